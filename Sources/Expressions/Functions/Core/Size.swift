extension Function {
  static let size = Function(
    name: "size",
    summary: "How many characters, bytes, items or entries there are.",
    example: "size('wechat') == 6 && [1, 2].size() == 2",
    overloads: [ValueType.string, .bytes, .list(.parameter("T")), anyMap].flatMap { type in
      [
        Overload(
          [type],
          result: .integer,
          cost: .none,
          readsItems: false,
          body: { size(of: $0) }
        ),
        Overload(
          on: type,
          [],
          result: .integer,
          cost: .none,
          readsItems: false,
          body: { size(of: $0) }
        ),
      ]
    }
  )

  private static let anyMap = ValueType.map(key: .parameter("K"), value: .parameter("V"))

  private static func size(of arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .string(let text): .integer(Int64(text.unicodeScalars.count))
    case .bytes(let bytes): .integer(Int64(bytes.count))
    case .list(let items): .integer(Int64(items.count))
    case .map(let map): .integer(Int64(map.count))
    default: arguments.mismatch
    }
  }
}
