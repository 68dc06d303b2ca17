internal import Expressions

/// What a condition says: yes, no, or not yet, because facts are missing.
enum Judgement: Sendable {
  case yes
  case no
  case open(MissingFacts)

  /// Reads what a condition says; an error of the expression is thrown.
  init(_ operand: TracedValue) throws(EvaluationError) {
    switch operand.value {
    case .boolean(let answer): self = answer ? .yes : .no
    case .error(let error): throw error
    default:
      guard let missing = operand.missing else {
        preconditionFailure("the checker lets only conditions through")
      }
      self = .open(missing)
    }
  }

  var isNo: Bool {
    if case .no = self { true } else { false }
  }

  var missing: MissingFacts? {
    if case .open(let missing) = self { missing } else { nil }
  }
}
