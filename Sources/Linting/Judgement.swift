internal import Expressions

/// What a condition says: yes, no, or not yet, because facts are missing.
enum Judgement: Sendable {
  case yes
  case no
  case open(MissingFacts)

  /// Reads a condition's value; an error of the expression is thrown.
  init(_ operand: TracedValue) throws(EvaluationError) {
    switch operand.value {
    case .boolean(let answer): self = answer ? .yes : .no
    case .absent, .unwritten: self = .open(MissingFacts([operand.place]))
    case .undecided(let missing): self = .open(missing)
    case .error(let error): throw error
    default: preconditionFailure("the checker lets only conditions through")
    }
  }

  var isYes: Bool {
    if case .yes = self { true } else { false }
  }

  var isNo: Bool {
    if case .no = self { true } else { false }
  }

  var missing: MissingFacts? {
    if case .open(let missing) = self { missing } else { nil }
  }
}
