extension Function {
  static let split = Function(
    name: "split",
    summary: "The parts of the text between separators, all or so many.",
    example: "'fr-CA'.split('-') == ['fr', 'CA']",
    overloads: [
      Overload(
        on: .string,
        [.string],
        result: .list(.string),
        body: { parts($0, limit: -1) }
      ),
      Overload(on: .string, [.string, .integer], result: .list(.string)) { arguments in
        guard let limit = arguments.integer(2) else { return arguments.mismatch }
        return parts(arguments, limit: limit)
      },
    ]
  )

  private static func parts(_ arguments: Arguments, limit: Int64) -> Value {
    guard let text = arguments.text(0), let separator = arguments.text(1) else {
      return arguments.mismatch
    }
    if limit == 0 { return .list([]) }
    let parts =
      separator.isEmpty
      ? characters(of: text, limit: limit) : parts(of: text, between: separator, limit: limit)
    guard parts.count <= arguments.room / 10 else { return arguments.tooLarge }
    return .list(ContiguousArray(parts.map { TracedValue(.string($0)) }))
  }

  private static func characters(of text: String, limit: Int64) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let count = limit < 0 ? scalars.count : min(scalars.count, Int(clamping: limit) - 1)
    var parts = scalars.prefix(count).map { String($0) }
    guard count < scalars.count else { return parts }
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: scalars[count...])
    parts.append(String(rest))
    return parts
  }

  private static func parts(
    of text: String,
    between separator: String,
    limit: Int64
  ) -> [String] {
    let bytes = Array(text.utf8)
    let mark = Array(separator.utf8)
    var parts: [String] = []
    var start = 0
    while limit < 0 || parts.count + 1 < limit {
      guard let place = ByteSearch.first(of: mark, in: bytes, from: start) else { break }
      parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + mark.count
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
