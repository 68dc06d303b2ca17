/// Cuts what an editor sends into messages: a header with a length, an empty line, the body.
///
/// What can't be a message is told once; then everything is skipped up to the next header.
struct MessageFrames {
  enum Frame: Hashable {
    /// The body of a message.
    case body([UInt8])
    case malformed(String)
  }

  /// What came and wasn't handed over, from `start` on.
  private var bytes: [UInt8] = []
  private var start = 0
  /// How much of a body that is too long is still to come.
  private var skipped = 0
  /// A header was no header: the next one has to be looked for.
  private var isLost = false
  /// No header ends before this.
  private var searched = 0
  private let longestBody: Int

  private static let longestHeader = 4096
  private static let lengthName = "content-length:"

  init(longestBody: Int) { self.longestBody = longestBody }

  /// The messages that are whole now.
  mutating func take(_ more: [UInt8]) -> [Frame] {
    bytes += more
    var frames: [Frame] = []
    while let frame = next() { frames.append(frame) }
    bytes.removeFirst(start)
    searched -= start
    start = 0
    return frames
  }

  private mutating func next() -> Frame? {
    skipBody()
    guard !isLost || findHeader() else { return nil }
    guard let header = header() else {
      guard bytes.count - start > Self.longestHeader else { return nil }
      start += 1
      return lose("a header without an end")
    }
    guard let length = Self.length(in: bytes[header.lines]) else {
      start = header.end
      return lose("a header without Content-Length")
    }
    guard length <= longestBody else {
      (start, skipped) = (header.end, length)
      return .malformed("a message of more than \(longestBody) bytes")
    }
    guard bytes.count - header.end >= length else { return nil }
    start = header.end + length
    return .body(Array(bytes[header.end..<start]))
  }

  private mutating func skipBody() {
    let gone = min(skipped, bytes.count - start)
    start += gone
    skipped -= gone
  }

  private mutating func lose(_ reason: String) -> Frame {
    isLost = true
    return .malformed(reason)
  }

  /// Goes to the next header; without one, only what may be its beginning is kept.
  private mutating func findHeader() -> Bool {
    let name = Array(Self.lengthName.utf8)
    while bytes.count - start >= name.count {
      if bytes[start..<start + name.count].elementsEqual(name, by: { $0 | 0x20 == $1 | 0x20 }) {
        isLost = false
        return true
      }
      start += 1
    }
    return false
  }

  /// Where the lines of a header are, and where the body begins.
  private mutating func header() -> (lines: Range<Int>, end: Int)? {
    let end = min(bytes.count, start + Self.longestHeader)
    for offset in max(start, searched)..<end where bytes[offset] == UInt8(ascii: "\n") {
      let before = bytes[start..<offset].last { $0 != UInt8(ascii: "\r") }
      if before == nil || before == UInt8(ascii: "\n") { return (start..<offset, offset + 1) }
    }
    searched = end
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self).lowercased()
      guard text.hasPrefix(lengthName) else { continue }
      let value = text.dropFirst(lengthName.count).filter { $0 != " " && !$0.isNewline }
      return value.allSatisfy { $0.isASCII && $0.isNumber } ? Int(value) : nil
    }
    return nil
  }
}
