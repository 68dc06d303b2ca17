internal import Diagnostics
internal import Linting
internal import Rules

/// The verdict of a run in one sentence.
struct VerdictSentence {
  let text: String

  init(of run: RunResult) {
    let failures = run.descriptions.flatMap(\.findings).filter { $0.outcome == .fail }
    let counting = failures.count { run.policy.counts($0.severity) }
    let wording =
      switch run.verdict {
      case .unjudged: Self.unjudged(run.diagnostics.count { $0.severity == .error })
      case .violations: Self.violations(counting, smaller: failures.count - counting)
      case .incomplete: Self.incomplete(run.summary)
      case .compliant: Self.compliant(smaller: failures.count)
      }
    text = run.language(wording)
  }

  private static func unjudged(_ count: Int) -> Wording {
    let errors: Wording = .counted(count, one: "1 error", other: "\(count) errors")
    return "This could not be judged: \(errors)."
  }

  private static func violations(_ count: Int, smaller: Int) -> Wording {
    let problems: Wording = .counted(count, one: "1 problem", other: "\(count) problems")
    guard smaller > 0 else { return "Not ready to submit: \(problems)." }
    let others: Wording = .counted(smaller, one: "1 smaller one", other: "\(smaller) smaller ones")
    return "Not ready to submit: \(problems), and \(others)."
  }

  /// What a person has to decide makes a run incomplete only where everything counts.
  private static func incomplete(_ summary: RunResult.Summary) -> Wording {
    let undecided = summary[.incomplete]
    guard undecided > 0 else {
      let reviews = summary[.review]
      return .counted(
        reviews,
        one: "Not decided yet: 1 finding needs a person's decision.",
        other: "Not decided yet: \(reviews) findings need a person's decision."
      )
    }
    return .counted(
      undecided,
      one: "Not decided yet: 1 rule lacks facts.",
      other: "Not decided yet: \(undecided) rules lack facts."
    )
  }

  private static func compliant(smaller: Int) -> Wording {
    guard smaller > 0 else {
      return "Nothing speaks against submitting, as far as the app is described."
    }
    return .counted(
      smaller,
      one: "Nothing serious speaks against submitting; there is 1 smaller problem.",
      other: "Nothing serious speaks against submitting; there are \(smaller) smaller problems."
    )
  }
}
