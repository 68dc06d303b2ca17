internal import Diagnostics

/// Makes an editor's positions of the bytes of a text, and the other way round.
struct TextPositions: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding

  init(in file: SourceFile, _ encoding: PositionEncoding) {
    bytes = file.bytes
    lines = LineTable(of: file)
    self.encoding = encoding
  }

  func position(of offset: Int) -> LinePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.position(of: offset).line
    let start = lines.bytes(ofLine: line).lowerBound
    let units = bytes[start..<offset].reduce(0) { $0 + encoding.units(ofCharacterFrom: $1) }
    return LinePosition(line: line - 1, character: units)
  }

  func range(of span: Range<Int>) -> LineRange {
    LineRange(start: position(of: span.lowerBound), end: position(of: span.upperBound))
  }

  /// The range, or what of it stands in its first line: an editor underlines all of it.
  func rangeInOneLine(of span: Range<Int>) -> LineRange {
    let line = lines.bytes(ofLine: lines.position(of: span.lowerBound).line)
    let end = max(span.lowerBound, min(span.upperBound, line.upperBound))
    return range(of: span.lowerBound..<end)
  }

  /// The byte at a position; behind the end of a line, its end.
  func offset(of position: LinePosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.lineCount else { return bytes.count }
    let line = lines.bytes(ofLine: position.line + 1)
    var left = position.character
    for offset in line {
      let units = encoding.units(ofCharacterFrom: bytes[offset])
      if units > 0, left <= 0 { return offset }
      left -= units
    }
    return line.upperBound
  }

  /// The bytes of the line in which a byte stands, without its line break.
  func line(around offset: Int) -> Range<Int> {
    lines.bytes(ofLine: lines.position(of: offset).line)
  }
}

/// In what the columns of a line are counted.
enum PositionEncoding: String, CaseIterable, Sendable {
  case utf16 = "utf-16"
  case utf8 = "utf-8"
  case utf32 = "utf-32"

  /// How many of its units a character has that begins with a byte; none begin within one.
  func units(ofCharacterFrom byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A line and a column of it, both from 0, in an editor's units.
struct LinePosition: Hashable, Sendable {
  let line: Int
  let character: Int

  func writeMembers(to json: inout JSONWriter) {
    json.member("line", line)
    json.member("character", character)
  }
}

/// From one position to another.
struct LineRange: Hashable, Sendable {
  let start: LinePosition
  let end: LinePosition

  func writeMembers(to json: inout JSONWriter) {
    json.object("start", start.writeMembers)
    json.object("end", end.writeMembers)
  }
}
