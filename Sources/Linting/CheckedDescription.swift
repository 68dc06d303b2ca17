internal import Descriptions
internal import Rules

/// A description with the rules that it is held against.
///
/// A class: all findings about a description share it.
final class CheckedDescription: Sendable {
  let description: Description
  let book: RuleBook

  init(_ description: Description, book: RuleBook) {
    self.description = description
    self.book = book
  }
}
