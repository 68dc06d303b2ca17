package import Diagnostics
package import Rules

/// What a finding says, in the language of the run and in English.
///
/// The English words identify the finding: they are the same in every language.
package struct Statement: Hashable, Sendable {
  package let text: String
  package let english: String

  /// The same in every language.
  package init(_ text: String) {
    self.text = text
    english = text
  }

  package init(_ text: String, english: String) {
    self.text = text
    self.english = english
  }

  package init(_ wording: Wording, in language: Language) {
    english = wording.text
    text = language.isEnglish ? english : language(wording)
  }
}
