internal import Diagnostics
internal import Linting
internal import Rules

extension Finding {
  /// How bad it is, in a word or two.
  var word: Wording {
    guard outcome == .fail else { return outcome.word }
    switch severity {
    case .error: return "error"
    case .warning: return "warning"
    case .note: return "note"
    }
  }

  /// Why it is accepted, by whom and until when.
  func acceptanceText(said language: Language) -> String {
    switch acceptance {
    case .waiver(let reason, let approvedBy, let until):
      language("\(reason) (\(approvedBy), until \(language.dates.short(until)))")
    case .baseline: language("it stands in the baseline")
    case nil: ""
    }
  }
}

extension Outcome {
  /// The outcome as a heading.
  var word: Wording {
    switch self {
    case .fail: "problems"
    case .incomplete: "undecided"
    case .review: "needs review"
    case .waived: "waived"
    case .exempt: "exempt"
    case .pass: "passed"
    case .notApplicable: "not applicable"
    }
  }
}

extension Verdict {
  /// The verdict in a word or two.
  var word: Wording {
    switch self {
    case .compliant: "compliant"
    case .incomplete: "facts are missing"
    case .violations: "violations"
    case .unjudged: "could not be judged"
    }
  }
}
