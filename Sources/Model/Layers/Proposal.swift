package import Diagnostics

/// What files of a project make likely, and nobody has said: for somebody to confirm.
///
/// It is never filled in and never judged; a question carries it to whoever is asked.
package struct Proposal: Hashable, Sendable {
  /// The answer as a person would give it: a word, or a list in brackets.
  package let answer: String
  package let file: String
  /// From 1.
  package let line: Int
  /// Why it is likely, in a sentence.
  package let why: String
  /// It is what the fact comes to where nothing shows anything of it: the place is only what makes
  /// one ask.
  package let isOtherwise: Bool

  package init(_ answer: String, file: String, line: Int, why: String, isOtherwise: Bool = false) {
    self.answer = answer
    self.file = file
    self.line = line
    self.why = why
    self.isOtherwise = isOtherwise
  }

  /// Where it shows: `ios/A.swift:12`, or that nothing does.
  package var reason: Message {
    Message(isOtherwise ? .proposalNowhere : .proposalShown, file, line)
  }

  /// What can be answered, and that this is likely: `true | false; perhaps true (ios/A.swift:12)`.
  package func message(after answers: Message) -> Message {
    Message(.answersPerhaps, answers, answer, reason)
  }
}
