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
    let fields = rule.fieldsByType
    // The last variable is what others say: who doesn't read that rests on nothing of it.
    let variables = subject.description.variables
    for variable in rule.readsOtherApps ? variables[...] : variables.dropLast() {
      mark.add(variable.value, reading: fields)
    }
    return mark.hexadecimal
  }
}

extension Fingerprint {
  /// Adds those fields of records, by the names of their types.
  fileprivate mutating func add(_ value: Value, reading fields: [String: Set<String>]) {
    switch value {
    case .list(let items):
      for item in items { add(item.value, reading: fields) }
    case .object(let record):
      let read = fields[record.type.name] ?? []
      for (field, slot) in zip(record.type.fields, record.slots) {
        if read.contains(field.name) {
          add(field.name)
          add(slot.value.asMark)
        }
        add(slot.value, reading: fields)
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
