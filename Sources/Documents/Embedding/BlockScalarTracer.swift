/// Traces scalars written in lines of their own after `|` or `>`.
struct BlockScalarTracer {
  private let source: ScalarSource
  private let header: BlockHeader

  init(of source: ScalarSource) {
    self.source = source
    self.header = BlockHeader(in: source)
  }

  /// The trace that gives the value.
  ///
  /// A number in the header counts from the indentation of the mapping around, so it is tried out.
  func trace(of value: [UInt8]) -> ScalarTrace? {
    let longest = max(1, longestIndentation)
    let least = header.indentation ?? longest
    for indentation in least...max(least, min(longest, least + Self.deepestIndentation)) {
      var pass = BlockScalarPass(of: source, header: header, indentation: indentation)
      if let trace = pass.trace(of: value) { return trace }
    }
    return nil
  }

  private static let deepestIndentation = 100

  /// That of the first line with words on it, or of a longer empty line before it.
  private var longestIndentation: Int {
    var longest = 0
    var position = header.end
    while position < source.bytes.count {
      let start = position
      while source[position] == UInt8(ascii: " ") { position += 1 }
      longest = max(longest, position - start)
      guard let lineBreak = source.lineBreak(at: position) else { break }
      position = lineBreak.range.upperBound
    }
    return longest
  }
}

/// Goes through a block scalar once, with its lines indented by a known number of spaces.
private struct BlockScalarPass {
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

/// The line that begins a block scalar: `|`, `>-`, `|2+`.
private struct BlockHeader {
  /// What happens to the line breaks at the end.
  enum Chomping {
    /// None stays, after `-`.
    case strip
    /// One stays.
    case clip
    /// All stay, after `+`.
    case keep
  }

  let isLiteral: Bool
  /// The number in it.
  let indentation: Int?
  let chomping: Chomping
  /// Where the line behind it begins.
  let end: Int

  init(in source: ScalarSource) {
    let lineEnd = source.endOfLine(from: 0)
    let indicators = source.bytes[..<lineEnd].dropFirst().prefix { !(0x00...0x20).contains($0) }
    isLiteral = source.first == UInt8(ascii: "|")
    indentation =
      indicators.lazy
      .compactMap { Character(Unicode.Scalar($0)).wholeNumberValue }.first
    chomping =
      indicators.contains(UInt8(ascii: "-"))
      ? .strip : indicators.contains(UInt8(ascii: "+")) ? .keep : .clip
    end = source.lineBreak(at: lineEnd)?.range.upperBound ?? lineEnd
  }
}
