/// What a function is called with: only values, never anything missing or wrong.
package struct Arguments: Sendable {
  package let count: Int
  /// How many bytes of text, or ten times how many items, a result may have.
  let room: Int
  let zones: TimeZones
  private let first: Operand
  private let second: Operand
  private let third: Operand
  private let rest: ContiguousArray<Operand>

  init(_ operands: ContiguousArray<Operand>, room: Int, zones: TimeZones) {
    count = operands.count
    self.room = room
    self.zones = zones
    first = operands.first ?? Self.nothing
    second = operands.count > 1 ? operands[1] : Self.nothing
    third = operands.count > 2 ? operands[2] : Self.nothing
    rest = operands.count > 3 ? operands : []
  }

  init(_ only: Operand, room: Int, zones: TimeZones) {
    count = 1
    self.room = room
    self.zones = zones
    first = only
    second = Self.nothing
    third = Self.nothing
    rest = []
  }

  init(_ first: Operand, _ second: Operand, room: Int, zones: TimeZones) {
    count = 2
    self.room = room
    self.zones = zones
    self.first = first
    self.second = second
    third = Self.nothing
    rest = []
  }

  /// The argument in that position; null behind the last.
  package subscript(index: Int) -> Operand {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: index < rest.count ? rest[index] : Self.nothing
    }
  }

  /// All of them, the receiver first.
  package var all: ContiguousArray<Operand> {
    rest.isEmpty ? ContiguousArray([first, second, third].prefix(count)) : rest
  }

  private static var nothing: Operand { Operand(.null) }
}
