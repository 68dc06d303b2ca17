extension Function {
  static let charAt = Function(
    name: "charAt",
    on: .string,
    parameters: [.integer],
    result: .string,
    summary: "The character at a position, from 0; empty at the very end.",
    example: "'Apple'.charAt(0) == 'A'"
  ) { arguments in
    guard let text = arguments.text(0), let position = arguments.integer(1) else {
      return arguments.mismatch
    }
    let scalars = Array(text.unicodeScalars)
    guard let index = Int(exactly: position), (0...scalars.count).contains(index) else {
      return .outside(position)
    }
    return .string(index == scalars.count ? "" : String(scalars[index]))
  }
}

extension Value {
  /// The error of a position that a text doesn't have.
  static func outside(_ position: Int64) -> Value {
    .error(EvaluationError(.indexOutOfBounds, "the text has no position \(position)"))
  }
}
