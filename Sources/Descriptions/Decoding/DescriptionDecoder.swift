package import Diagnostics
package import Documents
internal import Expressions

/// Reads a description from a document, with the facts that follow from it.
package struct DescriptionDecoder: Sendable {
  private let schema: Schema
  private let surroundings: Surroundings

  package init(schema: Schema, surroundings: Surroundings) {
    self.schema = schema
    self.surroundings = surroundings
  }

  /// The description, unless something is wrong with it; then what that is.
  package func decode(_ document: Document) -> (description: Description?, [Diagnostic]) {
    var decoder = SectionDecoder(file: document.file)
    let root = decoder.root(document.root)
    guard case .mapping(let entries) = document.root.content else {
      decoder.report(.notADescription, document.root)
      return (nil, decoder.finish())
    }
    let top = topLevel(entries, at: root, &decoder)
    var references = References(catalogues: surroundings.catalogues)
    guard case .object(var description) = top.value else { return (nil, decoder.finish()) }
    references.check(&description, &decoder)
    guard !decoder.hasErrors else { return (nil, decoder.finish()) }
    let facts = DescriptionFacts(surroundings: surroundings)
    switch facts.complete(description, decoder.places) {
    case .success(let completed):
      return (self.description(completed, of: document, decoder.places), [])
    case .failure(let mistake):
      return (nil, [mistake.diagnostic])
    }
  }

  private func topLevel(
    _ entries: [DocumentNode.Entry],
    at root: Place,
    _ decoder: inout SectionDecoder
  ) -> Operand {
    let layer = SectionDecoder.Layer(entries: entries)
    let slot = DescriptionSlot.screens
    let field = schema.description.fields[slot]
    var top = decoder.record(schema.description, [layer], at: root, except: slot)
    guard case .object(var record) = top.value, case .list(.section(let screen)) = field.type
    else { return top }
    let node = entries.first { $0.key.text == field.name }?.value
    if let node, !node.isNull, node.text != "unknown" {
      let place = decoder.place(of: node, step: .field(slot: Int32(slot)), in: root)
      record.slots[slot] = decoder.screens(
        node,
        screen,
        at: place,
        catalogues: surroundings.catalogues
      )
    } else {
      if let node, node.isNull { decoder.report(.screensWithoutValue, node) }
      record.slots[slot] = decoder.absence(
        of: field,
        slot: slot,
        in: schema.description,
        at: root
      )
    }
    top.value = .object(record)
    return top
  }

  private func description(
    _ completed: DescriptionFacts.Completed,
    of document: Document,
    _ places: PlaceTable
  ) -> Description {
    let record = completed.record
    var variables = ContiguousArray(schema.visibleSlots.map { record[$0] })
    variables.append(Operand(.object(completed.edition.record)))
    variables.append(Operand(.timestamp(surroundings.asOf)))
    return Description(
      file: document.file.id,
      document: document.number,
      app: record[DescriptionSlot.app].value.record?[AppSlot.name].value.text ?? "",
      edition: completed.edition,
      submissionDate: completed.submissionDate,
      asOf: surroundings.asOf,
      waivers: Waiver.all(in: record[DescriptionSlot.waivers], places),
      places: places,
      variables: variables
    )
  }
}

extension Waiver {
  /// The waivers of a description whose references were checked.
  fileprivate static func all(in list: Operand, _ places: PlaceTable) -> [Waiver] {
    (list.value.items ?? []).compactMap { item in
      guard let waiver = item.value.record, let rule = waiver[0].value.text,
        let reason = waiver[2].value.text, let approvedBy = waiver[3].value.text,
        case .timestamp(let until) = waiver[4].value
      else { return nil }
      let at = waiver[1].value.text.flatMap(Path.init).flatMap(places.place)
      return Waiver(
        rule: rule,
        at: at,
        reason: reason,
        approvedBy: approvedBy,
        until: until,
        place: item.place
      )
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var notADescription: Self {
    Self("a description is a mapping that begins with 'reviewlint: 1'")
  }

  fileprivate static var screensWithoutValue: Self {
    Self("'screens' has no value; leave it out, or write unknown if nobody knows")
  }
}
