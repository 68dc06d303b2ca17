/// Texts that wait for what comes before them in a report, in lanes that are read one by one.
package protocol ReportSpool: AnyObject {
  func append(_ text: [UInt8], lane: Int)

  /// Hands over a lane in pieces of whole texts; false when one can't be read or isn't taken.
  func read(lane: Int, _ take: (ArraySlice<UInt8>) -> Bool) -> Bool
}

extension ReportSpool {
  func append(_ text: String, lane: Int) {
    append(Array(text.utf8), lane: lane)
  }
}

/// A spool in memory, for few results.
final class MemorySpool: ReportSpool {
  private var lanes: [Int: [UInt8]] = [:]

  func append(_ text: [UInt8], lane: Int) {
    lanes[lane, default: []] += text
  }

  func read(lane: Int, _ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    lanes[lane].map { take($0[...]) } ?? true
  }
}

/// Where a report goes, piece by piece.
package struct ReportOutput {
  private let take: (ArraySlice<UInt8>) -> Bool
  /// Whether everything could be read and was taken; after a failure nothing more is written.
  package private(set) var isComplete = true
  private var isBeforeItems = false

  package init(_ take: @escaping (ArraySlice<UInt8>) -> Bool) {
    self.take = take
  }

  mutating func write(_ text: String) {
    write(Array(text.utf8)[...])
  }

  mutating func write(_ bytes: ArraySlice<UInt8>) {
    guard isComplete, !bytes.isEmpty else { return }
    isComplete = take(isBeforeItems ? bytes.dropFirst() : bytes)
    isBeforeItems = false
  }

  /// Writes what waits in a lane.
  mutating func write(lane: Int, of spool: any ReportSpool) {
    read(lane, of: spool) { $0 }
  }

  /// Likewise, with words in place of their marks.
  mutating func write(lane: Int, of spool: any ReportSpool, _ word: (LateWord) -> String) {
    read(lane, of: spool) { LateWord.filledIn($0, with: word)[...] }
  }

  private mutating func read(
    _ lane: Int,
    of spool: any ReportSpool,
    _ text: (ArraySlice<UInt8>) -> ArraySlice<UInt8>
  ) {
    guard isComplete else { return }
    let isRead = spool.read(lane: lane) { piece in
      write(text(piece))
      return isComplete
    }
    note(isRead)
  }

  /// Notes whether what was to be written could be read.
  mutating func note(_ isRead: Bool) {
    isComplete = isComplete && isRead
  }

  /// What follows are items behind commas, of which the first has none before it.
  mutating func beginItems() {
    isBeforeItems = true
  }

  /// Whether there was an item.
  mutating func endItems() -> Bool {
    defer { isBeforeItems = false }
    return !isBeforeItems
  }
}

/// A word in a text that waits, which is known only when all descriptions are.
///
/// In the text a byte stands for it that no UTF-8 has, and what it is made from.
struct LateWord {
  /// How many-th thing of a name it is, where the name's group comes in several descriptions.
  let name: UInt64
  let group: UInt64
  /// The same among those of one description.
  let number: Int

  static let mark: UInt8 = 0xFF
  private static let size = 26

  init(name: UInt64, group: UInt64, number: Int) {
    self.name = name
    self.group = group
    self.number = number
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    func value(_ range: Range<Int>) -> UInt64 {
      range.reduce(0) { $0 << 7 | UInt64(bytes[bytes.startIndex + $1]) }
    }
    self.init(name: value(1..<11), group: value(11..<21), number: Int(value(21..<26)))
  }

  /// Seven bits in a byte, so that no other mark is among them.
  var bytes: [UInt8] {
    func digits(_ value: UInt64, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> UInt64(7 * (count - 1 - $0)) & 0x7F) }
    }
    return [Self.mark] + digits(name, 10) + digits(group, 10) + digits(UInt64(number), 5)
  }

  /// The text with words in place of the marks.
  static func filledIn(
    _ text: ArraySlice<UInt8>,
    with word: (LateWord) -> String
  ) -> [UInt8] {
    var filled: [UInt8] = []
    var rest = text
    while let start = rest.firstIndex(of: mark) {
      filled += rest[..<start]
      filled += word(LateWord(rest[start..<start + size])).utf8
      rest = rest[(start + size)...]
    }
    return filled + rest
  }
}

/// Tells apart what has the same name in several descriptions, by numbers from 1.
///
/// Eight bytes are kept for each group; names are counted only where a group comes again.
struct Numbering: Sendable {
  private var groups: Set<UInt64> = []
  private var repeated: Set<UInt64> = []

  /// Notes that a description has things of that group.
  mutating func note(_ group: UInt64) {
    if !groups.insert(group).inserted { repeated.insert(group) }
  }

  /// The number of each word, as they follow each other in a report.
  struct Count {
    fileprivate let repeated: Set<UInt64>
    private var numbers: [UInt64: Int] = [:]

    fileprivate init(_ repeated: Set<UInt64>) {
      self.repeated = repeated
    }

    mutating func next(_ word: LateWord) -> Int {
      guard repeated.contains(word.group) else { return word.number }
      numbers[word.name, default: 0] += 1
      return numbers[word.name] ?? 1
    }
  }

  var count: Count { Count(repeated) }
}
