internal import Expressions

// What people's overrides make of a rule that is checked.
extension CheckedRule {
  /// The rule as it is now; nil when it is off.
  func changed(as changed: RuleChanges.Changed) -> CheckedRule? {
    guard !changed.isOff else { return nil }
    guard changed.severity != severity || changed.hasOtherParameters else { return self }
    return CheckedRule(
      declaration: declaration,
      written: written,
      severity: changed.severity,
      parameters: Operand(.object(changed.parameters.record)),
      applies: applies,
      each: each,
      definitions: definitions,
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
