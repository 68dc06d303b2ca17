package import Diagnostics
package import Expressions

/// A key that people may write: its type, what absence means, and its meaning.
package struct Field: Sendable {
  /// What it means that the key isn't written.
  package enum Absence: Sendable {
    /// It is an error.
    case isAnError
    /// Nobody knows.
    case isUnknown
    /// It is the same as writing this.
    case means(Value)
    /// It is worked out from other facts, as its meaning says.
    case isWorkedOut
  }

  package internal(set) var name: String
  package let type: FieldType
  package let absence: Absence
  package let meaning: Message
  /// Whether nobody knows where somebody writes `unknown`, whatever leaving the field out means: so
  /// with what is seen on a screen, of which a capture may not tell.
  package internal(set) var isOpenWhenUnknown = false
  /// Whether it is a note for App Review or a claim: nobody who leaves it out says it, so that a rule
  /// may find fault with its absence; then it is asked.
  package internal(set) var isStatement = false
  /// Whether it only says more of a claim, and is asked where a rule can't decide without it.
  package internal(set) var isDetail = false
  /// The field beside it that says as much, or has to be said first, if there is one.
  package internal(set) var asked: (unless: String?, after: String?) = (nil, nil)
  /// Answers that mustn't be written, each with the reason.
  package internal(set) var refused: [Bool: Message] = [:]
  /// Who can say it, and what is below it; nil: whoever can say what is around it.
  package internal(set) var owner: Owner?
  /// What may show it, so that nobody has to say it.
  package internal(set) var proofs: [Proof] = []
  /// The first release that has it; nil for what people's own files declare.
  package internal(set) var since: String? = "0.1.0"

  /// A field that may be left out; nobody knows then, if nothing else is said.
  init(_ name: String, _ type: FieldType, absence: Absence = .isUnknown, _ meaning: Message) {
    self.name = name
    self.type = type
    self.absence = absence
    self.meaning = meaning
  }

  /// What can be written, in few words.
  package var answers: Message {
    refused.isEmpty
      ? type.answers : .verbatim(taken.map { $0 ? "true" : "false" }.joined(separator: " | "))
  }

  /// Of a field that is true or false: the answers that can be written.
  package var taken: [Bool] { [true, false].filter { refused[$0] == nil } }

  /// A value that people could write.
  package enum WrittenValue: Sendable {
    case text(String)
    case answer(Bool)
    case number(Double)
    case emptyList
  }

  /// What it is the same as to leave the field out, where that can be written.
  package var usual: WrittenValue? {
    guard case .means(let value) = absence else { return nil }
    return switch value {
    case .string(let text): .text(text)
    case .boolean(let answer): .answer(answer)
    case .double(let number): .number(number)
    case .list(let items) where items.isEmpty: .emptyList
    default: nil
    }
  }

  /// Whether it is a mistake to leave the field out.
  package var isRequired: Bool {
    if case .isAnError = absence { true } else { false }
  }

  /// Whether leaving the field out leaves a question open: its own, or one of a key in it. What
  /// nobody claims isn't claimed.
  package var isOpenWhenAbsent: Bool {
    guard case .isUnknown = absence, !isStatement, !isDetail else { return false }
    guard case .section(let section) = type else { return true }
    return section.fields.contains(where: \.isOpenWhenAbsent)
  }

  /// Whether rules get an answer although nobody wrote the field.
  var answersWhenAbsent: Bool {
    switch absence {
    case .means, .isWorkedOut: true
    case .isAnError: false
    case .isUnknown:
      if case .section(let section) = type { section.hasDefaults } else { false }
    }
  }
}
