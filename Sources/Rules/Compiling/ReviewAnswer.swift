package import Diagnostics
internal import Documents
internal import Expressions
internal import Model

/// What a person can say to what a rule leaves to one; its words are a text of the rule.
package struct ReviewAnswer: Sendable {
  /// Whether it makes a finding of what was asked.
  package let fails: Bool
  /// The facts that it writes, in place of a decision.
  package let set: [RuleExample.Change]
  /// The facts that are asked next.
  package let asks: [LocatedText]
  fileprivate let setRange: SourceRange
}

extension MappingReader {
  mutating func reviewAnswer() -> (words: TranslatedText, answer: ReviewAnswer)? {
    let words = required("say", .translatedSentence, "What people say, in their words.")
    let set = optional("set", .entries, "The facts that it writes, by paths.")
    let fails = optional("fails", .boolean, "It isn't as the rule asks, which is a finding.")
    let asks = optional("asks", .list(of: .written), "The facts that are asked next, by paths.")
    return words.map { words in
      let set = (set ?? []).map { RuleExample.Change(path: $0.name, value: $0.value) }
      return (
        words, ReviewAnswer(fails: fails ?? false, set: set, asks: asks ?? [], setRange: range)
      )
    }
  }
}

extension RuleCompilation {
  /// Reports what answers name or write that no description has.
  mutating func checkAnswers(by schema: Schema) {
    for answer in source.answers {
      for asked in answer.asks where type(at: asked.text, schema) == nil {
        report(.noField(asked.text), asked.range)
      }
      for change in answer.set {
        let range = SourceRange(file: answer.setRange.file, bytes: change.value.bytes)
        guard let type = type(at: change.path, schema) else {
          report(.noField(change.path), range)
          continue
        }
        if !type.takes(change.value, in: source.sourceFile) {
          report(
            id: "not-an-answer",
            "\(change.value.inline.quoted) can't be the value of \(change.path.quoted)", range)
        }
      }
      if answer.fails, !answer.set.isEmpty {
        report(
          id: "fails-and-sets",
          "an answer is a finding or writes facts; leave out 'fails' or 'set'", answer.setRange)
      }
    }
  }

  /// What is declared at a path that begins with a key of descriptions or the name of an item.
  private func type(at text: String, _ schema: Schema) -> FieldType? {
    guard let path = Path(text), case .key(let first)? = path.components.first else { return nil }
    let number = source.itemNames.firstIndex { $0.name == first }
    guard let number else { return schema.type(at: path.components[...]) }
    guard case .object(let item) = itemTypes[number] else { return nil }
    return schema.type(at: path.components.dropFirst(), of: item)
  }
}

extension Message {
  fileprivate static func noField(_ path: String) -> Self {
    Self(
      id: "no-such-fact",
      """
      \(path.quoted) is no fact of a description; begin with one of its keys or with the name of an \
      item under 'each'
      """)
  }
}
