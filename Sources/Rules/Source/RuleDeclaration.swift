package import Diagnostics
package import Expressions
package import Model

/// What a rule is about, how much it matters and when: all that is ever said of it in words.
package struct RuleDeclaration: Sendable {
  package let id: String
  /// What it was called in earlier releases.
  package let aliases: [String]
  /// What to use in its place; nil unless it is to go.
  package let deprecated: String?
  /// The name of the folder the rule's file lies in.
  package let topic: String
  package let title: String
  /// The keys of the guidelines that it cites.
  package let guidelineKeys: [String]
  package let severity: Severity
  /// The first release of the program that has it; nil for a rule of people's own.
  package let since: Release?
  /// Nobody has finished it: it needs no examples, and what it finds is a note.
  package let isDraft: Bool
  package let owner: Owner
  /// The first and last day of submission for which the rule holds, at 00:00 UTC.
  package internal(set) var from: Timestamp?
  package internal(set) var until: Timestamp?
  package let why: String
}

extension RuleDeclaration {
  /// The first day of submission for which the rule holds, `YYYY-MM-DD`.
  package var holdsFrom: String? { from?.day }

  /// The last day of submission for which the rule holds, `YYYY-MM-DD`.
  package var holdsUntil: String? { until?.day }

  /// Whether the word is the rule's id, an earlier one, its topic, or one of its guidelines.
  package func isNamed(_ word: String) -> Bool {
    id == word || topic == word || guidelineKeys.contains(word) || aliases.contains(word)
  }

  /// Every word that names it.
  package var names: [String] { [id, topic] + guidelineKeys + aliases }

  /// What those should know who name it so: that it has another name now, or is to go.
  package func remark(onName word: String) -> Message? {
    if aliases.contains(word) { return Message(.ruleRenamed, word.quoted, id.quoted) }
    return word == id ? deprecated.map { Message(.ruleDeprecated, id.quoted, $0) } : nil
  }
}
