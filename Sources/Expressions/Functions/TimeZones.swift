internal import Diagnostics

/// Where the rules of time zones come from: TZif data by the zone's name.
package struct TimeZones: Sendable {
  private let read: @Sendable (String) -> [UInt8]?

  /// The bytes of a zone's TZif file, or nil if there is no such zone.
  package init(_ read: @escaping @Sendable (String) -> [UInt8]?) { self.read = read }

  /// Knows UTC and fixed offsets such as `+01:00` only.
  package static let none = TimeZones { _ in nil }

  /// The zone of a name; a name that could lead out of the zones' folder is none.
  private func data(of name: String) -> [UInt8]? {
    let allowed = name.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || "+-/".utf8.contains(byte)
    }
    guard allowed, !name.isEmpty, name.utf8.count <= 64, !name.hasPrefix("/") else { return nil }
    return read(name)
  }
}

extension TimeZones {
  /// How many seconds the zone is ahead of UTC at a time; nil if there is no such zone.
  func offset(of zone: String, at seconds: Int64) -> Int64? {
    if zone == "UTC" || zone == "Z" || zone.isEmpty { return 0 }
    if let fixed = Self.fixedOffset(zone) { return fixed }
    return data(of: zone).flatMap { ZoneFile($0)?.offset(at: seconds) }
  }

  /// `+01:00`, `-02:30` or `02:00`.
  private static func fixedOffset(_ zone: String) -> Int64? {
    var reader = DigitReader(zone)
    let sign = reader.sign() ?? 1
    guard let seconds = reader.clock(), reader.isAtEnd else { return nil }
    return sign * seconds
  }
}

/// The rules of one time zone, as a TZif file has them (RFC 8536).
struct ZoneFile {
  private var transitions: [Int64] = []
  private var kinds: [UInt8] = []
  private var offsets: [Int64] = []
  private var footer: ZoneRule?

  /// Nil if the bytes aren't a TZif file.
  init?(_ bytes: [UInt8]) {
    guard var block = Block(bytes, at: 0, timeSize: 4) else { return nil }
    if block.version >= UInt8(ascii: "2") {
      guard let larger = Block(bytes, at: block.end, timeSize: 8) else { return nil }
      block = larger
    }
    for index in 0..<block.transitionCount {
      transitions.append(block.transition(index))
      kinds.append(block.kind(index))
    }
    for index in 0..<block.kindCount { offsets.append(block.offset(index)) }
    guard !offsets.isEmpty, kinds.allSatisfy({ Int($0) < offsets.count }) else { return nil }
    let rest = bytes[block.end...].drop { $0 == 0x0A }.prefix { $0 != 0x0A }
    footer = ZoneRule(String(decoding: rest, as: UTF8.self))
  }

  /// How many seconds the zone is ahead of UTC.
  func offset(at seconds: Int64) -> Int64 {
    guard let last = transitions.last else { return footer?.offset(at: seconds) ?? offsets[0] }
    if seconds >= last, let footer { return footer.offset(at: seconds) }
    let later = transitions.firstIndex { $0 > seconds } ?? transitions.count
    guard later > 0 else { return offsets[0] }
    return offsets[Int(kinds[later - 1])]
  }

  /// One of the two tables of a file, with times of 4 or of 8 bytes.
  private struct Block {
    let version: UInt8
    let transitionCount: Int
    let kindCount: Int
    let end: Int
    private let bytes: [UInt8]
    private let timeSize: Int
    private let start: Int

    init?(_ bytes: [UInt8], at position: Int, timeSize: Int) {
      guard bytes.count >= position + 44, bytes[position..<position + 4].elementsEqual("TZif".utf8)
      else { return nil }
      let counts = (0..<6).map { Self.number(bytes, at: position + 20 + $0 * 4, size: 4) }
      guard counts.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
      let sizes = [1, 1, timeSize + 4, timeSize + 1, 6, 1]
      start = position + 44
      end = zip(counts, sizes).reduce(start) { $0 + Int($1.0) * $1.1 }
      guard bytes.count >= end else { return nil }
      version = bytes[position + 4]
      transitionCount = Int(counts[3])
      kindCount = Int(counts[4])
      self.bytes = bytes
      self.timeSize = timeSize
    }

    func transition(_ index: Int) -> Int64 {
      Self.number(bytes, at: start + index * timeSize, size: timeSize)
    }

    func kind(_ index: Int) -> UInt8 { bytes[start + transitionCount * timeSize + index] }

    func offset(_ index: Int) -> Int64 {
      Self.number(bytes, at: start + transitionCount * (timeSize + 1) + index * 6, size: 4)
    }

    /// A big-endian number with a sign.
    private static func number(_ bytes: [UInt8], at position: Int, size: Int) -> Int64 {
      let negative = bytes[position] & 0x80 != 0
      return bytes[position..<position + size].reduce(negative ? -1 : 0) { $0 << 8 | Int64($1) }
    }
  }
}

