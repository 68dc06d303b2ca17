internal import Diagnostics
internal import Documents
internal import Expressions

// What nobody wrote, or nobody knows.
extension SectionDecoder {
  /// What it means that nobody wrote the field in a slot of a section.
  mutating func absence(of slot: Int, in section: Section, at place: Place) -> TracedValue {
    switch section.fields[slot].absence {
    case .means(let value):
      return TracedValue(value, at: place)
    case .isAnError:
      report(.missingKey(section.fields[slot].name, section.name), at: place)
      return .absent(at: place)
    case .isUnknown, .isWorkedOut:
      return section.unwritten(slot, at: places.addAbsent(slot: slot, in: place))
    }
  }

  /// What it means that somebody wrote `unknown`.
  mutating func unknownValue(
    of entry: DocumentNode.Entry,
    _ slot: Int,
    in section: Section,
    at place: Place
  ) -> TracedValue {
    let field = section.fields[slot]
    guard case .isAnError = field.absence else {
      return unknown(absence(of: slot, in: section, at: place), entry.value, in: place)
    }
    report(.unknownRequired(field.name, section.name), entry.value)
    return .absent(at: place)
  }

  /// What is absent because somebody wrote `unknown`, which says where.
  mutating func unknown(_ absent: TracedValue, _ word: DocumentNode, in section: Place)
    -> TracedValue
  {
    if absent.place != section { places.setUnknownWord(word.bytes, at: absent.place) }
    return absent
  }
}

extension Section {
  /// What rules see of a field that nobody wrote: only the defaults of its section answer.
  fileprivate func unwritten(_ slot: Int, at place: Place) -> TracedValue {
    if case .means(let value) = fields[slot].absence { return TracedValue(value, at: place) }
    guard let section = answeringSections[slot] else { return .absent(at: place) }
    var slots = ContiguousArray(section.fields.indices.map { section.unwritten($0, at: place) })
    for _ in section.facts { slots.append(.absent(at: place)) }
    return TracedValue(.unwritten(Record(type: section.objectType, slots: slots)), at: place)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownRequired(_ key: String, _ section: String) -> Self {
    Self("\(key.quoted) must be said in \(section); 'unknown' won't do")
  }

  fileprivate static func missingKey(_ key: String, _ section: String) -> Self {
    Self("the key \(key.quoted) is missing in \(section); add it")
  }
}
