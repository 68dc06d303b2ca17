internal import Expressions

/// The slots of a step that facts read and write.
enum StepSlot {
  private static let section = Section.step(CustomFields())
  static let kind = section.slot("kind")
  static let id = section.slot("id")
  static let services = section.slot("services")
  static let required = section.slot("required")
  static let fields = section.slot("fields")
  static let justification = section.slot("justification")
  static let afterApple = section.slot("afterApple")
  static let asks = section.slot("asks")
  static let fieldName = Section.stepField.slot("name")
  static let fieldRequired = Section.stepField.slot("required")
  static let attachments = Section.justification.slot("attachments")
  static let missingAttachments = Section.justification.slot("missingAttachments")
}

/// Works out who meets a step and what it asks.
struct StepFacts {
  let services: ListedServices
  /// Sign in with Apple is offered.
  let offersApple: Known<Bool>
  let attachments: AttachmentFacts

  func complete(_ step: Operand) -> Operand {
    guard case .object(var record) = step.value else { return step }
    completeFields(of: &record, at: step.place)
    record.slots[StepSlot.afterApple] = Operand(afterApple(record).value, at: step.place)
    record.slots[StepSlot.asks] = Operand(asks(of: record), at: step.place)
    record.slots[StepSlot.justification] = attachments.complete(
      record[StepSlot.justification],
      named: StepSlot.attachments,
      missing: StepSlot.missingAttachments
    )
    return Operand(.object(record), at: step.place)
  }

  /// A field that doesn't say is required where its step is.
  private func completeFields(of record: inout Record, at place: Place) {
    record.setDefault(StepSlot.fields, .list([]), at: place)
    guard case .list(var fields) = record[StepSlot.fields].value else { return }
    let isRequired = record[StepSlot.required].value
    for index in fields.indices {
      guard case .object(var field) = fields[index].value else { continue }
      field.setDefault(StepSlot.fieldRequired, isRequired, at: fields[index].place)
      fields[index].value = .object(field)
    }
    record.slots[StepSlot.fields].value = .list(fields)
  }

  /// Without a list of services everyone meets the step, also who came with Apple.
  private func afterApple(_ step: Record) -> Known<Bool> {
    guard case .list(let ids) = step[StepSlot.services].value else { return offersApple }
    let isApple = ids.compactMap(\.value.text).contains { id in
      services[id]?.value.record?.isApple == true
    }
    return .known(isApple)
  }

  private func asks(of step: Record) -> Value {
    var names = ContiguousArray([step[StepSlot.kind]])
    if case .list(let fields) = step[StepSlot.fields].value {
      names += fields.compactMap { $0.value.record?[StepSlot.fieldName] }
    }
    return .list(names)
  }
}
