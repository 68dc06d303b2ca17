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
  /// What was looked through, where it is what the fact comes to as nothing in that shows anything of
  /// it: the place is only what makes one ask.
  private let searched: Search?

  /// How many files were looked through for words.
  package struct Search: Hashable, Sendable {
    package var code = 0
    package var catalogues = 0

    package init() {}

    package static func += (one: inout Self, other: Self) {
      one.code += other.code
      one.catalogues += other.catalogues
    }
  }

  package init(_ answer: String, file: String, line: Int, why: String, searched: Search? = nil) {
    self.answer = answer
    self.file = file
    self.line = line
    self.why = why
    self.searched = searched
  }

  /// Where it shows: `ios/A.swift:12`, or in how many files nothing does.
  package var reason: Message {
    guard let searched else { return Message(.proposalShown, file, line) }
    return Message(.proposalNowhere, file, line, searched.code, searched.catalogues)
  }

  /// What can be answered, and that this is likely: `true | false; perhaps true (ios/A.swift:12)`.
  package func message(after answers: Message) -> Message {
    Message(.answersPerhaps, answers, answer, reason)
  }
}