/// What a zone does from some year on, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule {
  private let standard: Int64
  private var summer: Summer?

  private struct Summer {
    let offset: Int64
    let start: Day
    let end: Day
  }

  /// A day of every year and the second of it at which clocks change.
  fileprivate struct Day {
    let kind: Kind
    let second: Int64

    enum Kind {
      case monthWeek(month: Int64, week: Int64, weekday: Int64)
      /// From 1, February 29 never counted.
      case julian(Int64)
      /// From 0.
      case dayOfYear(Int64)
    }
  }

  init?(_ text: String) {
    var reader = DigitReader(text)
    guard Self.skipName(&reader), let offset = Self.time(&reader) else { return nil }
    standard = -offset
    guard !reader.isAtEnd else { return }
    guard Self.skipName(&reader) else { return nil }
    var summerOffset = standard + 3600
    if reader.next != UInt8(ascii: ",") {
      guard let offset = Self.time(&reader) else { return nil }
      summerOffset = -offset
    }
    guard let start = Self.day(&reader), let end = Self.day(&reader), reader.isAtEnd else {
      return nil
    }
    summer = Summer(offset: summerOffset, start: start, end: end)
  }

  /// How many seconds the zone is ahead of UTC.
  func offset(at seconds: Int64) -> Int64 {
    guard let summer else { return standard }
    let year = CalendarDate(
      daysSince1970: (seconds + standard).flooredDivision(by: 86_400).quotient
    ).year
    let start = summer.start.second(of: year) - standard
    let end = summer.end.second(of: year) - summer.offset
    let isSummer =
      start < end ? seconds >= start && seconds < end : seconds >= start || seconds < end
    return isSummer ? summer.offset : standard
  }

  private static func skipName(_ reader: inout DigitReader) -> Bool {
    if reader.skip(UInt8(ascii: "<")) {
      while let byte = reader.take() { if byte == UInt8(ascii: ">") { return true } }
      return false
    }
    var count = 0
    while let byte = reader.next, byte.isLetter {
      _ = reader.take()
      count += 1
    }
    return count >= 3
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  private static func time(_ reader: inout DigitReader) -> Int64? {
    let sign = reader.sign() ?? 1
    guard var total = number(&reader) else { return nil }
    total *= 3600
    for unit in [60, 1] as [Int64] where reader.skip(UInt8(ascii: ":")) {
      guard let part = number(&reader) else { return nil }
      total += part * unit
    }
    return sign * total
  }

  private static func number(_ reader: inout DigitReader) -> Int64? {
    let digits = reader.digits()
    guard (1...3).contains(digits.count) else { return nil }
    return Int64(String(decoding: digits, as: UTF8.self))
  }

  private static func day(_ reader: inout DigitReader) -> Day? {
    guard reader.skip(UInt8(ascii: ",")), let kind = kind(&reader) else { return nil }
    guard reader.skip(UInt8(ascii: "/")) else { return Day(kind: kind, second: 7200) }
    return time(&reader).map { Day(kind: kind, second: $0) }
  }

  private static func kind(_ reader: inout DigitReader) -> Day.Kind? {
    if reader.skip(UInt8(ascii: "J")) { return number(&reader).map(Day.Kind.julian) }
    guard reader.skip(UInt8(ascii: "M")) else { return number(&reader).map(Day.Kind.dayOfYear) }
    guard let month = number(&reader), (1...12).contains(month), reader.skip(UInt8(ascii: ".")),
      let week = number(&reader), (1...5).contains(week), reader.skip(UInt8(ascii: ".")),
      let weekday = number(&reader), (0...6).contains(weekday)
    else { return nil }
    return .monthWeek(month: month, week: week, weekday: weekday)
  }
}

extension ZoneRule.Day {
  /// The local second since 1970 at which clocks change in a year.
  fileprivate func second(of year: Int64) -> Int64 { day(of: year) * 86_400 + second }

  private func day(of year: Int64) -> Int64 {
    let first = CalendarDate(year: year, month: 1, day: 1).daysSince1970
    switch kind {
    case .dayOfYear(let day): return first + day
    case .julian(let day): return first + day - 1 + (CalendarDate.isLeap(year) && day >= 60 ? 1 : 0)
    case .monthWeek(let month, let week, let weekday):
      let start = CalendarDate(year: year, month: month, day: 1).daysSince1970
      let startWeekday = (start + 4).flooredDivision(by: 7).remainder
      var offset = (weekday - startWeekday).flooredDivision(by: 7).remainder + (week - 1) * 7
      if offset >= CalendarDate.days(inMonth: month, of: year) { offset -= 7 }
      return start + offset
    }
  }
}
