package import Diagnostics
package import Localization
package import Model
package import Rules

/// A rule of a file, or one of the program's own: what is said of either.
package enum Rule: Sendable {
  case written(CompiledRule)
  indirect case program(ProgramRule)

  /// All that a book asks, the program's own last.
  package static func all(in book: RuleBook) -> [Rule] {
    book.rules.map(Rule.written) + ProgramRule.all.map(Rule.program)
  }

  /// The rule of that id; nil where the book has none, or it is off.
  package init?(_ id: String, in book: RuleBook) {
    if let rule = book.rules.first(where: { $0.id == id }) {
      self = .written(rule)
    } else if let rule = ProgramRule.all.first(where: { $0.id == id }) {
      self = .program(rule)
    } else {
      return nil
    }
  }

  /// Nil for one of the program itself.
  package var compiled: CompiledRule? {
    if case .written(let rule) = self { rule } else { nil }
  }

  package var id: String {
    switch self {
    case .written(let rule): rule.id
    case .program(let rule): rule.id
    }
  }

  package var topic: String { compiled?.declaration.topic ?? ProgramRule.topic }

  package var guidelines: [String] { compiled?.declaration.guidelineKeys ?? ProgramRule.guidelines }

  /// Who can put right what it finds.
  package var owner: Owner { compiled?.declaration.owner ?? .code }

  package var severity: Severity {
    switch self {
    case .written(let rule): rule.severity
    case .program(let rule): rule.severity
    }
  }

  /// Every word that names it.
  var names: [String] { compiled?.declaration.names ?? [id, topic] + guidelines }

  /// In the language of the rule book that it is asked by.
  package func title(in language: Language) -> String {
    switch self {
    case .written(let rule): rule.title
    case .program(let rule): rule.texts(in: language).title
    }
  }

  /// Why the rule is there, in a language.
  package func why(in language: Language) -> String {
    switch self {
    case .written(let rule): rule.why
    case .program(let rule): rule.texts(in: language).why
    }
  }
}
