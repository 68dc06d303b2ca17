internal import Diagnostics
internal import Engine
internal import Rules

/// The verdict in one sentence, for people who decide about a submission.
struct SubmissionVerdict {
  private let verdict: QualifiedVerdict
  private let counts: Counts
  private let faults: Int

  /// The verdict on one description of a run.
  init(_ result: LintResult, in setup: RunSetup) {
    counts = Counts(of: result)
    verdict = QualifiedVerdict(result, counts, in: setup)
    faults = 0
  }

  /// The verdict on a whole run, whose results were counted.
  init(_ run: RunResult, _ counts: Counts) {
    self.counts = counts
    verdict = QualifiedVerdict(run, counts)
    faults = run.diagnostics.count { $0.severity == .error }
  }

  private var problems: Int { counts.failures(.error) }

  /// What App Review may see, and seldom refuses.
  private var risks: Int { counts.failures(.warning) }

  private var advice: Int { counts.failures(.note) }

  private var decisions: Int { counts[.review] }

  private var missing: MissingFactCount { counts.missing }

  /// The sentence; it is said in the language of the run.
  var localizableText: LocalizableText {
    switch verdict.verdict {
    case .unjudged: unjudged
    case .violations: qualified(violations)
    case .incomplete: qualified(incomplete)
    case .compliant: verdict.partText.map { "\($0)." } ?? compliant
    }
  }

  /// What people accepted doesn't make a no milder, and is told all the same.
  private func qualified(_ sentence: LocalizableText) -> LocalizableText {
    let besides = verdict.exceptions ?? verdict.accepted.localizableText
    return besides.map { "\(sentence) On top of that: \($0)." } ?? sentence
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
    let found = [
      problems > 0 ? rejections : nil,
      problems == 0 && risks > 0 ? weaknesses : nil,
      counts.bookkeeping > 0 ? disorder : nil,
    ]
    let open = [
      missing.count > 0 ? missing.localizableText : nil, decisions > 0 ? questions : nil,
    ]
    let isAdvice = found.allSatisfy { $0 == nil }
    let all = ((isAdvice ? [disregarded] : found) + open).compactMap { $0 }
    guard let last = all.last, all.count > 1 else { return "Not ready to submit: \(all[0])." }
    return "Not ready to submit: \(all.dropLast().inOneLine), and \(last)."
  }

  private var incomplete: LocalizableText {
    let facts = missing.localizableText
    guard decisions > 0 else { return "Not decided yet: \(facts)." }
    return missing.count == 0 ? undecided : "Not decided yet: \(facts), and \(questions)."
  }

  /// What a person has to decide isn't ready before that.
  private var undecided: LocalizableText { "Not decided yet: \(questions)." }

  private var compliant: LocalizableText {
    let ready: LocalizableText =
      if verdict.isToDecide {
        qualified(undecided)
      } else if let exceptions = verdict.exceptions {
        "Ready to submit, as far as the description shows, but for \(exceptions)."
      } else {
        "Ready to submit, as far as the description shows."
      }
    return remainders.reduce(ready) { "\($0) \($1)" }
  }

  /// What doesn't count, and is worth knowing.
  private var remainders: [LocalizableText] {
    let texts: [LocalizableText?] = [
      risks == 0
        ? nil
        : .counted(
          risks,
          one: "\(risks) weakness could be mended.",
          other: "\(risks) weaknesses could be mended."
        ),
      counts.bookkeeping == 0
        ? nil
        : .counted(
          counts.bookkeeping,
          one: "\(counts.bookkeeping) thing in the description has to be put in order.",
          other: "\(counts.bookkeeping) things in the description have to be put in order."
        ),
    ]
    return texts.compactMap { $0 }
  }

  private var weaknesses: LocalizableText {
    .counted(
      risks,
      one: "\(risks) weakness was found",
      other: "\(risks) weaknesses were found"
    )
  }

  /// Advice makes no verdict but where somebody wants it to.
  private var disregarded: LocalizableText {
    .counted(
      advice,
      one: "\(advice) piece of advice isn't followed",
      other: "\(advice) pieces of advice aren't followed"
    )
  }

  private var disorder: LocalizableText {
    .counted(
      counts.bookkeeping,
      one: "\(counts.bookkeeping) thing in the description has to be put in order",
      other: "\(counts.bookkeeping) things in the description have to be put in order"
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
}
