internal import Diagnostics

#if canImport(Glibc)
  // Rounding is in libm, which nothing else would link.
  internal import Glibc
#endif

extension Function {
  static let ceil = ofDouble("math.ceil") { $0.rounded(.up) }
  static let floor = ofDouble("math.floor") { $0.rounded(.down) }
  static let round = ofDouble("math.round") { $0.rounded(.toNearestOrAwayFromZero) }
  static let trunc = ofDouble("math.trunc") { $0.rounded(.towardZero) }
  static let isNaN = ofDouble("math.isNaN") { $0.isNaN }
  static let isInf = ofDouble("math.isInf") { $0.isInfinite }
  static let isFinite = ofDouble("math.isFinite") { $0.isFinite }

  static let sqrt = Function(
    "math.sqrt", .function(cost: .none) { (number: Double) in number.squareRoot() },
    .function(cost: .none) { (number: Int64) in Double(number).squareRoot() },
    .function(cost: .none) { (number: UInt64) in Double(number).squareRoot() })

  static let abs = Function(
    "math.abs", .function(cost: .none) { (number: Double) in number.magnitude },
    .function(result: .integer, cost: .none) { (number: Int64) in
      Int64(exactly: number.magnitude).map(Value.integer) ?? .error(.overflow)
    }, .function(cost: .none) { (number: UInt64) in number })

  static let sign = Function(
    "math.sign",
    .function(cost: .none) { (number: Double) in number > 0 ? 1.0 : number < 0 ? -1.0 : number },
    .function(cost: .none) { (number: Int64) in number.signum() },
    .function(cost: .none) { (number: UInt64) in number.signum() })

  static let greatest = extreme("math.greatest", replacing: .ascending)
  static let least = extreme("math.least", replacing: .descending)

  private static func ofDouble<Result: FunctionResult>(
    _ name: String, _ answer: @escaping @Sendable (Double) -> Result
  ) -> Function { Function(name, .function(cost: .none, answer)) }

  /// The number before which no other comes that has that order to it.
  private static func extreme(_ name: String, replacing order: Order) -> Function {
    Function(name: name, parameters: [.dynamic], result: .dynamic) { call in
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
  static let bitAnd = bitwise("math.bitAnd") { $0 & $1 }
  static let bitOr = bitwise("math.bitOr") { $0 | $1 }
  static let bitXor = bitwise("math.bitXor") { $0 ^ $1 }

  static let bitNot = Function(
    "math.bitNot", .function(cost: .none) { (number: Int64) in ~number },
    .function(cost: .none) { (number: UInt64) in ~number })

  static let bitShiftLeft = shift("math.bitShiftLeft") { $0 << $1 }
  static let bitShiftRight = shift("math.bitShiftRight") { $0 >> $1 }

  private typealias Combination = @Sendable (UInt64, UInt64) -> UInt64

  private static func bitwise(_ name: String, _ combine: @escaping Combination) -> Function {
    Function(
      name,
      .function(cost: .none) { (one: Int64, other: Int64) in
        Int64(bitPattern: combine(UInt64(bitPattern: one), UInt64(bitPattern: other)))
      }, .function(cost: .none) { (one: UInt64, other: UInt64) in combine(one, other) })
  }

  /// A shift by 64 or more leaves nothing.
  private static func shift(_ name: String, _ move: @escaping Combination) -> Function {
    Function(
      name,
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
