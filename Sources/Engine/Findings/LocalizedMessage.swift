internal import Expressions
internal import Localization
internal import Rules

/// What a finding says, in the language of the run and in English.
struct LocalizedMessage: Sendable {
  /// It identifies the finding: its words are the same in every language.
  let english: FilledTemplate
  /// In the language of the run; English where the rule isn't translated.
  let said: FilledTemplate

  var identity: String { english.text(in: .english) }
}

/// A text of a rule, and what its placeholders stood for when the rule was evaluated.
struct FilledTemplate: Sendable {
  let template: MessageTemplate
  let values: [Value]

  func text(in language: Language) -> String { template.text(with: values, in: language) }
}
