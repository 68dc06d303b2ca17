package import Diagnostics

/// What a rule says in another language, as its file has it.
package struct RuleTranslation: Sendable {
  package var title: LocatedText
  package var why: LocatedText
  /// Nil for the program's own rules, whose messages are phrases.
  package var message: LocatedText?
  package var fix: LocatedText
  package var review: LocatedText?
  /// The notes of exemptions, by their ids.
  package var exemptions: [String: LocatedText]
  /// The notes of related places, in their order.
  package var related: [LocatedText]

  package init(
    title: LocatedText, why: LocatedText, message: LocatedText? = nil, fix: LocatedText,
    review: LocatedText? = nil, exemptions: [String: LocatedText] = [:], related: [LocatedText] = []
  ) {
    self.title = title
    self.why = why
    self.message = message
    self.fix = fix
    self.review = review
    self.exemptions = exemptions
    self.related = related
  }
}
