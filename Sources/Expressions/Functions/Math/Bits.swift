extension Function {
  static let bitAnd = bitwise(
    "math.bitAnd",
    "The bits that both numbers have.",
    "math.bitAnd(6, 3) == 2"
  ) { $0 & $1 }

  static let bitOr = bitwise(
    "math.bitOr",
    "The bits that either number has.",
    "math.bitOr(6, 3) == 7"
  ) { $0 | $1 }

  static let bitXor = bitwise(
    "math.bitXor",
    "The bits that one of the numbers has.",
    "math.bitXor(6, 3) == 5"
  ) { $0 ^ $1 }

  static let bitNot = Function(
    name: "math.bitNot",
    summary: "The bits that the number doesn't have.",
    example: "math.bitNot(0) == -1",
    overloads: [ValueType.integer, .unsigned].map { type in
      Overload([type], result: type, cost: .none) { arguments in
        switch arguments[0].value {
        case .integer(let number): .integer(~number)
        case .unsigned(let number): .unsigned(~number)
        default: arguments.mismatch
        }
      }
    }
  )

  static let bitShiftLeft = shift(
    "math.bitShiftLeft",
    "The bits moved towards the higher ones.",
    "math.bitShiftLeft(1, 3) == 8"
  ) {
    $0 << $1
  }

  static let bitShiftRight = shift(
    "math.bitShiftRight",
    "The bits moved towards the lower ones, zeros coming in.",
    "math.bitShiftRight(8, 3) == 1"
  ) { $0 >> $1 }

  private typealias Combination = @Sendable (UInt64, UInt64) -> UInt64

  private static func bitwise(
    _ name: String,
    _ summary: String,
    _ example: String,
    _ combine: @escaping Combination
  ) -> Function {
    let overloads = [ValueType.integer, .unsigned].map { type in
      Overload([type, type], result: type, cost: .none) { arguments in
        switch (arguments[0].value, arguments[1].value) {
        case (.integer(let one), .integer(let other)):
          .integer(
            Int64(bitPattern: combine(UInt64(bitPattern: one), UInt64(bitPattern: other)))
          )
        case (.unsigned(let one), .unsigned(let other)): .unsigned(combine(one, other))
        default: arguments.mismatch
        }
      }
    }
    return Function(name: name, summary: summary, example: example, overloads: overloads)
  }

  /// A shift by 64 or more leaves nothing.
  private static func shift(
    _ name: String,
    _ summary: String,
    _ example: String,
    _ move: @escaping Combination
  ) -> Function {
    let overloads = [ValueType.integer, .unsigned].map { type in
      Overload([type, .integer], result: type, cost: .none) { arguments in
        guard let count = arguments.integer(1) else { return arguments.mismatch }
        guard count >= 0 else { return .invalid("bits can't be moved \(count) places") }
        let places = UInt64(count)
        switch arguments[0].value {
        case .integer(let number):
          return .integer(Int64(bitPattern: move(UInt64(bitPattern: number), places)))
        case .unsigned(let number): return .unsigned(move(number, places))
        default: return arguments.mismatch
        }
      }
    }
    return Function(name: name, summary: summary, example: example, overloads: overloads)
  }
}
