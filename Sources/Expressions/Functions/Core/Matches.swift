extension Function {
  static let matches = Function(
    name: "matches",
    summary: "Whether the pattern (RE2 syntax) is found somewhere in the text.",
    example: "'Sign in with Apple'.matches('^Sign (in|up) with')",
    overloads: [
      Overload([.string, .string], result: .boolean, cost: .searching, body: { search($0) }),
      Overload(on: .string, [.string], result: .boolean, cost: .searching, body: { search($0) }),
    ]
  )

  private static func search(_ arguments: Arguments) -> Value {
    guard let text = arguments.text(0), let written = arguments.text(1) else {
      return arguments.mismatch
    }
    do {
      let pattern = try Pattern(written)
      let (steps, overflows) = text.utf8.count.multipliedReportingOverflow(by: pattern.size)
      guard !overflows, steps / 10 <= arguments.room else { return arguments.tooLarge }
      return .boolean(pattern.matches(text))
    } catch {
      return .error(EvaluationError(.badPattern, "'\(written)' is no pattern: \(error.reason)"))
    }
  }
}
