extension Function {
  static let quote = Function(
    name: "strings.quote",
    parameters: [.string],
    result: .string,
    summary: "The text in quotes, with escapes for what could not be seen.",
    example: #"strings.quote('Apple') == '\"Apple\"'"#
  ) { arguments in
    guard let text = arguments.text(0) else { return arguments.mismatch }
    var quoted = "\""
    for scalar in text.unicodeScalars { quoted += escapes[scalar] ?? String(scalar) }
    return .string(quoted + "\"")
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\u{7}": "\\a", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t",
    "\u{B}": "\\v", "\\": "\\\\", "\"": "\\\"",
  ]
}
