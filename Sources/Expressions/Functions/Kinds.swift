extension Function {
  static let size = Function(
    name: "size",
    summary: "How many characters, bytes, items or entries there are.",
    example: "size('wechat') == 6 && [1, 2].size() == 2",
    overloads: [ValueType.string, .bytes, .list(.parameter("T")), anyMap].flatMap {
      [instruction([$0], result: .integer), instruction(on: $0, [], result: .integer)]
    }
  )

  static let type = Function(
    "type", "The type of the value.", example: "type('wechat') == string",
    instruction([.parameter("T")], result: .type(.parameter("T"))))

  static let dyn = Function(
    "dyn", "The value itself, its type unknown to the checker.", example: "dyn(44.0) == 44.0",
    instruction([.parameter("T")], result: .dynamic))

  private static let anyMap = ValueType.map(key: .parameter("K"), value: .parameter("V"))

  /// What programs have an instruction for, so that it is never called.
  static func instruction(
    on receiver: ValueType? = nil, _ parameters: [ValueType], result: ValueType
  ) -> Overload {
    Overload(on: receiver, parameters, result: result) { $0.mismatch }
  }
}
