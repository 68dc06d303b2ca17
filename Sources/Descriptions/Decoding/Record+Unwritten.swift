internal import Expressions

extension Record {
  /// A section that nobody wrote: only its defaults answer.
  init(unwritten section: Section, at place: Place) {
    var slots = ContiguousArray(
      repeating: Operand.absent(at: place),
      count: section.objectType.fields.count
    )
    for (slot, field) in section.fields.enumerated() {
      switch (field.absence, field.type) {
      case (.means(let value), _): slots[slot].value = value
      case (_, .section(let inner)) where inner.hasDefaults:
        slots[slot].value = .unwritten(Record(unwritten: inner, at: place))
      default: break
      }
    }
    self.init(type: section.objectType, slots: slots)
  }
}
