extension Function {
  static let toText = Function(
    name: "string",
    summary: "The value as text.",
    example: "string(44) == '44'",
    overloads: [
      ValueType.string, .boolean, .integer, .unsigned, .double, .bytes, .timestamp, .duration,
    ].map { Overload([$0], result: .string, body: { text($0) }) }
  )

  static let toBytes = Function(
    name: "bytes",
    summary: "The text in UTF-8.",
    example: "bytes('a') == b'a'",
    overloads: [ValueType.bytes, .string].map {
      Overload([$0], result: .bytes, body: { bytes($0) })
    }
  )

  private static func text(_ arguments: Arguments) -> Value {
    if let bytes = arguments.bytes(0) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return .unconvertible("the bytes are not UTF-8")
      }
      return .string(text)
    }
    return TextForm.text(of: arguments[0].value).map(Value.string) ?? arguments.mismatch
  }

  private static func bytes(_ arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .bytes: arguments[0].value
    case .string(let text): .bytes(ContiguousArray(text.utf8))
    default: arguments.mismatch
    }
  }
}
