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
      guard bytes.count >= position + 44,
        bytes[position..<position + 4].elementsEqual("TZif".utf8)
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

    func kind(_ index: Int) -> UInt8 {
      bytes[start + transitionCount * timeSize + index]
    }

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
