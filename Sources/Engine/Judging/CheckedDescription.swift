internal import Model
internal import Rules

/// A description with the rules that it is held against.
///
/// A class: all findings about a description share it.
final class CheckedDescription: Sendable {
  let description: Description
  let book: RuleBook
  /// The rules that are asked, by their ranks.
  let rules: [Rule]

  init(_ description: Description, book: RuleBook, asking rules: [Rule]) {
    self.description = description
    self.book = book
    self.rules = rules
  }
}
