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

  func complete(_ record: inout Record, at place: Place) {
    completeFields(of: &record, at: place)
    record.slots[StepSlot.afterApple] = Operand(afterApple(record).value, at: place)
    record.slots[StepSlot.asks] = Operand(asks(of: record), at: place)
    record.change(StepSlot.justification) { justification, place in
      attachments.complete(
        &justification,
        at: place,
        named: StepSlot.attachments,
        missing: StepSlot.missingAttachments
      )
    }
  }

  /// A field that doesn't say is required where its step is.
  private func completeFields(of record: inout Record, at place: Place) {
    record.setDefault(StepSlot.fields, .list([]), at: place)
    let isRequired = record[StepSlot.required].value
    record.changeItems(of: StepSlot.fields) { field, place in
      field.setDefault(StepSlot.fieldRequired, isRequired, at: place)
    }
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
