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
  /// Which app it is about.
  let app: AppIdentity

  init(
    _ description: Description, book: RuleBook, asking rules: [Rule], about app: AppIdentity? = nil
  ) {
    self.description = description
    self.book = book
    self.rules = rules
    self.app = app ?? AppIdentity(of: description)
  }

  func identified(as app: AppIdentity) -> CheckedDescription {
    CheckedDescription(description, book: book, asking: rules, about: app)
  }
}
