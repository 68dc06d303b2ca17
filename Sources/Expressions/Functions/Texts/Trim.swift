extension Function {
  static let trim = Function(
    name: "trim",
    on: .string,
    parameters: [],
    result: .string,
    summary: "The text without white space at its ends.",
    example: "' Apple '.trim() == 'Apple'"
  ) { arguments in
    guard let text = arguments.text(0) else { return arguments.mismatch }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return .string("") }
    return .string(String(scalars[first...last]))
  }
}
