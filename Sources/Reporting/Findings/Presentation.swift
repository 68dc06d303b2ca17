package import Diagnostics
package import Engine
package import Localization
internal import Rules

/// What a run comes to: every report is made of it.
package struct Presentation: Sendable {
  package let run: RunResult
  /// Each description with what was counted of it, in the order of the run.
  let descriptions: [PresentedDescription]
  let counts: Counts

  package init(of run: RunResult) {
    let descriptions = run.descriptions.map { PresentedDescription($0, in: run.setup) }
    self.init(run, descriptions)
  }

  private init(_ run: RunResult, _ descriptions: [PresentedDescription]) {
    self.run = run
    self.descriptions = descriptions
    counts = descriptions.reduce(into: Counts()) { $0.add($1.counts) }
  }

  /// The same with more that could not be judged or done.
  package func adding(_ more: [Diagnostic], in texts: SourceFiles = SourceFiles()) -> Presentation {
    Presentation(run.adding(more, in: texts), descriptions)
  }

  /// One of its descriptions alone, as a run of its own.
  func only(_ description: PresentedDescription) -> Presentation {
    Presentation(run.only(description.result), [description])
  }

  package var language: Language { run.language }

  var verdict: QualifiedVerdict { QualifiedVerdict(run, counts) }

  /// The verdict in one sentence.
  var headline: Message { SubmissionVerdict(run, counts).message }

  /// What makes the answer milder, place by place.
  var relaxed: [RelaxedPlace] { RelaxedPlace.all(of: run, held: counts.accepted.held) }

  /// How many files its descriptions are in.
  var fileCount: Int { Set(descriptions.map(\.result.file.id)).count }
}

/// A description with what was counted of it.
package struct PresentedDescription: Sendable {
  package let result: LintResult
  let counts: Counts
  let verdict: QualifiedVerdict

  init(_ result: LintResult, in setup: RunSetup) {
    self.result = result
    counts = Counts(of: result)
    verdict = QualifiedVerdict(result, counts, in: setup)
  }

  /// All faults, what asks for most attention first: grouped anew each time, for they are many.
  var faults: [Fault] { Fault.all(of: result) }

  /// The verdict in one sentence.
  var headline: Message { SubmissionVerdict(verdict, counts).message }

  var isReady: Bool { SubmissionVerdict(verdict, counts).isReady }
}
