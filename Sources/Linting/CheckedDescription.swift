internal import Descriptions
internal import Rules

/// A description with the rules that it is held against.
///
/// A class: all findings about a description share it.
final class CheckedDescription: Sendable {
  let description: Description
  let book: RuleBook
  /// Asked of each sentence: who asks the language copies it.
  let isSaidInEnglish: Bool

  init(_ description: Description, book: RuleBook) {
    self.description = description
    self.book = book
    isSaidInEnglish = book.language.isEnglish
  }
}
