internal import Diagnostics
internal import Localization

/// What a rule's own file says of it in several languages; what one leaves out stays English.
struct RuleTranslations: Sendable {
  let title: TranslatedText
  let why: TranslatedText
  let message: TranslatedText
  let fix: TranslatedText
  let review: TranslatedText?
  /// The notes of exemptions by their ids, and of related places.
  let exemptions: [(id: String, note: TranslatedText)]
  let related: [TranslatedText]

  /// Every text that there is.
  private var all: [TranslatedText] {
    [title, why, message, fix] + [review].compactMap(\.self) + exemptions.map(\.note) + related
  }

  /// Every tag, as often as it is written.
  var tags: [RuleFile.Name] { all.flatMap { $0.translations.map(\.tag) } }

  /// Nil for a language in which nothing is said.
  subscript(tag: String) -> RuleTranslation? {
    guard all.contains(where: { $0[tag] != nil }) else { return nil }
    func text(_ text: TranslatedText) -> LocatedText { text[tag] ?? text.english }
    return RuleTranslation(
      title: text(title), why: text(why), message: text(message), fix: text(fix),
      review: review.map(text),
      exemptions: Dictionary(exemptions.map { ($0.id, text($0.note)) }) { first, _ in first },
      related: related.map(text))
  }
}
