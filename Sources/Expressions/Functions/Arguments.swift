/// What a function is called with: only values, never anything missing or wrong.
///
/// One or two, as most functions have, stay where they are, as time zones do; they mustn't outlive
/// the call.
package struct Arguments {
  package let count: Int
  /// How many bytes of text, or ten times how many items, a result may have.
  let room: Int
  private let zonesPlace: UnsafePointer<TimeZones>
  private let first: UnsafePointer<Operand>?
  private let second: UnsafePointer<Operand>?
  private let many: ContiguousArray<Operand>

  init(_ operands: ContiguousArray<Operand>, room: Int, zones: UnsafePointer<TimeZones>) {
    count = operands.count
    self.room = room
    zonesPlace = zones
    first = nil
    second = nil
    many = operands
  }

  init(
    _ first: UnsafePointer<Operand>,
    _ second: UnsafePointer<Operand>?,
    room: Int,
    zones: UnsafePointer<TimeZones>
  ) {
    count = second == nil ? 1 : 2
    self.room = room
    zonesPlace = zones
    self.first = first
    self.second = second
    many = []
  }

  var zones: TimeZones { zonesPlace.pointee }

  /// The argument in that position; null behind the last.
  package subscript(index: Int) -> Operand {
    guard let address = address(index) else { return Operand(.null) }
    return address.pointee
  }

  /// The number in a slot of the record in that position, without a copy of the record; nil for
  /// anything else.
  package func number(in slot: Int, of index: Int) -> Double? {
    guard let fields = address(index)?.fields, slot < fields.count else { return nil }
    return fields[slot].double
  }

  /// Where the argument in that position is; nil behind the last.
  @inline(__always)
  func address(_ index: Int) -> UnsafePointer<Operand>? {
    guard first != nil else { return index < count ? Items(many).address(index) : nil }
    return index == 0 ? first : index == 1 ? second : nil
  }

  /// All of them, the receiver first.
  package var all: ContiguousArray<Operand> {
    first == nil ? many : ContiguousArray((0..<count).map { self[$0] })
  }
}
