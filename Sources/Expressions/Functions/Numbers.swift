internal import Diagnostics

#if canImport(Glibc)
  // Rounding is in libm, which nothing else would link.
  internal import Glibc
#endif

extension Function {
  static let ceil = ofDouble(
    "math.ceil", "The next whole number upwards.", "math.ceil(43.2) == 44.0"
  ) { $0.rounded(.up) }

  static let floor = ofDouble(
    "math.floor", "The next whole number downwards.", "math.floor(44.8) == 44.0"
  ) { $0.rounded(.down) }

  static let round = ofDouble(
    "math.round", "The nearest whole number, halves away from zero.", "math.round(43.5) == 44.0"
  ) { $0.rounded(.toNearestOrAwayFromZero) }

  static let trunc = ofDouble(
    "math.trunc", "The number without its fraction.", "math.trunc(-1.5) == -1.0"
  ) { $0.rounded(.towardZero) }

  static let isNaN = ofDouble(
    "math.isNaN", "Whether the double is no number.", "!math.isNaN(44.0)"
  ) { $0.isNaN }

  static let isInf = ofDouble(
    "math.isInf", "Whether the double is infinite.", "!math.isInf(44.0)"
  ) { $0.isInfinite }

  static let isFinite = ofDouble(
    "math.isFinite", "Whether the double is neither infinite nor NaN.", "math.isFinite(44.0)"
  ) { $0.isFinite }

  static let sqrt = Function(
    "math.sqrt", "The square root.", example: "math.sqrt(9.0) == 3.0",
    .function(cost: .none) { (number: Double) in number.squareRoot() },
    .function(cost: .none) { (number: Int64) in Double(number).squareRoot() },
    .function(cost: .none) { (number: UInt64) in Double(number).squareRoot() })

  static let abs = Function(
    "math.abs", "The number without its sign.", example: "math.abs(-44.0) == 44.0",
    .function(cost: .none) { (number: Double) in number.magnitude },
    .function(result: .integer, cost: .none) { (number: Int64) in
      Int64(exactly: number.magnitude).map(Value.integer) ?? .error(.overflow)
    }, .function(cost: .none) { (number: UInt64) in number })

  static let sign = Function(
    "math.sign", "-1, 0 or 1, in the number's own type.", example: "math.sign(-44.0) == -1.0",
    .function(cost: .none) { (number: Double) in number > 0 ? 1.0 : number < 0 ? -1.0 : number },
    .function(cost: .none) { (number: Int64) in number.signum() },
    .function(cost: .none) { (number: UInt64) in number.signum() })

  static let greatest = extreme(
    "math.greatest", "The greatest of the numbers, or of a list's.",
    "math.greatest(44.0, 30.0) == 44.0", replacing: .ascending)

  static let least = extreme(
    "math.least", "The least of the numbers, or of a list's.", "math.least(44.0, 30.0) == 30.0",
    replacing: .descending)

  private static func ofDouble<Result: FunctionResult>(
    _ name: String, _ summary: String, _ example: String,
    _ answer: @escaping @Sendable (Double) -> Result
  ) -> Function { Function(name, summary, example: example, .function(cost: .none, answer)) }

  /// The number before which no other comes that has that order to it.
  private static func extreme(
    _ name: String, _ summary: String, _ example: String, replacing order: Order
  ) -> Function {
    Function(
      name: name, parameters: [.dynamic], result: .dynamic, summary: summary, example: example
    ) { call in
      var result: Value?
      for operand in call.count == 1 ? Items(call[0].value)?.all ?? call.all : call.all {
        let number = operand.value
        guard number.type.isNumber else { return call.mismatch }
        if let best = result, best.order(to: number) != .some(order) { continue }
        result = number
      }
      return result ?? .invalid("there is no number to compare")
    }
  }
}

extension Function {
  static let bitAnd = bitwise(
    "math.bitAnd", "The bits that both numbers have.", "math.bitAnd(6, 3) == 2"
  ) { $0 & $1 }

  static let bitOr = bitwise(
    "math.bitOr", "The bits that either number has.", "math.bitOr(6, 3) == 7"
  ) { $0 | $1 }

  static let bitXor = bitwise(
    "math.bitXor", "The bits that one of the numbers has.", "math.bitXor(6, 3) == 5"
  ) { $0 ^ $1 }

  static let bitNot = Function(
    "math.bitNot", "The bits that the number doesn't have.", example: "math.bitNot(0) == -1",
    .function(cost: .none) { (number: Int64) in ~number },
    .function(cost: .none) { (number: UInt64) in ~number })

  static let bitShiftLeft = shift(
    "math.bitShiftLeft", "The bits moved towards the higher ones.", "math.bitShiftLeft(1, 3) == 8"
  ) { $0 << $1 }

  static let bitShiftRight = shift(
    "math.bitShiftRight", "The bits moved towards the lower ones, zeros coming in.",
    "math.bitShiftRight(8, 3) == 1"
  ) { $0 >> $1 }

  private typealias Combination = @Sendable (UInt64, UInt64) -> UInt64

  private static func bitwise(
    _ name: String, _ summary: String, _ example: String, _ combine: @escaping Combination
  ) -> Function {
    Function(
      name, summary, example: example,
      .function(cost: .none) { (one: Int64, other: Int64) in
        Int64(bitPattern: combine(UInt64(bitPattern: one), UInt64(bitPattern: other)))
      }, .function(cost: .none) { (one: UInt64, other: UInt64) in combine(one, other) })
  }

  /// A shift by 64 or more leaves nothing.
  private static func shift(
    _ name: String, _ summary: String, _ example: String, _ move: @escaping Combination
  ) -> Function {
    Function(
      name, summary, example: example,
      .function(result: .integer, cost: .none) { (number: Int64, count: Int64) in
        guard count >= 0 else { return backwards(count) }
        return .integer(Int64(bitPattern: move(UInt64(bitPattern: number), UInt64(count))))
      },
      .function(result: .unsigned, cost: .none) { (number: UInt64, count: Int64) in
        count >= 0 ? .unsigned(move(number, UInt64(count))) : backwards(count)
      })
  }

  private static func backwards(_ count: Int64) -> Value {
    .invalid("bits can't be moved \("\(count)") places")
  }
}
