/// What a program read: a field of a record, or a variable.
package struct FieldRead: Sendable {
  /// Where the record stands, or what the variable holds.
  package let place: Place
  /// The name of the field; nil for a variable.
  package let field: String?
  /// The slot of the variable; nil for a field.
  package let slot: Int?
  package let value: TracedValue
}

/// While somebody wants to know what is read, nothing is answered from a table, and lists are gone
/// through to their ends: what is read hangs on what was said, not on the order of it.
extension Frame {
  mutating func noteRead(of name: String, in record: Place, _ value: TracedValue) {
    guard isWatched, record != .none else { return }
    reads.append(FieldRead(place: record, field: name, slot: nil, value: value))
  }

  mutating func noteRead(ofSlot slot: Int) {
    let value = self[slot]
    guard value.place != .none else { return }
    reads.append(FieldRead(place: value.place, field: nil, slot: slot, value: value))
  }

  /// A function looks at all of a record.
  mutating func noteReads(ofAll arguments: Arguments) {
    guard isWatched else { return }
    for argument in arguments.all {
      guard case .object(let record) = argument.value else { continue }
      for (field, value) in zip(record.type.fields, record.slots) {
        noteRead(of: field.name, in: argument.place, value)
      }
    }
  }

  /// Of a list only an item is looked at: which others it has doesn't matter.
  mutating func forgetRead(ofList place: Place) {
    if let last = reads.last, last.value.place == place { reads.removeLast() }
  }
}
