/// Which sentence: the id under which the language files have it.
///
/// How many values the sentence is filled with is a part of the type, so that the compiler counts
/// them. The ids are made from `rules/locales/en.yaml` by the build, each with a name of its own:
/// `unknown-key` is `.unknownKey`.
package struct MessageID<let count: Int>: Hashable, Sendable {
  let number: UInt16

  init(_ number: UInt16) {
    self.number = number
  }
}

/// A sentence of the program as English has it.
package struct EnglishSentence: Sendable {
  /// Such as `unknown-key`; what a diagnostic says in one of several ways has a part after a full
  /// stop.
  package let id: StaticString
  /// The words, with `{0}` for the first value, and `{{` for a brace.
  package let text: StaticString
  /// The words for a single thing, where its number decides.
  package let one: StaticString?

  init(_ id: StaticString, _ text: StaticString, one: StaticString? = nil) {
    self.id = id
    self.text = text
    self.one = one
  }
}
