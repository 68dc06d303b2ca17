extension Function {
  static let indexOf = Function(
    name: "indexOf",
    summary: "The first position of the other text, from a position on; or -1.",
    example: "'with Apple'.indexOf('Apple') == 5",
    overloads: overloads { text, part, start in
      text.firstIndex(of: part, from: start ?? 0)
    }
  )

  static let lastIndexOf = Function(
    name: "lastIndexOf",
    summary: "The last position of the other text, up to a position; or -1.",
    example: "'apple, apple'.lastIndexOf('apple') == 7",
    overloads: overloads { text, part, end in
      text.lastIndex(of: part, upTo: end ?? text.count)
    }
  )

  private typealias Search =
    @Sendable (_ text: ScalarText, _ part: ScalarText, _ position: Int?) -> Int?

  private static func overloads(_ search: @escaping Search) -> [Overload] {
    let whole = Overload(on: .string, [.string], result: .integer, cost: .searching) { arguments in
      guard let text = arguments.text(0), let part = arguments.text(1) else {
        return arguments.mismatch
      }
      return .integer(Int64(search(ScalarText(text), ScalarText(part), nil) ?? -1))
    }
    let part = Overload(
      on: .string,
      [.string, .integer],
      result: .integer,
      cost: .searching
    ) { arguments in
      guard let text = arguments.text(0), let part = arguments.text(1),
        let position = arguments.integer(2)
      else { return arguments.mismatch }
      let scalars = ScalarText(text)
      guard let index = Int(exactly: position), (0...scalars.count).contains(index) else {
        return .outside(position)
      }
      return .integer(Int64(search(scalars, ScalarText(part), index) ?? -1))
    }
    return [whole, part]
  }
}

/// A text whose characters can be counted.
private struct ScalarText {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var count: Int { scalars.count }

  func firstIndex(of part: ScalarText, from start: Int) -> Int? {
    guard count - start >= part.count else { return nil }
    return (start...count - part.count).first { has(part, at: $0) }
  }

  func lastIndex(of part: ScalarText, upTo end: Int) -> Int? {
    guard count >= part.count else { return nil }
    return (0...min(end, count - part.count)).last { has(part, at: $0) }
  }

  private func has(_ part: ScalarText, at index: Int) -> Bool {
    scalars[index..<index + part.count].elementsEqual(part.scalars)
  }
}
