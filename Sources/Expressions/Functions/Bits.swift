internal import Diagnostics

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
      name,
      summary,
      example: example,
      .function(cost: .none) { (one: Int64, other: Int64) in
        Int64(bitPattern: combine(UInt64(bitPattern: one), UInt64(bitPattern: other)))
      },
      .function(cost: .none) { (one: UInt64, other: UInt64) in combine(one, other) }
    )
  }

  /// A shift by 64 or more leaves nothing.
  private static func shift(
    _ name: String, _ summary: String, _ example: String, _ move: @escaping Combination
  ) -> Function {
    Function(
      name,
      summary,
      example: example,
      .function(result: .integer, cost: .none) { (number: Int64, count: Int64) in
        guard count >= 0 else { return backwards(count) }
        return .integer(Int64(bitPattern: move(UInt64(bitPattern: number), UInt64(count))))
      },
      .function(result: .unsigned, cost: .none) { (number: UInt64, count: Int64) in
        count >= 0 ? .unsigned(move(number, UInt64(count))) : backwards(count)
      }
    )
  }

  private static func backwards(_ count: Int64) -> Value {
    .invalid(Message("bits can't be moved \("\(count)") places"))
  }
}
