internal import Expressions

// What is changed is taken out first: nobody else holds it then, so that nothing is copied.
extension Value {
  /// Changes a record where it is, whether somebody wrote the section or only its defaults answer.
  mutating func changeRecord(_ change: (inout Record) -> Void) {
    let value = consume self
    self = .absent
    switch consume value {
    case .object(var record):
      change(&record)
      self = .object(record)
    case .unwritten(var record):
      change(&record)
      self = .unwritten(record)
    case let other: self = other
    }
  }

  /// Changes the sections in a list where they are.
  mutating func changeItems(_ change: (inout Record, Place) -> Void) {
    guard var items = takeItems() else { return }
    for index in items.indices {
      let place = items[index].place
      items[index].value.changeRecord { change(&$0, place) }
    }
    self = .list(items)
  }

  fileprivate mutating func takeItems() -> ContiguousArray<TracedValue>? {
    guard case .list(let items) = self else { return nil }
    self = .absent
    return items
  }
}

extension TracedValue {
  /// Hands itself over, and is absent then.
  mutating func take() -> TracedValue {
    let operand = consume self
    self = .absent(at: .none)
    return operand
  }
}

extension Record {
  subscript(slot: Int) -> TracedValue { slots[slot] }

  /// What it has under a key of its section.
  subscript(key: some SectionKey) -> TracedValue {
    get { slots[key.slot] }
    set { slots[key.slot] = newValue }
  }

  /// Fills in what nobody wrote.
  mutating func setDefault(
    _ key: some SectionKey, _ value: @autoclosure () -> Value, at place: Place
  ) {
    setDefault(key.slot, value(), at: place)
  }

  /// Fills in what nobody wrote.
  mutating func setDefault(_ slot: Int, _ value: @autoclosure () -> Value, at place: Place) {
    if case .absent = slots[slot].value { slots[slot] = TracedValue(value(), at: place) }
  }

  /// Changes the section under a key, whether somebody wrote it or only its defaults answer.
  mutating func change(_ key: some SectionKey, _ change: (inout Record, Place) -> Void) {
    let place = slots[key.slot].place
    slots[key.slot].value.changeRecord { change(&$0, place) }
  }

  /// Changes the list under a key.
  mutating func changeList(
    of key: some SectionKey, _ change: (inout ContiguousArray<TracedValue>) -> Void
  ) {
    guard var items = slots[key.slot].value.takeItems() else { return }
    change(&items)
    slots[key.slot].value = .list(items)
  }

  /// Changes the sections in the list under a key.
  mutating func changeItems(of key: some SectionKey, _ change: (inout Record, Place) -> Void) {
    slots[key.slot].value.changeItems(change)
  }
}
