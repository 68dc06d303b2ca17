package import Diagnostics

/// What a rule says in another language, as its file has it.
package struct RuleTranslation: Sendable {
  package var title: LocatedText
  package var why: LocatedText
  /// Nil for the rules of the program that have no file, whose messages are phrases.
  package var message: LocatedText?
  package var fix: LocatedText
  package var review: LocatedText?
  /// The words of what can be said to that, in their order.
  package var answers: [LocatedText] = []
  /// The notes of exemptions, by their ids.
  package var exemptions: [String: LocatedText] = [:]
  /// The notes of related places, in their order.
  package var related: [LocatedText] = []

  package init(title: LocatedText, why: LocatedText, fix: LocatedText) {
    self.title = title
    self.why = why
    self.fix = fix
  }
}
