internal import Diagnostics
internal import Documents
package import Expressions
internal import Model

/// A value of a rule that isn't an expression as an author might have written it instead: a
/// parameter, or a day from or until which the rule holds.
package struct ValueChange: Sendable {
  fileprivate enum Subject: Sendable {
    case parameter(Int, Value)
    case days(from: Timestamp?, until: Timestamp?)
  }

  fileprivate let subject: Subject
  /// What it stands under.
  let key: String
  /// In UTF-8 bytes of the text of that.
  let bytes: Range<Int>
  let original: String
  let replacement: String
}

extension RuleSource {
  /// Each value changed once; no submission can be from before the first day.
  package func valueChanges(since firstDay: Timestamp) -> [ValueChange] {
    zip(valueClauses, parameters.indices).flatMap { clause, number in
      let (value, text) = (parameters[number].value, clause.text.text)
      return (value.neighbours + value.shortened + value.daysBeside).map { value, replacement in
        ValueChange(
          subject: .parameter(number, value), key: clause.key, bytes: 0..<text.utf8.count,
          original: text, replacement: replacement)
      }
    } + dayChanges(since: firstDay)
  }

  private func dayChanges(since firstDay: Timestamp) -> [ValueChange] {
    guard holdsRange != nil, let clause = valueClauses.last else { return [] }
    let (from, until) = (declaration.from, declaration.until)
    func changes(
      _ day: Timestamp?, _ subject: (Timestamp) -> ValueChange.Subject
    ) -> [ValueChange] {
      guard let day, day.seconds > firstDay.seconds,
        let bytes = Array(clause.text.text.utf8).firstRange(of: Array(day.day.utf8))
      else { return [] }
      return [-1, 1].map { day.adding(days: $0) }.map { other in
        ValueChange(
          subject: subject(other), key: clause.key, bytes: bytes, original: day.day,
          replacement: other.day)
      }
    }
    return changes(from) { .days(from: $0, until: until) }
      + changes(until) { .days(from: from, until: $0) }
  }
}

extension Value {
  /// The day before, and the day after.
  var daysBeside: [(value: Value, text: String)] {
    guard case .timestamp(let day) = self else { return [] }
    return [-1, 1].map { day.adding(days: $0) }.map { (.timestamp($0), $0.day) }
  }
}

extension CompiledRule {
  /// The parameters with which an example is tested once something is changed; nil where it has a
  /// value of its own for that.
  package func parameters(of example: RuleExample, after change: ValueChange) -> TracedValue? {
    let parameters = parameters(of: example).value
    guard case .parameter(let number, let value) = change.subject else { return parameters }
    let name = source.parameters[number].name
    guard case .object(var record) = parameters.value,
      !example.parameters.contains(where: { $0.name == name })
    else { return nil }
    record.slots[number] = TracedValue(value)
    return TracedValue(.object(record))
  }

  /// Whether the rule would hold for a submission on that day.
  package func holds(on day: Timestamp, after change: ValueChange) -> Bool {
    guard case .days(let from, let until) = change.subject else { return holds(on: day) }
    return (from.map { $0.seconds <= day.seconds } ?? true)
      && (until.map { day.seconds <= $0.seconds } ?? true)
  }
}
