/// An option of a command: how it is written and what it is for.
struct Option: Sendable {
  let name: String
  /// What stands for its value in the help; nil for an option without one.
  let placeholder: String?
  let summary: String

  init(_ name: String, _ placeholder: String?, _ summary: String) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
  }
}
