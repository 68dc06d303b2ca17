#if canImport(Glibc)
  // Rounding is in libm, which nothing else would link.
  internal import Glibc
#endif

extension Function {
  static let ceil = rounding(
    "math.ceil",
    "The next whole number upwards.",
    "math.ceil(43.2) == 44.0",
    .up
  )

  static let floor = rounding(
    "math.floor",
    "The next whole number downwards.",
    "math.floor(44.8) == 44.0",
    .down
  )

  static let round = rounding(
    "math.round",
    "The nearest whole number, halves away from zero.",
    "math.round(43.5) == 44.0",
    .toNearestOrAwayFromZero
  )

  static let trunc = rounding(
    "math.trunc",
    "The number without its fraction.",
    "math.trunc(-1.5) == -1.0",
    .towardZero
  )

  static let sqrt = Function(
    name: "math.sqrt",
    summary: "The square root.",
    example: "math.sqrt(9.0) == 3.0",
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
    _ example: String,
    _ rule: FloatingPointRoundingRule
  ) -> Function {
    Function(
      name: name,
      parameters: [.double],
      result: .double,
      summary: summary,
      example: example,
      cost: .none
    ) { arguments in
      arguments.double(0).map { .double($0.rounded(rule)) } ?? arguments.mismatch
    }
  }
}
