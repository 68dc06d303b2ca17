internal import Documents
internal import Expressions

extension DocumentTree {
  /// A value as nearly all are written; nil for what is rarer, and for what is wrong.
  func value(
    _ id: NodeID,
    ofKind kind: Int,
    scale: Double,
    _ forms: SectionForms
  ) -> Value? {
    switch forms.kinds[kind].form {
    case .text: word(id).map(Value.string)
    case .boolean: boolean(id).map(Value.boolean)
    case .number(let limits): shortNumber(id, in: limits).map(Value.double)
    case .length(let limits): shortNumber(id, in: limits).map { .double($0 / scale) }
    case .choice(let number): choice(forms.choices[number], id)
    case .date: word(id).flatMap(CalendarDate.init).map { .timestamp(Timestamp(of: $0)) }
    case .someTexts:
      word(id).flatMap { forms.kinds[kind].declared.accepts($0) ? .string($0) : nil }
    case .list, .section: nil
    }
  }

  /// The text of a scalar that says something.
  private func word(_ id: NodeID) -> String? {
    saysSomething(id) ? text(of: id) : nil
  }

  private func shortNumber(_ id: NodeID, in limits: ClosedRange<Double>) -> Double? {
    shortNumber(id).flatMap { limits.contains($0) ? $0 : nil }
  }

  private func choice(_ choice: SectionForms.Choice, _ id: NodeID) -> Value? {
    guard saysSomething(id) else { return nil }
    return choice.words.position(of: id, in: self).map { choice.values[$0] }
  }
}

extension Word {
  static let unknown = Word("unknown")
}
