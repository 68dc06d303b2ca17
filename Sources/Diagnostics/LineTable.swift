/// Where the lines of a text begin, so that byte offsets can be shown as lines and columns.
package struct LineTable: Sendable {
  private let text: String
  private let starts: [Int]

  package init(of file: SourceFile) {
    self.text = file.text
    self.starts = Self.lineStarts(in: file.text)
  }

  /// How many lines the text has; an empty text has one.
  package var lineCount: Int { starts.count }

  /// The line and column of a byte offset; an offset behind the end is the end.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), text.utf8.count)
    let line = lineIndex(of: offset)
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: starts[line])
    let end = utf8.index(utf8.startIndex, offsetBy: offset)
    let scalars = utf8[start..<end].count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: line + 1, column: scalars + 1)
  }

  /// The bytes of a line without its line break; lines count from 1.
  package func bytes(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : text.utf8.count
    let utf8 = text.utf8
    while end > start {
      let last = utf8[utf8.index(utf8.startIndex, offsetBy: end - 1)]
      guard last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") else { break }
      end -= 1
    }
    return start..<end
  }

  /// The words of a line without its line break; lines count from 1.
  package func text(ofLine line: Int) -> String {
    let bytes = bytes(ofLine: line)
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: bytes.upperBound)
    return String(decoding: utf8[start..<end], as: UTF8.self)
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

  private static func lineStarts(in text: String) -> [Int] {
    var starts = [0]
    var previous: UInt8 = 0
    for (offset, byte) in text.utf8.enumerated() {
      if previous == UInt8(ascii: "\n")
        || (previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n"))
      {
        starts.append(offset)
      }
      previous = byte
    }
    if previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r") {
      starts.append(text.utf8.count)
    }
    return starts
  }
}
