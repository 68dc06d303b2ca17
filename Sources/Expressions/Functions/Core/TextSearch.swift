extension Function {
  static let containsText = Function(
    name: "contains",
    on: .string,
    parameters: [.string],
    result: .boolean,
    summary: "Whether the other text is somewhere in the text.",
    example: "'Sign in with Apple'.contains('Apple')",
    cost: .searching
  ) { arguments in
    guard let text = arguments.text(0), let part = arguments.text(1) else {
      return arguments.mismatch
    }
    return .boolean(ByteSearch.first(of: Array(part.utf8), in: Array(text.utf8)) != nil)
  }

  static let startsWith = Function(
    name: "startsWith",
    on: .string,
    parameters: [.string],
    result: .boolean,
    summary: "Whether the text begins with the other.",
    example: "'Sign in with Apple'.startsWith('Sign in')"
  ) { arguments in
    guard let text = arguments.text(0), let part = arguments.text(1) else {
      return arguments.mismatch
    }
    return .boolean(text.utf8.starts(with: part.utf8))
  }

  static let endsWith = Function(
    name: "endsWith",
    on: .string,
    parameters: [.string],
    result: .boolean,
    summary: "Whether the text ends with the other.",
    example: "'Sign in with Apple'.endsWith('Apple')"
  ) { arguments in
    guard let text = arguments.text(0), let part = arguments.text(1) else {
      return arguments.mismatch
    }
    return .boolean(text.utf8.suffix(part.utf8.count).elementsEqual(part.utf8))
  }
}
