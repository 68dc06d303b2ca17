internal import Diagnostics
internal import Expressions

// Places, and what other files than the description show.
extension SectionDecoder {
  /// A new place for something that another file shows.
  mutating func place(
    _ step: PlaceTable.Step, in parent: Place, at site: EvidenceSite, of layer: Layer? = nil
  ) -> Place {
    place(step, in: parent, bytes: site.bytes, of: layer, in: site.file)
  }

  /// A new place for something that was written.
  mutating func place(
    _ step: PlaceTable.Step, in parent: Place, bytes: Range<Int>, of layer: Layer? = nil,
    in file: SourceFile? = nil
  ) -> Place {
    let isInherited = self.isInherited || layer?.isInherited == true
    var entry = PlaceTable.Entry(parent: parent.number, step: step, bytes: bytes)
    if isInherited { entry.flags = .inherited }
    if let file = file ?? layer?.file { entry.file = places.number(of: file) }
    let place = places.add(entry)
    if let origin = layer?.inheritance?.origin { places.setOrigin(origin, of: place) }
    return place
  }

  /// What another file shows of a field, each length of a list with a place of its own.
  mutating func operand(of value: Layer.Value, in layer: Layer, at place: Place) -> TracedValue {
    guard let content = value.content else {
      return openValue(value.slot, of: value.field, at: place)
    }
    let step = PlaceTable.Step.field(slot: Int32(truncatingIfNeeded: value.slot))
    let own = self.place(step, in: place, at: value.site, of: layer)
    switch (content, value.field.type) {
    case (.text(let text), _): return TracedValue(.string(text), at: own)
    case (.answer(let answer), _): return TracedValue(.boolean(answer), at: own)
    case (.length(let length), _): return TracedValue(.double(length), at: own)
    case (.lengths(let lengths), .section(let section)):
      var record = Record(type: section.objectType, absentAt: own)
      for (slot, length) in lengths.enumerated() {
        let step = PlaceTable.Step.field(slot: Int32(truncatingIfNeeded: slot))
        let place = self.place(step, in: own, at: value.site, of: layer)
        record.slots[slot] = TracedValue(.double(length), at: place)
      }
      return TracedValue(.object(record), at: own)
    case (.section(let inner), .section(let section)):
      let record = inside(value.slot) { $0.record(section, inner, at: own) }
      return TracedValue(.object(record), at: own)
    case (.list(let items, let isPart), .list(let type)):
      var operands: ContiguousArray<TracedValue> = []
      for (index, item) in items.enumerated() {
        let place = self.place(.item(Int32(index)), in: own, at: item.site, of: layer)
        operands.append(TracedValue(item.value.operand, at: place))
      }
      if isPart, !type.isWhole(items) {
        let further = places.addAbsent(slot: value.slot, in: place)
        operands.append(TracedValue(.further(MissingFacts(further))))
      }
      return TracedValue(.list(operands), at: own)
    case (.lengths, _), (.section, _), (.list, _): preconditionFailure("a layer has what fits")
    }
  }

  /// Does something with what other files show of a section in the one that is read, by its slot.
  mutating func inside<Answer>(_ slot: Int, _ read: (inout SectionDecoder) -> Answer) -> Answer {
    guard !beneath.isEmpty else { return read(&self) }
    let outside = beneath
    defer { beneath = outside }
    beneath = outside.compactMap { $0.layer(inside: slot) }
    return read(&self)
  }
}

extension FactValue {
  fileprivate var operand: Value {
    switch self {
    case .answer(let answer): .boolean(answer)
    case .text(let text): .string(text)
    }
  }
}

extension FieldType {
  /// Whether items of a list are all the words that there are for it.
  fileprivate func isWhole(_ items: [ShownFact.Item]) -> Bool {
    guard case .choice(let type) = self else { return false }
    return Set(type.words).isSubset(of: items.map(\.text))
  }
}
