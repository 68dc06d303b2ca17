internal import Diagnostics
internal import Model
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
    /// What is described takes the app out of the rule.
    case excepted
    case notDescribed
    case off
  }

  package let rule: RuleSource
  /// In the language of the rule book.
  package let title: String
  package let why: String
  package let reason: Reason
  package let findings: [Finding]
  /// What it looked at, and what takes the app out of it.
  package let scope: RuleScope
}

/// What a letter of App Review is about, as far as rules go.
package struct LetterSubject: Sendable {
  package let reading: LetterReading
  package let classes: [LetterClass]
  /// Those that get the same letters as these.
  package let others: [LetterClass]
  package let book: RuleBook
  /// How rules name the classes.
  private let sources: Set<String>
  /// The guidelines about which no rule of the classes is.
  private let unanswered: [String]

  package init(_ letter: LetterText, by book: RuleBook) {
    reading = book.reading(of: letter)
    classes = reading.allegations.map(\.letters)
    others = book.classes(like: classes)
    self.book = book
    let sources = Set((classes + others).map(\.source))
    self.sources = sources
    let answered = (book.rules.map(\.source) + book.rulesOff)
      .filter { !sources.isDisjoint(with: $0.sources) }.flatMap(\.declaration.guidelineKeys)
    unanswered = reading.guidelines.filter { named in
      !answered.contains { Guideline.is($0, orPartOf: named) || Guideline.is(named, partOf: $0) }
    }
  }

  /// Whether nothing in it is known.
  package var isUnknown: Bool {
    reading.guidelines.isEmpty && classes.isEmpty && !reading.isApproval
  }

  /// The rules that are about letters of these classes; for a guideline without any, those that
  /// cite it.
  private func speaks(_ rule: RuleSource) -> Bool {
    !sources.isDisjoint(with: rule.sources)
      || rule.declaration.guidelineKeys.contains { key in
        unanswered.contains { Guideline.is(key, orPartOf: $0) }
      }
  }

  /// Whether any rule is about letters of the class.
  package func hasRule(about letters: LetterClass) -> Bool {
    book.rules.contains { $0.source.sources.contains(letters.source) }
  }

  /// The guidelines that no rule is about.
  package var guidelinesWithoutRule: [String] {
    unanswered.filter { named in
      !(book.rules.map(\.source) + book.rulesOff).contains { rule in
        rule.declaration.guidelineKeys.contains { Guideline.is($0, orPartOf: named) }
      }
    }
  }

  /// What they say of a description; without one, that nothing is described.
  package func answers(of result: LintResult?) -> [LetterAnswer] {
    let asked = book.rules.filter { speaks($0.source) }.map { rule in
      let findings = result?.findings.filter { $0.compiledRule == ObjectIdentifier(rule) } ?? []
      let passes = result?.passed.contains(rule.id) == true
      let scope = result?.subject.map { RuleScope(of: rule, in: $0) } ?? .nothing
      let without: LetterAnswer.Reason =
        passes ? .passes : scope.exceptions.isEmpty ? .notDescribed : .excepted
      return LetterAnswer(
        rule: rule.source, title: rule.title, why: rule.why,
        reason: findings.map(\.letterReason).min() ?? without, findings: findings, scope: scope)
    }
    let off = book.rulesOff.filter(speaks).map {
      LetterAnswer(
        rule: $0, title: $0.declaration.title, why: "", reason: .off, findings: [], scope: .nothing)
    }
    return (asked + off).sorted { ($0.reason, $0.rule.id) < ($1.reason, $1.rule.id) }
  }
}

extension Guideline {
  fileprivate static func `is`(_ key: String, orPartOf whole: String) -> Bool {
    key == whole || Guideline.is(key, partOf: whole)
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
