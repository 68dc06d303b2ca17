extension Function {
  static let abs = Function(
    name: "math.abs",
    summary: "The number without its sign.",
    example: "math.abs(-44.0) == 44.0",
    overloads: sameType { size(of: $0) }
  )

  static let sign = Function(
    name: "math.sign",
    summary: "-1, 0 or 1, in the number's own type.",
    example: "math.sign(-44.0) == -1.0",
    overloads: sameType { sign(of: $0) }
  )

  private static func sameType(_ body: @escaping Body) -> [Overload] {
    [ValueType.double, .integer, .unsigned].map {
      Overload([$0], result: $0, cost: .none, body: body)
    }
  }

  private static func size(of arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .double(let number): return .double(number.magnitude)
    case .integer(let number):
      return Int64(exactly: number.magnitude).map(Value.integer) ?? .error(.overflow)
    case .unsigned: return arguments[0].value
    default: return arguments.mismatch
    }
  }

  private static func sign(of arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .double(let number):
      .double(number > 0 ? 1 : number < 0 ? -1 : number)
    case .integer(let number): .integer(number.signum())
    case .unsigned(let number): .unsigned(number == 0 ? 0 : 1)
    default: arguments.mismatch
    }
  }
}
