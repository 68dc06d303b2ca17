internal import Expressions

/// The slots of a step that facts read and write.
struct StepSlots {
  private static let section = Section.plainDescription.section("afterSignIn")
  let kind = Self.section.slot("kind")
  let id = Self.section.slot("id")
  let services = Self.section.slot("services")
  let required = Self.section.slot("required")
  let fields = Self.section.slot("fields")
  let justification = Self.section.slot("justification")
  let label = Self.section.slot("label")
  let fieldLabel = Section.stepField.slot("label")
  let fieldName = Section.stepField.slot("name")
  let fieldMeans = Section.stepField.slot("means")
  let fieldRequired = Section.stepField.slot("required")
  let attachments = Section.justification.slot("attachments")
  let missingAttachments = Section.justification.slot("missingAttachments")
}

/// Completes what a step asks and who meets it.
struct StepFacts {
  let services: ListedServices
  let attachments: AttachmentFacts
  let catalogues: Catalogues

  func complete(_ record: inout Record, at place: Place) {
    completeFields(of: &record, at: place)
    record.slots[Slots.step.label] = TracedValue(label(of: record), at: place)
    record.changeList(of: Slots.step.services) { references in
      for index in references.indices { services.names.nameListed(&references[index].value) }
    }
    record.change(Slots.step.justification) { justification, place in
      attachments.complete(
        &justification, at: place, named: Slots.step.attachments,
        missing: Slots.step.missingAttachments)
    }
  }

  /// A field that doesn't say is required where its step is.
  private func completeFields(of record: inout Record, at place: Place) {
    record.setDefault(Slots.step.fields, .list([]), at: place)
    let isRequired = record[Slots.step.required].value
    record.changeItems(of: Slots.step.fields) { field, place in
      field.setDefault(Slots.step.fieldRequired, isRequired, at: place)
      let name = field[Slots.step.fieldName].value
      let label = name.text.map { Value.string(FieldMeaning.all.spoken($0)) }
      field.slots[Slots.step.fieldLabel] = TracedValue(label ?? name, at: place)
      field.slots[Slots.step.fieldMeans] = TracedValue(means(name), at: place)
    }
  }

  private func means(_ name: Value) -> Value {
    guard let text = name.text else { return name }
    let meanings = catalogues.fieldNames.meanings(of: text).map { TracedValue(.string($0)) }
    return .list(ContiguousArray(meanings))
  }

  private func label(of step: Record) -> Value {
    let kind = step[Slots.step.kind].value
    guard case .choice(let kinds) = FieldType.stepKind, let word = kind.text else { return kind }
    return .string(kinds.spoken(word))
  }
}
