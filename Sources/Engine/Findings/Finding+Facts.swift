internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

extension Finding {
  /// The mark of the facts that it rests on: what its rule reads of the description, and where it
  /// was found; another one as soon as any of that is another.
  package var factsMark: String {
    guard let rule = decidingRule else { return "" }
    var mark = fingerprint
    for variable in subject.description.variables { mark.add(variable.value, readBy: rule) }
    return mark.hexadecimal
  }
}

extension Fingerprint {
  /// Adds the fields of records that the rule reads.
  fileprivate mutating func add(_ value: Value, readBy rule: CompiledRule) {
    switch value {
    case .list(let items):
      for item in items { add(item.value, readBy: rule) }
    case .object(let record):
      let read = rule.fieldsRead(of: record.type.name) ?? []
      for (field, slot) in zip(record.type.fields, record.slots) {
        if read.contains(field.name) {
          add(field.name)
          add(slot.value.asMark)
        }
        add(slot.value, readBy: rule)
      }
    default: break
    }
  }
}

extension Value {
  /// What a mark takes of it; lists and records come by their own fields.
  fileprivate var asMark: String {
    switch self {
    case .boolean(let answer): "\(answer)"
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): text
    case .timestamp(let time): time.day
    case .list(let items): items.map(\.value.asMark).joined(separator: "\0")
    default: ""
    }
  }
}
