extension Function {
  static let range = Function(
    name: "lists.range",
    parameters: [.integer],
    result: .list(.integer),
    summary: "The whole numbers from 0 up to, but not including, the number.",
    example: "lists.range(3) == [0, 1, 2]"
  ) { arguments in
    guard let count = arguments.integer(0) else { return arguments.mismatch }
    guard count <= arguments.room / 10 else { return arguments.tooLarge }
    return .list(ContiguousArray((0..<max(0, count)).map { TracedValue(.integer($0)) }))
  }
}
