extension Function {
  static let type = Function(
    name: "type",
    parameters: [.parameter("T")],
    result: .type(.parameter("T")),
    summary: "The type of the value.",
    example: "type('wechat') == string",
    cost: .none,
    readsItems: false
  ) { .type($0[0].value.type) }

  static let dyn = Function(
    name: "dyn",
    parameters: [.parameter("T")],
    result: .dynamic,
    summary: "The value itself, its type unknown to the checker.",
    example: "dyn(44.0) == 44.0",
    cost: .none,
    readsItems: false
  ) { $0[0].value }
}
