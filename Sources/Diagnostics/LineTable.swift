/// Where the lines of a text begin, so that byte offsets can be shown as lines and columns.
package struct LineTable: Sendable {
  private let utf8: [UInt8]
  /// Where each line begins.
  package let starts: [Int]
  /// How many Unicode scalars begin before each block of bytes: lines can be very long.
  private let scalarsBefore: [Int]
  /// Whether every byte is a scalar of its own, as in most texts.
  private let isASCII: Bool
  /// Whether there is nothing but printable ASCII and line feeds.
  package let isPlain: Bool

  private static let blockSize = 4096

  package init(of file: SourceFile) {
    var (starts, scalarsBefore) = ([0], [0])
    var scalars = 0
    var isPlain = true
    file.bytes.withUnsafeBufferPointer { bytes in
      starts.reserveCapacity(bytes.count / 32)
      for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
        if start > 0 { scalarsBefore.append(scalars) }
        let block = start..<min(start + Self.blockSize, bytes.count)
        scalars += Self.survey(block, of: bytes, lineStarts: &starts, isPlain: &isPlain)
      }
    }
    utf8 = file.bytes
    self.starts = starts
    self.scalarsBefore = scalarsBefore
    isASCII = scalars == utf8.count
    self.isPlain = isPlain
  }

  /// How many lines the text has; an empty text has one.
  package var lineCount: Int { starts.count }

  /// The line and column of a byte offset; an offset behind the end is the end.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    let line = lineIndex(of: offset)
    return SourcePosition(line: line + 1, column: scalars(in: starts[line]..<offset) + 1)
  }

  /// The bytes of a line without its line break; lines count from 1.
  package func bytes(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    let end = line < starts.count ? starts[line] : utf8.count
    let lineBreak = utf8[start..<end].reversed().prefix { $0 == 0x0A || $0 == 0x0D }
    return start..<end - lineBreak.count
  }

  /// The words of a line without its line break; lines count from 1.
  package func text(ofLine line: Int) -> String {
    String(decoding: utf8[bytes(ofLine: line)], as: UTF8.self)
  }

  /// Short spans are counted, long ones looked up.
  private func scalars(in range: Range<Int>) -> Int {
    if isASCII { return range.count }
    if range.count <= Self.blockSize { return scalarCount(in: range) }
    return scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    let block = min(offset / Self.blockSize, scalarsBefore.count - 1)
    return scalarsBefore[block] + scalarCount(in: block * Self.blockSize..<offset)
  }

  private func scalarCount(in range: Range<Int>) -> Int {
    utf8.withUnsafeBufferPointer { bytes in
      range.reduce(0) { Self.beginsScalar(bytes[$1]) ? $0 + 1 : $0 }
    }
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How many scalars begin in a part of a text; adds the lines that begin behind its line breaks,
  /// and notes what is neither printable ASCII nor a line feed.
  private static func survey(
    _ part: Range<Int>,
    of utf8: UnsafeBufferPointer<UInt8>,
    lineStarts: inout [Int],
    isPlain: inout Bool
  ) -> Int {
    var scalars = 0
    var offset = part.lowerBound
    while offset < part.upperBound {
      let end = utf8.endOfPrintableRun(in: offset..<part.upperBound)
      scalars += end - offset
      offset = end + 1
      guard end < part.upperBound else { break }
      if utf8[end] != UInt8(ascii: "\n") { isPlain = false }
      if breaksLine(utf8[end], before: offset < utf8.count ? utf8[offset] : 0) {
        lineStarts.append(offset)
      }
      if beginsScalar(utf8[end]) { scalars += 1 }
    }
    return scalars
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool {
    byte & 0xC0 != 0x80
  }

  private static func breaksLine(_ byte: UInt8, before next: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
  }
}
