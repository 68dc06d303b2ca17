internal import Diagnostics
internal import Documents
internal import Expressions

// What nobody wrote, or nobody knows.
extension SectionDecoder {
  /// What it means that a layer and those below it don't have the field in a slot of a section.
  mutating func absence(
    of slot: Int, in section: Section, _ layer: Layer, at place: Place
  ) -> TracedValue {
    // What is wrong with it is reported where it stands.
    if section.fields[slot].isRequired, layer.entries.haveUnspaced(section.fields[slot].name) {
      return .absent(at: place)
    }
    return absence(of: slot, in: section, at: place)
  }

  /// What it means that nobody wrote the field in a slot of a section.
  mutating func absence(of slot: Int, in section: Section, at place: Place) -> TracedValue {
    switch section.fields[slot].absence {
    case .means(let value):
      return TracedValue(value, at: place)
    case .isAnError:
      report(Message(.missingKey, section.fields[slot].name.quoted, section.name), at: place)
      return .absent(at: place)
    case .isUnknown, .isWorkedOut:
      let own = places.addAbsent(slot: slot, in: place)
      return TracedValue(section.answeringSections[slot]?.unwritten(at: own) ?? .absent, at: own)
    }
  }

  /// What it means that somebody wrote `unknown`.
  mutating func unknownValue(
    _ word: DocumentNode, _ slot: Int, in section: Section, at place: Place
  ) -> TracedValue {
    let field = section.fields[slot]
    if case .isAnError = field.absence {
      report(Message(.unknownRequired, field.name.quoted, section.name), word)
      return .absent(at: place)
    }
    let absent =
      field.isOpenWhenUnknown
      ? openValue(slot, of: field, at: place) : absence(of: slot, in: section, at: place)
    // What has a usual answer can be asked for all the same, and answered where the word stands.
    let own = absent.place == place ? places.addAbsent(slot: slot, in: place) : absent.place
    places.unknownWords[own] = word.bytes
    return absent
  }

  /// What it means that nobody knows, whatever leaving the field out would mean.
  mutating func openValue(_ slot: Int, of field: Field, at place: Place) -> TracedValue {
    let own = places.addAbsent(slot: slot, in: place)
    // What is absent would be worked out.
    guard case .isWorkedOut = field.absence else { return .absent(at: own) }
    return TracedValue(.undecided(MissingFacts([own])), at: own)
  }
}

extension Section {
  /// What rules see of it where nobody wrote it: only its defaults answer.
  fileprivate func unwritten(at place: Place) -> Value {
    var slots: ContiguousArray<TracedValue> = []
    slots.reserveCapacity(fields.count + facts.count)
    for slot in fields.indices {
      if case .means(let value) = fields[slot].absence {
        slots.append(TracedValue(value, at: place))
      } else {
        let value = answeringSections[slot]?.unwritten(at: place)
        slots.append(TracedValue(value ?? .absent, at: place))
      }
    }
    for _ in facts { slots.append(.absent(at: place)) }
    return .unwritten(Record(type: objectType, slots: slots))
  }
}
