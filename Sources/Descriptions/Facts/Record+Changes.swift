internal import Expressions

extension Value {
  /// Changes a record where it is, whether somebody wrote the section or only its defaults answer.
  mutating func changeRecord(_ change: (inout Record) -> Void) {
    switch self {
    case .object(var record):
      // Nobody else holds the slots now, so that nothing is copied.
      self = .absent
      change(&record)
      self = .object(record)
    case .unwritten(var record):
      self = .absent
      change(&record)
      self = .unwritten(record)
    default: break
    }
  }

  /// Changes the items of a list where they are.
  mutating func changeItems(_ change: (inout Operand) -> Void) {
    guard case .list(var items) = self else { return }
    self = .absent
    for index in items.indices { change(&items[index]) }
    self = .list(items)
  }
}

extension Record {
  /// Changes the section in a slot, whether somebody wrote it or only its defaults answer.
  mutating func change(_ slot: Int, _ change: (inout Record, Place) -> Void) {
    let place = slots[slot].place
    slots[slot].value.changeRecord { change(&$0, place) }
  }
}
