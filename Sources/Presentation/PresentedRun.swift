package import Diagnostics
package import Engine
package import Localization
internal import Rules

/// What a run comes to: every report is made of it.
package struct PresentedRun: Sendable {
  package let run: RunResult
  /// What was open before, where somebody wants to know what came of it.
  package let earlier: EarlierRun?
  /// Each description with what was counted of it, in the order of the run.
  package let descriptions: [PresentedDescription]
  package let counts: Counts

  package init(of run: RunResult, since earlier: EarlierRun? = nil) {
    let descriptions = run.descriptions.map { PresentedDescription($0, in: run.setup) }
    self.init(run, descriptions, earlier)
  }

  private init(
    _ run: RunResult, _ descriptions: [PresentedDescription], _ earlier: EarlierRun?
  ) {
    self.run = run
    self.earlier = earlier
    self.descriptions = descriptions
    counts = descriptions.reduce(into: Counts()) { $0.add($1.counts) }
  }

  /// The run with more that could not be judged or done.
  package func adding(_ more: [Diagnostic], in texts: SourceFiles = SourceFiles()) -> PresentedRun {
    PresentedRun(run.adding(more, in: texts), descriptions, earlier)
  }

  /// One of its descriptions alone, as a run of its own.
  package func only(_ description: PresentedDescription) -> PresentedRun {
    PresentedRun(run.only(description.result), [description], earlier)
  }

  package var language: Language { run.language }

  package var verdict: QualifiedVerdict {
    QualifiedVerdict(
      run.verdict, partial: run.partial, counts, milderBy: run.relaxations.map(\.kind))
  }

  /// The verdict in one sentence; of several apps, how many of them aren't ready comes first.
  package var headline: Message {
    let faults = run.diagnostics.count { $0.severity == .error }
    let sentence = SubmissionVerdict(verdict: verdict, counts: counts, faults: faults).message
    let open = descriptions.count { $0.verdict.state < .readyButFor }
    guard descriptions.count > 1, open > 0 else { return sentence }
    let apps: Message = Message(.fleetNotReady, count: open, open, descriptions.count)
    return Message(.sentenceAfter, apps, sentence)
  }

  /// What asks for most attention first: what couldn't be judged, has violations, is undecided, …; in
  /// each, more errors first.
  package var byUrgency: [PresentedDescription] {
    descriptions.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.verdict.state != second.verdict.state {
        return first.verdict.state < second.verdict.state
      }
      let errors = (first.counts.failures(.error), second.counts.failures(.error))
      return errors.0 == errors.1 ? one.offset < other.offset : errors.0 > errors.1
    }
    .map(\.element)
  }

  /// What makes the answer milder, place by place.
  package var relaxed: [RelaxedPlace] { RelaxedPlace.all(of: run, held: counts.accepted.held) }

  /// How many files its descriptions are in.
  package var fileCount: Int { Set(descriptions.map(\.result.file.id)).count }
}

/// A description with what was counted of it.
package struct PresentedDescription: Sendable {
  package let result: LintResult
  /// What is to be asked, worked out once.
  package let questions: Questions
  package let counts: Counts
  package let verdict: QualifiedVerdict
  /// Whether what is missing was said not to count.
  let letsIncompleteBe: Bool

  package init(_ result: LintResult, in setup: RunSetup) {
    self.result = result
    letsIncompleteBe = setup.relaxations.contains { $0.kind == .incompleteAllowed }
    questions = result.questions
    counts = Counts(
      of: Fault.all(of: result.findings),
      missing: questions.count, passed: result.quiet.count(of: .pass),
      notApplicable: result.quiet.count(of: .notApplicable))
    // What is left out of a run is nothing that one of its descriptions leaves out.
    let kinds = (setup.relaxations + result.relaxations).map(\.kind).filter { $0 != .excluded }
    verdict = QualifiedVerdict(
      result.verdict, partial: result.rulesAsked.isPart ? result.rulesAsked : nil, counts,
      milderBy: kinds)
  }

  /// All faults, what asks for most attention first: grouped anew each time, for they are many.
  package var faults: [Fault] { Fault.all(of: result.findings) }

  /// The verdict in one sentence.
  package var headline: Message { SubmissionVerdict(verdict: verdict, counts: counts).message }
}
