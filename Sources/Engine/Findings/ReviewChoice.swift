internal import Diagnostics
package import Documents
internal import Expressions
internal import Localization
package import Model
internal import Rules

/// What a person can say to what a rule leaves to one.
package struct ReviewChoice: Sendable {
  /// In the language of the run.
  package let words: String
  /// Whether it is as the rule asks, or not, which is a finding; nil where it writes facts.
  package let holds: Bool?
  /// Whether the words say why; else who chooses them has to.
  package let saysWhy: Bool
  /// What it writes.
  package let facts: [(path: Path, value: DocumentNode)]
  /// What is asked next.
  package let asks: [Path]

  /// As a decision has it; nil where it writes facts.
  package var decision: String? { holds.map { $0 ? "holds" : "doesNotHold" } }
}

extension Finding {
  /// What can be said to it; nothing where nothing is left to a person.
  package var choices: [ReviewChoice] {
    guard case .remark(let remark, _) = content, let rule = decidingRule,
      [.review, .decided].contains(outcome)
    else { return [] }
    let language = subject.book.language
    guard !rule.source.answers.isEmpty else {
      return [(Message(.askHolds), true), (Message(.askDoesNotHold), false)].map { words, holds in
        ReviewChoice(words: language(words), holds: holds, saysWhy: false, facts: [], asks: [])
      }
    }
    return zip(rule.source.answers, remark.answers).map { answer, words in
      ReviewChoice(
        words: words.text(in: language),
        holds: answer.set.isEmpty ? !answer.fails : nil, saysWhy: true,
        facts: answer.set.compactMap { change in
          path(change.path, of: rule, remark).map { ($0, change.value) }
        }, asks: answer.asks.compactMap { path($0.text, of: rule, remark) })
    }
  }

  /// What somebody chooses by its number, its words, or what a decision says.
  package func choice(_ said: String) -> ReviewChoice? {
    let choices = choices
    if let number = Int(said), choices.indices.contains(number - 1) { return choices[number - 1] }
    let words = said.lowercased()
    let same = choices.filter { $0.words.lowercased() == words || $0.decision == said }
    return same.count == 1 ? same[0] : nil
  }

  /// A path of the description; what begins with the name of an item leads on from it.
  private func path(_ text: String, of rule: CompiledRule, _ remark: RuleOutcome.Remark) -> Path? {
    guard let path = Path(text), case .key(let first)? = path.components.first else { return nil }
    guard let item = rule.source.itemNames.firstIndex(where: { $0.name == first }) else {
      return path
    }
    let place = remark.items.indices.contains(item) ? remark.items[item] : .none
    guard place != .none else { return nil }
    let start = subject.description.places.path(of: place).components
    return Path(start + path.components.dropFirst())
  }
}
