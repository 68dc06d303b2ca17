internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Linting
internal import Reporting

/// Checks some descriptions together, on any thread.
struct DescriptionCheck<Kept: Sendable>: Sendable {
  /// A description, and what it is checked with.
  struct Subject: Sendable {
    let document: Document
    let means: CheckMeans
  }

  /// What came of one description.
  struct Outcome: Sendable {
    /// Nil where it could not be judged.
    var kept: Kept?
    var diagnostics: [Diagnostic]
    /// What all that were checked together took, at the first of them.
    var times = CheckTimes()
  }

  let progress: ProgressLine?
  /// What is kept of a result.
  let keep: @Sendable (LintResult, CheckMeans) -> Kept

  /// What comes of each; every step is taken for all of them, as long as what it needs is at hand.
  func outcomes(of subjects: [Subject]) -> [Outcome] {
    var outcomes = subjects.map { Outcome(diagnostics: $0.document.diagnostics) }
    let start = ContinuousClock.now
    let descriptions = subjects.indices.map { subjects[$0].decode(&outcomes[$0]) }
    let decoded = ContinuousClock.now
    var results = judge(descriptions, of: subjects, &outcomes)
    if !outcomes.isEmpty {
      outcomes[0].times.decoding = decoded - start
      outcomes[0].times.evaluating = ContinuousClock.now - decoded
    }
    for number in results.indices {
      if let result = results[number].take() {
        outcomes[number].kept = keep(result, subjects[number].means)
      }
      if descriptions[number] != nil { progress?.finishDescription() }
    }
    return outcomes
  }

  private func judge(
    _ descriptions: [Description?],
    of subjects: [Subject],
    _ outcomes: inout [Outcome]
  ) -> [LintResult?] {
    guard var evaluation = subjects.first?.means.linter.evaluation() else { return [] }
    var results: [LintResult?] = []
    results.reserveCapacity(subjects.count)
    for (number, description) in descriptions.enumerated() {
      let result = description.flatMap {
        subjects[number].lint($0, by: &evaluation, &outcomes[number])
      }
      results.append(result)
    }
    return results
  }
}

extension DescriptionCheck.Subject {
  fileprivate typealias Outcome = DescriptionCheck.Outcome

  fileprivate func decode(_ outcome: inout Outcome) -> Description? {
    guard document.diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
    let (description, diagnostics) = means.decoder.decode(document)
    outcome.diagnostics += diagnostics
    return description
  }

  fileprivate func lint(
    _ description: Description,
    by evaluation: inout RuleEvaluation,
    _ outcome: inout Outcome
  ) -> LintResult? {
    do throws(RuleFault) {
      let (linter, file) = (means.linter, document.file)
      return try linter.lint(description, in: file, lines: means.lines, by: &evaluation)
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
