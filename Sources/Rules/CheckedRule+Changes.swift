internal import Expressions

extension CheckedRule {
  /// The rule as people's overrides make it; nil when it is off.
  func changed(as changed: RuleChanges.Changed) -> CheckedRule? {
    guard !changed.isOff else { return nil }
    guard changed.severity != severity || changed.hasOtherParameters else { return self }
    let parameters = Operand(.object(changed.parameters.record))
    return copy(severity: changed.severity, parameters: parameters) { $0 }
  }

  /// The rule with its shared programs by their other numbers.
  func renumbered(_ renumbering: SharedPrograms.Renumbering) -> CheckedRule {
    copy(severity: severity, parameters: parameters) { $0.renumbered(renumbering) }
  }

  private func copy(
    severity: Severity,
    parameters: Operand,
    share: (SharedProgram) -> SharedProgram
  ) -> CheckedRule {
    CheckedRule(
      declaration: declaration,
      written: written,
      severity: severity,
      parameters: parameters,
      applies: applies.map(share),
      each: each.map {
        Iteration(slot: $0.slot, list: share($0.list), isOfScreens: $0.isOfScreens)
      },
      definitions: definitions.map { Definition(slot: $0.slot, program: share($0.program)) },
      when: when,
      exemptions: exemptions,
      require: require,
      review: review,
      at: at,
      related: related,
      marks: marks,
      message: message,
      fix: fix,
      translation: translation,
      slots: slots
    )
  }
}

extension CheckedRule {
  var parameterSet: ParameterSet {
    guard case .object(let record) = parameters.value else { return ParameterSet([]) }
    return ParameterSet(record)
  }
}
