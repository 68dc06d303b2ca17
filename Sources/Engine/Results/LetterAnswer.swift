internal import Diagnostics
package import Rules

/// What a rule that speaks to a letter of App Review says of a description.
package struct LetterAnswer: Sendable {
  /// Why a gate lets something pass that App Review minds.
  package enum Reason: String, RankedWord, Sendable {
    /// It doesn't: it shows it.
    case fails
    case open
    case review
    case waived
    case decided
    case exempt
    /// What is described is as it should be.
    case passes
    case notDescribed
    case off
  }

  package let rule: RuleSource
  /// In the language of the rule book.
  package let title: String
  package let why: String
  package let reason: Reason
  package let findings: [Finding]
}

/// What a letter of App Review is about, as far as rules go.
package struct LetterSubject: Sendable {
  package let guidelines: [String]
  package let classes: [LetterClass]
  /// Those that get the same letters as these.
  package let others: [LetterClass]
  package let book: RuleBook

  package init(_ letter: LetterText, by book: RuleBook) {
    guidelines = book.guidelines(namedIn: letter)
    classes = book.classes(of: letter)
    others = book.classes(like: classes)
    self.book = book
  }

  /// Whether nothing in it is known.
  package var isUnknown: Bool { guidelines.isEmpty && classes.isEmpty }

  /// The rules that are about letters of these classes; for a guideline without any, those that
  /// cite it.
  package var rules: [CompiledRule] { book.rules.filter { speaks($0.source) } }

  /// The rules that speak to the letter and are off.
  private var rulesOff: [RuleSource] { book.rulesOff.filter(speaks) }

  private func speaks(_ rule: RuleSource) -> Bool {
    let sources = Set((classes + others).map(\.source))
    if !sources.isDisjoint(with: rule.sources) { return true }
    return classes.isEmpty && !Set(guidelines).isDisjoint(with: rule.declaration.guidelineKeys)
  }

  /// Whether any rule is about letters of the class.
  package func hasRule(about letters: LetterClass) -> Bool {
    book.rules.contains { $0.source.sources.contains(letters.source) }
  }

  /// What they say of a description; without one, that nothing is described.
  package func answers(of result: LintResult?) -> [LetterAnswer] {
    let asked = rules.map { rule in
      let findings = result?.findings.filter { $0.compiledRule == ObjectIdentifier(rule) } ?? []
      let passes = result?.passed.contains(rule.id) == true
      return LetterAnswer(
        rule: rule.source, title: rule.title, why: rule.why,
        reason: findings.map(\.letterReason).min() ?? (passes ? .passes : .notDescribed),
        findings: findings)
    }
    let off = rulesOff.map {
      LetterAnswer(rule: $0, title: $0.declaration.title, why: "", reason: .off, findings: [])
    }
    return (asked + off).sorted { ($0.reason, $0.rule.id) < ($1.reason, $1.rule.id) }
  }
}

extension Finding {
  fileprivate var letterReason: LetterAnswer.Reason {
    switch (outcome, acceptance) {
    case (_, .waiver): .waived
    case (_, .decision): .decided
    case (.fail, _): .fails
    case (.incomplete, _): .open
    case (.exempt, _): .exempt
    default: .review
    }
  }
}
