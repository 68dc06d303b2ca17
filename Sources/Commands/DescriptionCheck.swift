internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Linting
internal import Reporting

/// Checks some descriptions of a file after others, in any order and on any thread.
struct DescriptionCheck<Kept: Sendable>: Sendable {
  /// What came of one description.
  struct Outcome: Sendable {
    /// Nil where it could not be judged.
    var kept: Kept?
    var diagnostics: [Diagnostic]
    var times = CheckTimes()
  }

  let decoder: DescriptionDecoder
  let linter: Linter
  let lines: LineTable
  let progress: ProgressLine?
  /// What is kept of a result.
  let keep: @Sendable (LintResult, Linter) -> Kept

  /// What comes of each; every step is taken for all of them, as long as what it needs is at hand.
  func outcomes(of documents: [Document]) -> [Outcome] {
    var outcomes = documents.map { Outcome(diagnostics: $0.diagnostics) }
    let descriptions = documents.indices.map { decode(documents[$0], &outcomes[$0]) }
    let results = documents.indices.map { number in
      descriptions[number].flatMap { lint($0, of: documents[number], &outcomes[number]) }
    }
    for (number, result) in results.enumerated() {
      outcomes[number].kept = result.map { keep($0, linter) }
      if descriptions[number] != nil { progress?.finishDescription() }
    }
    return outcomes
  }

  private func decode(_ document: Document, _ outcome: inout Outcome) -> Description? {
    guard document.diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
    let start = ContinuousClock.now
    let (description, diagnostics) = decoder.decode(document)
    outcome.times.decoding = ContinuousClock.now - start
    outcome.diagnostics += diagnostics
    return description
  }

  private func lint(
    _ description: Description,
    of document: Document,
    _ outcome: inout Outcome
  ) -> LintResult? {
    let start = ContinuousClock.now
    do throws(RuleFault) {
      let result = try linter.lint(description, in: document.file, lines: lines)
      outcome.times.evaluating = ContinuousClock.now - start
      return result
    } catch {
      let range = SourceRange(file: document.file.id, bytes: document.bytes)
      outcome.diagnostics.append(Diagnostic(.ruleFault(error.rule, error.text), at: range))
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func ruleFault(_ rule: String, _ text: String) -> Self {
    Self("the rule \(rule.quoted) can't be evaluated for this description: \(text)")
  }
}
