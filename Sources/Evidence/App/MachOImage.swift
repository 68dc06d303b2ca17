internal import Diagnostics

/// The code of one platform in a Mach-O file: what its commands say; tables are read when somebody
/// asks for them.
struct MachOImage: Sendable {
  struct Section: Sendable {
    let segment: String
    let name: String
    let offset: Int
    let size: Int
  }

  /// A part of the file as it lies in memory.
  struct Segment: Sendable {
    let address: Int
    let offset: Int
    let size: Int
  }

  /// Commands that lead to tables, each of which an image has once at most.
  enum Table: Int {
    case symbols = 0x2
    case symbolRanges = 0xb
    case codeSignature = 0x1d
    case dyldInfo = 0x22
    case dyldInfoOnly = 0x8000_0022
    case chainedFixups = 0x8000_0034
  }

  let file: ByteSource
  private(set) var sections: [Section] = []
  private(set) var segments: [Segment] = []
  /// The paths of the libraries that it is linked with.
  private(set) var libraries: [String] = []
  /// A number of `LC_BUILD_VERSION`: 2 is iOS, 7 its simulator, 6 Catalyst.
  private(set) var platform: Int?
  /// Its code can't be read, as in what comes from the App Store.
  private(set) var isEncrypted = false
  /// What commands say of tables.
  private(set) var tables: [Table: ByteTable] = [:]

  private static let arm64 = 0x0100_000c
  private static let largestCommands = 1 << 20
  private static let mostSlices = 30
  /// No address is higher, so that a sum of two is a number as well.
  private static let highest = 1 << 48

  /// The image for phones, of a file with one or several.
  init(of file: ByteSource) throws(AppMistake) {
    let head = try file.table("mach_header", count: min(4, file.count), isBigEndian: true)
    switch try head.number(at: 0) {
    case 0xcffa_edfe: self = try Self(thin: file)
    case 0xcefa_edfe, 0xfeed_face: throw AppMistake(Message(.onlyOldCode))
    case 0xcafe_babe: self = try Self(thin: try Self.slice(of: file, isWide: false))
    case 0xcafe_babf: self = try Self(thin: try Self.slice(of: file, isWide: true))
    default: throw AppMistake(Message(.notAnExecutable))
    }
  }

  private static func slice(of file: ByteSource, isWide: Bool) throws(AppMistake) -> ByteSource {
    let name = "fat_header"
    let size = isWide ? 32 : 20
    let head = try file.table(name, count: min(8, file.count), isBigEndian: true)
    let count = try head.number(at: 4)
    // What Java writes has the same magic, and its version here.
    guard 1...mostSlices ~= count else { throw AppMistake(Message(.notAnExecutable)) }
    let table = try file.table(name, at: 8, count: count * size, isBigEndian: true)
    var slices: [(kind: Int, bytes: Range<Int>)] = []
    for entry in stride(from: 0, to: count * size, by: size) {
      let offset = try table.number(at: entry + 8, size: isWide ? 8 : 4)
      let length = try table.number(at: entry + (isWide ? 16 : 12), size: isWide ? 8 : 4)
      guard offset >= 8 + count * size, offset <= file.count, length <= file.count - offset else {
        throw table.broken
      }
      slices.append((try table.number(at: entry), offset..<offset + length))
    }
    let sorted = slices.map(\.bytes).sorted { $0.lowerBound < $1.lowerBound }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.upperBound > next.lowerBound {
      throw table.broken
    }
    // The upper byte says 64 bits.
    let wide = slices.filter { $0.kind >> 24 == 1 }
    guard let best = wide.first(where: { $0.kind == arm64 }) ?? wide.first else {
      throw AppMistake(Message(.onlyOldCode))
    }
    return try file.part(at: best.bytes.lowerBound, count: best.bytes.count, of: name)
  }

  private init(thin file: ByteSource) throws(AppMistake) {
    self.file = file
    let header = try file.table("mach_header", count: min(32, file.count))
    guard try header.number(at: 0) == 0xfeed_facf else {
      throw AppMistake(Message(.notAnExecutable))
    }
    let count = try header.number(at: 16)
    let size = try header.number(at: 20)
    let commands = try file.table("LC", at: 32, count: size, limit: Self.largestCommands)
    var start = 0
    for _ in 0..<count {
      let length = try commands.number(at: start + 4)
      guard length >= 8, length <= commands.count - start else { throw commands.broken }
      let bytes = Array(commands.bytes[start..<start + length])
      try read(
        try commands.number(at: start),
        ByteTable(bytes: bytes, name: "LC \(String(try commands.number(at: start), radix: 16))"))
      start += length
    }
  }

  private mutating func read(_ kind: Int, _ command: ByteTable) throws(AppMistake) {
    if let table = Table(rawValue: kind) {
      guard tables.updateValue(command, forKey: table) == nil else { throw command.broken }
    }
    switch kind {
    case 0x19: try readSegment(command)
    case 0xc, 0x20, 0x8000_0018, 0x8000_001f, 0x8000_0023:
      libraries.append(try command.text(at: try command.number(at: 8)))
    case 0x25: platform = platform ?? 2
    case 0x32: platform = try command.number(at: 8)
    case 0x2c: isEncrypted = try command.number(at: 16) != 0
    default: break
    }
  }

  private mutating func readSegment(_ command: ByteTable) throws(AppMistake) {
    let address = try command.number(at: 24, size: 8)
    guard address <= Self.highest else { throw command.broken }
    segments.append(
      Segment(
        address: address, offset: try command.number(at: 40, size: 8),
        size: try command.number(at: 48, size: 8)))
    let count = try command.number(at: 64)
    guard count <= (command.count - 72) / 80 else { throw command.broken }
    for start in stride(from: 72, to: 72 + count * 80, by: 80) {
      // Three kinds have no bytes in the file, only zeros in memory.
      let kind = try command.number(at: start + 64, size: 1)
      let isEmpty = kind == 1 || kind == 0xc || kind == 0x12
      sections.append(
        Section(
          segment: try command.text(at: start + 16, upTo: start + 32),
          name: try command.text(at: start, upTo: start + 16),
          offset: try command.number(at: start + 48),
          size: isEmpty ? 0 : try command.number(at: start + 40, size: 8)))
    }
  }

  /// The bytes to which a command leads by an offset and a size.
  func table(
    _ table: Table, _ name: String, at place: Int = 8, isBigEndian: Bool = false
  ) throws(AppMistake) -> ByteTable? {
    guard let command = tables[table] else { return nil }
    let offset = try command.number(at: place)
    let size = try command.number(at: place + 4)
    return size == 0 ? nil : try file.table(name, at: offset, count: size, isBigEndian: isBigEndian)
  }

  /// The bytes of a section; nil where there is none, or none of it in the file.
  func section(_ name: String, in segment: String) throws(AppMistake) -> ByteTable? {
    guard let section = sections.first(where: { $0.name == name && $0.segment.hasPrefix(segment) }),
      section.size > 0
    else { return nil }
    return try file.table(name, at: section.offset, count: section.size)
  }
}
