extension Function {
  static let join = Function(
    name: "join",
    summary: "The texts of a list one after another, with a text between them.",
    example: "['apple', 'google'].join(', ') == 'apple, google'",
    overloads: [
      Overload(on: .list(.string), [], result: .string, body: { joined($0, separator: "") }),
      Overload(on: .list(.string), [.string], result: .string) { arguments in
        guard let separator = arguments.text(1) else { return arguments.mismatch }
        return joined(arguments, separator: separator)
      },
    ]
  )

  private static func joined(_ arguments: Arguments, separator: String) -> Value {
    guard let items = arguments.list(0) else { return arguments.mismatch }
    var size = max(0, items.count - 1) * separator.utf8.count
    var texts: [String] = []
    for item in items {
      guard case .string(let text) = item.value else { return arguments.mismatch }
      size += text.utf8.count
      texts.append(text)
    }
    return size > arguments.room ? arguments.tooLarge : .string(texts.joined(separator: separator))
  }
}
