/// Goes through a block scalar once, with its lines indented by a known number of spaces.
struct BlockScalarPass {
  private let source: ScalarSource
  private let header: BlockHeader
  private let indentation: Int
  private var output: ScalarTrace
  private var position: Int
  /// The break behind the last line with words on it, and those of the empty lines after it.
  private var lineBreak: LineBreak?
  private var emptyLines: [LineBreak] = []

  init(of source: ScalarSource, header: BlockHeader, indentation: Int) {
    self.source = source
    self.header = header
    self.indentation = indentation
    output = ScalarTrace(of: source)
    position = header.end
  }

  /// Goes through the scalar; nil as soon as its value turns out to be another one.
  mutating func trace(of value: [UInt8]) -> ScalarTrace? {
    var wasBlank = false
    while findWords() {
      let isBlank = source.isBlank(position)
      join(isFolded: !header.isLiteral && !wasBlank && !isBlank)
      wasBlank = isBlank
      let end = source.endOfLine(from: position)
      let start = output.value.count
      output.copy(position..<end)
      guard value.dropFirst(start).starts(with: output.value[start...]) else { return nil }
      position = end
      lineBreak = source.lineBreak(at: position)
      position = lineBreak?.range.upperBound ?? position
    }
    if header.chomping != .strip, let lineBreak { output.put([lineBreak]) }
    if header.chomping == .keep { output.put(emptyLines) }
    return output.value == value ? output : nil
  }

  /// Steps over empty lines and the indentation of the next one; whether it has something on it.
  private mutating func findWords() -> Bool {
    while true {
      let start = position
      while position < start + indentation, source[position] == UInt8(ascii: " ") { position += 1 }
      guard let lineBreak = source.lineBreak(at: position) else {
        return position == start + indentation && position < source.bytes.count
      }
      emptyLines.append(lineBreak)
      position = lineBreak.range.upperBound
    }
  }

  /// Puts the breaks since the last words: between two folded lines a single one is a space.
  private mutating func join(isFolded: Bool) {
    if let lineBreak, isFolded, !lineBreak.isKept {
      let space = lineBreak.range.lowerBound..<position
      if emptyLines.isEmpty { output.put([UInt8(ascii: " ")], for: space) }
    } else if let lineBreak {
      output.put([lineBreak])
    }
    output.put(emptyLines)
    emptyLines = []
    lineBreak = nil
  }
}
