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

  /// The verdict in one sentence.
  package var headline: Message {
    let faults = run.diagnostics.count { $0.severity == .error }
    return SubmissionVerdict(verdict, counts, faults: faults).message
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

  package init(_ result: LintResult, in setup: RunSetup) {
    self.result = result
    questions = result.questions
    counts = Counts(
      of: Fault.all(of: result.findings),
      missing: MissingFactCount(count: questions.count),
      passed: result.quiet.count(of: .pass), notApplicable: result.quiet.count(of: .notApplicable))
    // What is left out of a run is nothing that one of its descriptions leaves out.
    let kinds = (setup.relaxations + result.relaxations).map(\.kind).filter { $0 != .excluded }
    verdict = QualifiedVerdict(
      result.verdict, partial: result.rulesAsked.isPart ? result.rulesAsked : nil, counts,
      milderBy: kinds)
  }

  /// All faults, what asks for most attention first: grouped anew each time, for they are many.
  package var faults: [Fault] { Fault.all(of: result.findings) }

  /// The verdict in one sentence.
  package var headline: Message { SubmissionVerdict(verdict, counts).message }
}
