/// The line that begins a block scalar: `|`, `>-`, `|2+`.
struct BlockHeader {
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
