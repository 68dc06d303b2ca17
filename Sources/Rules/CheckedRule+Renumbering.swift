internal import Expressions

extension CheckedRule {
  /// The rule with its shared programs by their other numbers.
  func renumbered(_ renumbering: SharedPrograms.Renumbering) -> CheckedRule {
    CheckedRule(
      declaration: declaration,
      written: written,
      severity: severity,
      parameters: parameters,
      applies: applies?.renumbered(renumbering),
      each: each.map {
        Iteration(
          slot: $0.slot,
          list: $0.list.renumbered(renumbering),
          isOfScreens: $0.isOfScreens
        )
      },
      definitions: definitions.map {
        Definition(slot: $0.slot, program: $0.program.renumbered(renumbering))
      },
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
