/// Where the lines of a text begin, so that byte offsets can be shown as lines and columns.
package struct LineTable: Sendable {
  private let utf8: [UInt8]
  /// Whether its lines may be shown.
  package private(set) var isQuotable = true
  /// Where each line begins.
  private let starts: [Int]
  /// How many Unicode scalars begin before each block of bytes: lines can be very long.
  private let scalarsBefore: [Int]

  private static let blockSize = 4096

  /// Those of a file are counted once.
  package init(of file: SourceFile) {
    self = file.lines.value
    isQuotable = file.isQuotable
  }

  init(of bytes: [UInt8]) {
    utf8 = bytes
    starts = Self.starts(in: bytes.span)
    scalarsBefore = Self.scalarsBefore(in: bytes.span)
  }

  private static func starts(in bytes: Span<UInt8>) -> [Int] {
    var starts = [0]
    for offset in bytes.indices where bytes[offset] <= UInt8(ascii: "\r") {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      switch (bytes[offset], next) {
      case (UInt8(ascii: "\r"), UInt8(ascii: "\n")): continue
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _): starts.append(offset + 1)
      default: continue
      }
    }
    return starts
  }

  private static func scalarsBefore(in bytes: Span<UInt8>) -> [Int] {
    var counts = [0]
    var scalars = 0
    for block in stride(from: blockSize, to: bytes.count, by: blockSize) {
      for offset in block - blockSize..<block where bytes[offset].beginsScalar { scalars += 1 }
      counts.append(scalars)
    }
    return counts
  }

  /// How many lines the text has; an empty text has one.
  package var lineCount: Int { starts.count }

  /// The line and column of a byte offset; an offset behind the end is the end.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    let line = starts.partitioningIndex { $0 > offset } - 1
    return SourcePosition(line: line + 1, column: scalars(in: starts[line]..<offset) + 1)
  }

  /// The bytes of a line without its line break; lines count from 1.
  package func bytes(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    let end = line < starts.count ? starts[line] : utf8.count
    let lineBreak = utf8[start..<end].reversed().prefix { $0 == 0x0A || $0 == 0x0D }
    return start..<end - lineBreak.count
  }

  /// The words of a line without its line break, where they may be shown; lines count from 1.
  package func text(ofLine line: Int) -> String {
    isQuotable ? String(decoding: utf8[bytes(ofLine: line)], as: UTF8.self) : ""
  }

  /// Short spans are counted, long ones looked up.
  private func scalars(in range: Range<Int>) -> Int {
    if range.count <= Self.blockSize { return utf8[range].count(where: \.beginsScalar) }
    return scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    let block = min(offset / Self.blockSize, scalarsBefore.count - 1)
    return scalarsBefore[block] + scalars(in: block * Self.blockSize..<offset)
  }
}

/// A line and a column, both from 1; columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension UInt8 {
  /// Whether a Unicode scalar begins with it in UTF-8.
  package var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
