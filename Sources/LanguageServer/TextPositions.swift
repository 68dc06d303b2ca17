internal import Diagnostics

/// Makes an editor's positions of the bytes of a text, and the other way round.
struct TextPositions: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable

  init(in file: SourceFile) {
    bytes = file.bytes
    lines = LineTable(of: file)
  }

  func position(of offset: Int) -> LinePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.position(of: offset).line
    let start = lines.bytes(ofLine: line).lowerBound
    let units = bytes[start..<offset].reduce(0) { $0 + Self.units(ofCharacterFrom: $1) }
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
      let units = Self.units(ofCharacterFrom: bytes[offset])
      if units > 0, left <= 0 { return offset }
      left -= units
    }
    return line.upperBound
  }

  /// The bytes of the line in which a byte stands, without its line break.
  func line(around offset: Int) -> Range<Int> {
    lines.bytes(ofLine: lines.position(of: offset).line)
  }

  /// How many units of UTF-16 a character has that begins with a byte; none begin within one.
  private static func units(ofCharacterFrom byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}

/// A line and a column of it, both from 0, in UTF-16 as every editor counts.
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
