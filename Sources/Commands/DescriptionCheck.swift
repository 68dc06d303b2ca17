internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Linting
internal import Reporting

/// Checks one description of a file after another, in any order and on any thread.
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

  func outcome(of document: Document) -> Outcome {
    var outcome = Outcome(diagnostics: document.diagnostics)
    guard outcome.diagnostics.allSatisfy({ $0.severity != .error }) else { return outcome }
    let start = ContinuousClock.now
    let (description, diagnostics) = decoder.decode(document)
    let middle = ContinuousClock.now
    outcome.times.decoding = middle - start
    outcome.diagnostics += diagnostics
    guard let description else { return outcome }
    do throws(RuleFault) {
      let result = try linter.lint(description, in: document.file, lines: lines)
      outcome.times.evaluating = ContinuousClock.now - middle
      outcome.kept = keep(result, linter)
    } catch {
      let range = SourceRange(file: document.file.id, bytes: document.bytes)
      outcome.diagnostics.append(Diagnostic(.ruleFault(error.rule, error.text), at: range))
    }
    progress?.finishDescription()
    return outcome
  }
}

extension Diagnostic.Message {
  fileprivate static func ruleFault(_ rule: String, _ text: String) -> Self {
    Self("the rule \(rule.quoted) can't be evaluated for this description: \(text)")
  }
}
