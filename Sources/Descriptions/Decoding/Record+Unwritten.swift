internal import Expressions

extension Record {
  /// A section that nobody wrote: only its defaults answer.
  init(unwritten section: Section, at place: Place) {
    let count = section.objectType.fields.count
    var slots: ContiguousArray<Operand> = []
    slots.reserveCapacity(count)
    for slot in section.fields.indices {
      slots.append(Operand(section.fields[slot].unwritten(at: place), at: place))
    }
    while slots.count < count { slots.append(.absent(at: place)) }
    self.init(type: section.objectType, slots: slots)
  }
}

extension Field {
  /// What answers for the field when nobody wrote the section that it belongs to.
  fileprivate func unwritten(at place: Place) -> Value {
    if case .means(let value) = absence { return value }
    guard case .section(let section) = type, section.hasDefaults else { return .absent }
    return .unwritten(Record(unwritten: section, at: place))
  }
}
