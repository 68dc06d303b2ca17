/// What people call that which forms ask for, in one language.
package struct FieldNames: Sendable {
  /// The tag of the language.
  package let locale: String
  /// Names by what they mean, a word of `FieldMeaning`, wherever they stand among other words.
  package let names: [String: [String]]
  /// Names that mean it only where nothing else is said: a pet and a file have a name, too.
  package let alone: [String: [String]]
  /// Words around a name that say nothing: `your`, `please enter`.
  package let fillers: [String]

  package init(
    locale: String, names: [String: [String]], alone: [String: [String]], fillers: [String]
  ) {
    self.locale = locale
    self.names = names
    self.alone = alone
    self.fillers = fillers
  }
}
