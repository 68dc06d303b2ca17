internal import Diagnostics
internal import Linting
internal import Rules

/// The verdict in one sentence, for people who decide about a submission.
struct SubmissionVerdict {
  private let verdict: QualifiedVerdict
  private let counts: Counts
  private let faults: Int

  /// The verdict on one description of a run.
  init(_ result: LintResult, in setup: RunSetup) {
    counts = Counts(of: result)
    verdict = QualifiedVerdict(result, in: setup)
    faults = 0
  }

  /// The verdict on a whole run, whose results were counted.
  init(_ run: RunResult, _ counts: Counts) {
    self.counts = counts
    verdict = QualifiedVerdict(run)
    faults = run.diagnostics.count { $0.severity == .error }
  }

  private var problems: Int { counts.failures(.error) }

  private var risks: Int { counts[.fail] - problems }

  private var decisions: Int { counts[.review] }

  private var missing: MissingFactCount { counts.missing }

  /// The sentence; it is said in the language of the run.
  var localizableText: LocalizableText {
    switch verdict.verdict {
    case .unjudged: unjudged
    case .violations: violations
    case .incomplete: incomplete
    case .compliant: verdict.partText.map { "\($0)." } ?? compliant
    }
  }

  private var unjudged: LocalizableText {
    faults == 0
      ? "Not judged: there was nothing to judge."
      : .counted(
        faults,
        one: "Not judged: \(faults) thing in the input must be put right first.",
        other: "Not judged: \(faults) things in the input must be put right first."
      )
  }

  private var violations: LocalizableText {
    guard problems > 0 else {
      return .counted(
        risks,
        one: "Not ready to submit: \(risks) weakness was found.",
        other: "Not ready to submit: \(risks) weaknesses were found."
      )
    }
    let rest = [missing.count > 0 ? missing.localizableText : nil, decisions > 0 ? questions : nil]
    let open = rest.compactMap { $0 }
    guard let last = open.last else { return "Not ready to submit: \(rejections)." }
    let first = ([rejections] + open.dropLast()).inOneLine
    return "Not ready to submit: \(first), and \(last)."
  }

  private var incomplete: LocalizableText {
    let facts = missing.localizableText
    guard decisions > 0 else { return "Not decided yet: \(facts)." }
    return missing.count == 0
      ? "Not decided yet: \(questions)." : "Not decided yet: \(facts), and \(questions)."
  }

  private var compliant: LocalizableText {
    let ready: LocalizableText =
      switch (decisions, verdict.exceptions) {
      case (0, nil): "Ready to submit, as far as the description shows."
      case (0, let exceptions?):
        "Ready to submit, as far as the description shows, but for \(exceptions)."
      case (_, nil): "Ready to submit, as far as the description shows, once \(settled)."
      case (_, let exceptions?):
        "Ready to submit, as far as the description shows, but for \(exceptions) and once \(settled)."
      }
    return risks == 0 ? ready : "\(ready) \(remainder)"
  }

  /// What doesn't count, and is worth knowing.
  private var remainder: LocalizableText {
    .counted(
      risks,
      one: "\(risks) weakness could be mended.",
      other: "\(risks) weaknesses could be mended."
    )
  }

  private var rejections: LocalizableText {
    .counted(
      problems,
      one: "\(problems) problem would likely lead to rejection",
      other: "\(problems) problems would likely lead to rejection"
    )
  }

  private var questions: LocalizableText {
    .counted(
      decisions,
      one: "\(decisions) question needs a person's decision",
      other: "\(decisions) questions need a person's decision"
    )
  }

  private var settled: LocalizableText {
    .counted(
      decisions,
      one: "a person has decided \(decisions) question",
      other: "a person has decided \(decisions) questions"
    )
  }
}
