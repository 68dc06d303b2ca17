// Texts of whole lines, after `|` and `>`.
extension DirectReader {
  /// Reads a block scalar from its `|` or `>`, inside a collection of an indentation.
  mutating func blockScalar(inside indent: Int) throws(UnsupportedSyntax) -> DocumentNode {
    let start = position
    let style: ScalarStyle = byte() == UInt8(ascii: "|") ? .literal : .folded
    position += 1
    let chomping = byte()
    if chomping == UInt8(ascii: "-") || chomping == UInt8(ascii: "+") { position += 1 }
    skipSpaces()
    guard position < limit, bytes[position] == UInt8(ascii: "\n") else { throw UnsupportedSyntax() }
    position += 1
    lineStart = position

    text = []
    var margin: Int?
    var lineBreaks = skipMargin(&margin, inside: indent)
    var isBehindLine = false
    var wasIndented = false
    while column == margin, position < limit {
      let isIndented = bytes[position] == UInt8(ascii: " ")
      let isFolded = style == .folded && !wasIndented && !isIndented
      if isBehindLine, !isFolded { text.append(UInt8(ascii: "\n")) }
      if isBehindLine, isFolded, lineBreaks == 0 { text.append(UInt8(ascii: " ")) }
      text += repeatElement(UInt8(ascii: "\n"), count: lineBreaks)
      wasIndented = isIndented
      isBehindLine = takeLine()
      lineBreaks = skipMargin(&margin, inside: indent)
    }
    if isBehindLine, chomping != UInt8(ascii: "-") { text.append(UInt8(ascii: "\n")) }
    if chomping == UInt8(ascii: "+") {
      text += repeatElement(UInt8(ascii: "\n"), count: lineBreaks)
    }
    return scalar(style, text, bytes: start..<endOfText(from: start))
  }

  /// Adds the rest of the line to the text; answers whether a line break ends it.
  private mutating func takeLine() -> Bool {
    let start = position
    position = endOfLine
    text += bytes[start..<position]
    guard position < limit else { return false }
    position += 1
    lineStart = position
    return true
  }

  /// Steps over empty lines and the margin of the next one; answers how many lines were empty.
  ///
  /// Unless the margin is known, the first line that isn't empty tells it.
  private mutating func skipMargin(_ margin: inout Int?, inside indent: Int) -> Int {
    var lineBreaks = 0
    var widest = 0
    while true {
      while margin.map({ column < $0 }) ?? true, byte() == UInt8(ascii: " ") { position += 1 }
      widest = max(widest, column)
      guard position < limit, bytes[position] == UInt8(ascii: "\n") else { break }
      position += 1
      lineStart = position
      lineBreaks += 1
    }
    if margin == nil { margin = max(widest, indent + 1, 1) }
    return lineBreaks
  }

  /// Where what was read ends, without blanks and empty lines.
  private func endOfText(from start: Int) -> Int {
    var end = position
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return end
  }
}
