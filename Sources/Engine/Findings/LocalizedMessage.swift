internal import Expressions
internal import Localization
internal import Rules

/// What a finding says, in the language of the run and in English.
struct LocalizedMessage: Sendable {
  /// It identifies the finding: its words are the same in every language.
  let english: FilledTemplate
  /// In the language of the run; English where the rule isn't translated.
  let said: FilledTemplate

  var identity: String { String(decoding: english.bytesInEnglish, as: UTF8.self) }
}

/// A text of a rule, and what its placeholders stood for when the rule was evaluated.
struct FilledTemplate: Sendable {
  let template: MessageTemplate
  let values: [Value]

  /// In UTF-8, in the language of the rule book.
  func bytes(in book: RuleBook) -> [UInt8] { template.bytes(with: values, in: book.language) }

  var bytesInEnglish: [UInt8] { template.bytes(with: values, in: .english) }
}
