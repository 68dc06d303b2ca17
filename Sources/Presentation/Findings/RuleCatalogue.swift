package import Diagnostics
package import Engine
package import Rules

/// What is known of the rules that a run asked, by their ids.
package struct RuleCatalogue: Sendable {
  /// A rule as reports name it, in the language of the run.
  package struct Entry: Sendable {
    package let title: String
    package let why: String
    package let topic: String
    /// What it comes to at last.
    package let severity: Severity
    package let guidelines: [Guideline]
    package let concern: Concern
  }

  private let guidelines: [String: Guideline]
  private let entries: [String: Entry]

  /// Of rules of one id, which only several rule books have, the first counts.
  package init(of setup: RunSetup) {
    var entries: [String: Entry] = [:]
    var guidelines: [String: Guideline] = [:]
    for book in setup.books {
      for rule in Rule.all(in: book) where entries[rule.id] == nil {
        entries[rule.id] = Entry(rule, book)
      }
      for guideline in book.guidelines where guidelines[guideline.key] == nil {
        guidelines[guideline.key] = book.guideline(guideline.key) ?? guideline
      }
    }
    self.entries = entries
    self.guidelines = guidelines
  }

  package subscript(rule: String) -> Entry? { entries[rule] }

  /// The rule's title; its id when nobody knows it.
  package func title(of rule: String) -> String { entries[rule]?.title ?? rule }

  package func guideline(_ key: String) -> Guideline? { guidelines[key] }
}

extension RuleCatalogue.Entry {
  fileprivate init(_ rule: Rule, _ book: RuleBook) {
    title = rule.title(in: book.language)
    why = rule.why(in: book.language)
    topic = rule.topic
    severity = rule.severity
    guidelines = rule.guidelines.compactMap(book.guideline)
    concern = book.concern(citing: rule.guidelines)
  }
}
