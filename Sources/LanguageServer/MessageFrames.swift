/// Cuts what an editor sends into messages: a header with a length, an empty line, the body.
///
/// What can't be a message is told, and with it what came behind is left out.
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
    start = 0
    return frames
  }

  private mutating func next() -> Frame? {
    skipBody()
    guard let header = header() else {
      return bytes.count - start > Self.longestHeader ? lose("a header without an end") : nil
    }
    guard let length = Self.length(in: bytes[header.lines]) else {
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
    start = bytes.count
    return .malformed(reason)
  }

  /// Where the lines of a header are, and where the body begins.
  private func header() -> (lines: Range<Int>, end: Int)? {
    let end = min(bytes.count, start + Self.longestHeader)
    for offset in start..<end where bytes[offset] == UInt8(ascii: "\n") {
      let before = bytes[start..<offset].last { $0 != UInt8(ascii: "\r") }
      if before == nil || before == UInt8(ascii: "\n") { return (start..<offset, offset + 1) }
    }
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
