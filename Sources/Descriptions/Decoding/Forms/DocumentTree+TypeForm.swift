internal import Documents
internal import Expressions

extension DocumentTree {
  /// A value as nearly all are written; nil for what is rarer, and for what is wrong.
  func value(
    _ id: NodeID,
    as type: SectionForms.TypeForm,
    scale: Double,
    _ forms: SectionForms
  ) -> Value? {
    switch type {
    case .text: saysSomething(id) ? text(of: id).map(Value.string) : nil
    case .boolean: boolean(id).map(Value.boolean)
    case .number(let limits): shortNumber(id, in: limits).map(Value.double)
    case .length(let limits): shortNumber(id, in: limits).map { .double($0 / scale) }
    case .choice(let number): choice(forms.choices[number], id)
    case .list, .section, .rarer: nil
    }
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
