internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules
internal import Synchronization

/// What a rule reads of a description, as words of a fingerprint: what every finding of it rests on.
///
/// A class: whoever asks for a mark first goes through the description, for all findings of the rule.
final class FactsRead: Sendable {
  private let rule: CompiledRule
  private let description: Description
  private let known = Mutex<[UInt64]?>(nil)

  init(by rule: CompiledRule, of description: Description) {
    self.rule = rule
    self.description = description
  }

  var words: [UInt64] {
    known.withLock { known in
      if let known { return known }
      var reader = FactReader(fields: rule.fieldsForDecision)
      for variable in description.variables { reader.add(variable.value) }
      known = reader.words
      return reader.words
    }
  }
}

extension Finding {
  /// The mark of the facts that it rests on: what its rule reads of the description, and where it
  /// was found; another one as soon as any of that is another.
  package var factsMark: String {
    guard let facts else { return "" }
    var mark = fingerprint
    for word in facts.words { mark.add(word) }
    return mark.hexadecimal
  }
}

/// Goes through values for the fields that a rule reads.
private struct FactReader {
  /// The names of the fields, by the names of their types.
  let fields: [String: Set<String>]
  private(set) var words: [UInt64] = []
  /// Where records of a type have them.
  private var slots: [ObjectIdentifier: [Int]] = [:]

  init(fields: [String: Set<String>]) {
    self.fields = fields
  }

  mutating func add(_ value: Value) {
    switch value {
    case .list(let items):
      for item in items { add(item.value) }
    case .object(let record):
      var read = slots(of: record.type)[...]
      for slot in record.slots.indices {
        if slot == read.first {
          read = read.dropFirst()
          add(record.type.fields[slot].name)
          add(record.slots[slot].value.asMark)
        }
        add(record.slots[slot].value)
      }
    default: break
    }
  }

  private mutating func slots(of type: ObjectType) -> [Int] {
    if let known = slots[ObjectIdentifier(type)] { return known }
    let names = fields[type.name] ?? []
    let found = type.fields.indices.filter { names.contains(type.fields[$0].name) }
    slots[ObjectIdentifier(type)] = found
    return found
  }

  private mutating func add(_ text: String) {
    let text = text.utf8
    Fingerprint.forEachWord(of: text.span) { words.append($0) }
  }
}

extension Value {
  /// What a mark takes of it; lists and records come by their own fields.
  fileprivate var asMark: String {
    switch self {
    case .boolean(let answer): "\(answer)"
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .timestamp(let time): time.day
    case .list(let items): items.map(\.value.asMark).joined(separator: "\0")
    default: string ?? ""
    }
  }
}
