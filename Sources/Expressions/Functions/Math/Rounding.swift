#if canImport(Glibc)
  // Rounding is in libm, which nothing else would link.
  internal import Glibc
#endif

extension Function {
  static let ceil = rounding("math.ceil", "The next whole number upwards.", .up)

  static let floor = rounding("math.floor", "The next whole number downwards.", .down)

  static let round = rounding(
    "math.round",
    "The nearest whole number, halves away from zero.",
    .toNearestOrAwayFromZero
  )

  static let trunc = rounding("math.trunc", "The number without its fraction.", .towardZero)

  static let sqrt = Function(
    name: "math.sqrt",
    summary: "The square root.",
    overloads: [ValueType.double, .integer, .unsigned].map { type in
      Overload([type], result: .double, cost: .none) { arguments in
        switch arguments[0].value {
        case .double(let number): .double(number.squareRoot())
        case .integer(let number): .double(Double(number).squareRoot())
        case .unsigned(let number): .double(Double(number).squareRoot())
        default: arguments.mismatch
        }
      }
    }
  )

  private static func rounding(
    _ name: String,
    _ summary: String,
    _ rule: FloatingPointRoundingRule
  ) -> Function {
    Function(
      name: name,
      parameters: [.double],
      result: .double,
      summary: summary,
      cost: .none
    ) { arguments in
      arguments.double(0).map { .double($0.rounded(rule)) } ?? arguments.mismatch
    }
  }
}
