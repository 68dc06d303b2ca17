extension Function {
  static let reverse = Function(
    name: "reverse",
    summary: "The characters of a text or the items of a list, last first.",
    example: "[1, 2].reverse() == [2, 1]",
    overloads: [
      Overload(on: .string, [], result: .string) { arguments in
        guard let text = arguments.text(0) else { return arguments.mismatch }
        var reversed = String.UnicodeScalarView()
        reversed.append(contentsOf: text.unicodeScalars.reversed())
        return .string(String(reversed))
      },
      Overload(
        on: .list(.parameter("T")),
        [],
        result: .list(.parameter("T")),
        readsItems: false
      ) { arguments in
        guard let items = arguments.list(0) else { return arguments.mismatch }
        return .list(ContiguousArray(items.reversed()))
      },
    ]
  )
}
