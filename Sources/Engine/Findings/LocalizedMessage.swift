internal import Expressions
internal import Localization
internal import Rules

/// What a finding says, in the language of the run and in English.
struct LocalizedMessage: Sendable {
  let english: FilledTemplate
  /// Nil where the rule isn't translated.
  var translated: FilledTemplate?

  /// In UTF-8, as all of these texts.
  func bytes(in book: RuleBook) -> [UInt8] {
    (translated ?? english).bytes(in: book)
  }

  /// The English words identify the finding: they are the same in every language.
  var identity: String { String(decoding: identityBytes, as: UTF8.self) }

  var identityBytes: [UInt8] { english.bytesInEnglish }
}

/// A text of a rule, and what its placeholders stood for when the rule was evaluated.
struct FilledTemplate: Sendable {
  let template: MessageTemplate
  let values: [Value]
  /// What nobody has translated has its numbers as English has them.
  let isEnglish: Bool

  /// In the language of the rule book.
  func bytes(in book: RuleBook) -> [UInt8] {
    isEnglish ? bytesInEnglish : template.bytes(with: values, in: book.language)
  }

  var bytesInEnglish: [UInt8] { template.bytes(with: values, in: .english) }
}
