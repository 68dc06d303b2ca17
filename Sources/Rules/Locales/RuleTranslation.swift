/// What a rule says in another language, as its file has it.
package struct RuleTranslation: Sendable {
  package var title: WrittenText
  package var why: WrittenText
  /// Nil for the program's own rules, whose messages are phrases.
  var message: WrittenText?
  package var fix: WrittenText
  var review: WrittenText?
  /// The notes of exemptions, by their ids.
  var exemptions: [String: WrittenText] = [:]
  /// The notes of related places, in their order.
  var related: [WrittenText] = []
}
