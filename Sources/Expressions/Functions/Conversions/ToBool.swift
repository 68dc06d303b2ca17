extension Function {
  static let toBool = Function(
    name: "bool",
    summary: "Whether the text says true or false.",
    example: "bool('true')",
    overloads: [ValueType.boolean, .string].map {
      Overload([$0], result: .boolean, body: { answer($0) })
    }
  )

  private static func answer(_ arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .boolean: return arguments[0].value
    case .string("1"), .string("t"), .string("true"), .string("TRUE"), .string("True"):
      return .boolean(true)
    case .string("0"), .string("f"), .string("false"), .string("FALSE"), .string("False"):
      return .boolean(false)
    case .string(let text): return .unconvertible("'\(text)' is neither true nor false")
    default: return arguments.mismatch
    }
  }
}
