internal import Expressions

/// Completes what a step asks and who meets it.
struct StepFacts {
  let services: ListedServices
  let attachments: AttachmentFacts
  let catalogues: Catalogues

  func complete(_ record: inout Record, at place: Place) {
    completeFields(of: &record, at: place)
    record[StepKey.label] = TracedValue(label(of: record), at: place)
    record.changeList(of: StepKey.services) { services.names.identify(&$0) }
    record.change(StepKey.justification) { justification, place in
      attachments.complete(
        &justification, at: place, named: JustificationKey.attachments,
        missing: JustificationKey.missingAttachments)
    }
  }

  /// Where nobody must take the step, nobody must fill in what it asks.
  private func completeFields(of record: inout Record, at place: Place) {
    if !Section.stepKindsWithFields.contains(record[StepKey.kind].value.text ?? "") {
      record.setDefault(StepKey.fields, .list([]), at: place)
    }
    let isRequired = record[StepKey.required].value
    record.changeItems(of: StepKey.fields) { field, place in
      if case .boolean(false) = isRequired {
        field.setDefault(StepFieldKey.required, isRequired, at: place)
      }
      let name = field[StepFieldKey.name].value
      let label = name.text.map { FieldMeaning.all.called($0).value }
      field[StepFieldKey.label] = TracedValue(label ?? name, at: place)
      field[StepFieldKey.means] = TracedValue(means(name), at: place)
    }
  }

  private func means(_ name: Value) -> Value {
    guard let text = name.text else { return name }
    let meanings = catalogues.fieldNames.meanings(of: text).map { TracedValue(.string($0)) }
    return .list(ContiguousArray(meanings))
  }

  private func label(of step: Record) -> Value {
    let kind = step[StepKey.kind].value
    guard case .choice(let kinds) = FieldType.stepKind, let word = kind.text else { return kind }
    return kinds.called(word).value
  }
}
