internal import Diagnostics
internal import Linting
internal import Rules

/// What counts for descriptions, by the command line and by the rule files that govern them.
///
/// The stricter of the two holds, severity by severity: a command line can ask for more than a rule
/// file, never for less. Where it says the opposite of the file, that is a mistake.
struct CheckPolicy {
  let policy: JudgingPolicy
  let contradictions: [Diagnostic]

  init(_ options: CheckOptions, _ defaults: [RuleFile.CheckDefaults]) {
    policy = defaults.reduce(options.policy) {
      $0.combined(
        with: JudgingPolicy(failOn: $1.failOn, isStrict: $1.isStrict, allowsIncomplete: true)
      )
    }
    contradictions = defaults.flatMap { check in
      var mistakes: [Diagnostic] = []
      if options.policy.failOn == nil, check.failOn != nil || check.isStrict {
        mistakes.append(Diagnostic(.contradictedByNever, at: check.range))
      }
      if options.policy.allowsIncomplete, check.isStrict {
        mistakes.append(Diagnostic(.contradictedByIncomplete, at: check.range))
      }
      return mistakes
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var contradictedByNever: Self {
    Self("--fail-on never contradicts what this rule file says about checking")
  }

  fileprivate static var contradictedByIncomplete: Self {
    Self("--allow-incomplete contradicts 'strict' in this rule file")
  }
}
