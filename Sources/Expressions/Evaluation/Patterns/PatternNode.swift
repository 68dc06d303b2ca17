/// A part of a pattern.
indirect enum PatternNode {
  case empty
  case set(ScalarSet)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// No maximum if nil.
  case repetition(PatternNode, minimum: Int, maximum: Int?)
  case assertion(PatternAssertion)
}

/// Something that must hold between two characters.
enum PatternAssertion {
  case textStart
  case textEnd
  case lineStart
  case lineEnd
  case wordBoundary
  case noWordBoundary

  /// Whether it holds there; nil stands for the ends of the text.
  func holds(between previous: Unicode.Scalar?, and next: Unicode.Scalar?) -> Bool {
    switch self {
    case .textStart: previous == nil
    case .textEnd: next == nil
    case .lineStart: previous == nil || previous == "\n"
    case .lineEnd: next == nil || next == "\n"
    case .wordBoundary: Self.isWord(previous) != Self.isWord(next)
    case .noWordBoundary: Self.isWord(previous) == Self.isWord(next)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.isASCII else { return false }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return byte.isLetter || byte.isDigit
  }
}
