/// What a rule says in another language, as its file has it.
package struct RuleTranslation: Sendable {
  package var title: LocatedText
  package var why: LocatedText
  /// Nil for the program's own rules, whose messages are phrases.
  var message: LocatedText?
  package var fix: LocatedText
  var review: LocatedText?
  /// The notes of exemptions, by their ids.
  var exemptions: [String: LocatedText] = [:]
  /// The notes of related places, in their order.
  var related: [LocatedText] = []
}
