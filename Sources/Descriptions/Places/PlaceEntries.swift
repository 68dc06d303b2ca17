/// The places of a table, side by side.
///
/// An array would ask each time whether nobody else has it before a place is added, and a
/// description has hundreds. Only the decoder adds and changes places, and hands the table over
/// when it is done: so all copies of a table can share them.
final class PlaceEntries: @unchecked Sendable {
  private var first: UnsafeMutablePointer<PlaceTable.Entry>
  private var room: Int
  private(set) var count = 0

  init(room: Int) {
    first = .allocate(capacity: room)
    self.room = room
  }

  deinit { first.deallocate() }

  /// Adds a place; the answer is its number.
  @inline(__always)
  func add(_ entry: PlaceTable.Entry) -> Int {
    if count == room { makeRoom() }
    (first + count).initialize(to: entry)
    count += 1
    return count - 1
  }

  subscript(number: Int) -> PlaceTable.Entry {
    @inline(__always) get { address(of: number).pointee }
    @inline(__always) _modify { yield &address(of: number).pointee }
  }

  @inline(__always)
  private func address(of number: Int) -> UnsafeMutablePointer<PlaceTable.Entry> {
    guard number >= 0, number < count else {
      preconditionFailure("there are only so many places")
    }
    return first + number
  }

  private func makeRoom() {
    let larger = UnsafeMutablePointer<PlaceTable.Entry>.allocate(capacity: 2 * room)
    larger.moveInitialize(from: first, count: count)
    first.deallocate()
    first = larger
    room *= 2
  }
}
