package import Diagnostics
internal import Documents
internal import Localization
internal import Model

/// A text of a rule in English, and what it is in other languages.
package struct TranslatedText: Sendable {
  /// A language's tag, where that is written, and the text.
  typealias Translation = (tag: RuleFile.Name, text: LocatedText)

  package let english: LocatedText
  let translations: [Translation]

  init(_ english: LocatedText, _ translations: [Translation] = []) {
    self.english = english
    self.translations = translations
  }

  subscript(tag: String) -> LocatedText? { translations.first { $0.tag.name == tag }?.text }
}

extension NodeReader {
  /// A text, or a mapping from language tags to texts with the same placeholders.
  mutating func translatedText(_ node: DocumentNode) -> TranslatedText? {
    guard let entries = node.entries else { return written(node).map { TranslatedText($0) } }
    let hasEnglish = entries.contains { $0.name == Language.english.tag }
    let areTexts = entries.allSatisfy {
      (hasEnglish || LanguageTag.isWellFormed($0.name)) && !$0.value.isNull
    }
    guard areTexts else {
      diagnostics.report(
        id: "braces-without-quotes",
        "YAML reads braces at the beginning of a text as a mapping; put the text in quotes",
        at: range(of: node))
      return nil
    }
    var texts: [TranslatedText.Translation] = []
    for entry in entries {
      if let mistake = FieldType.languageTag.mistake(in: entry.name) {
        diagnostics.report(mistake, at: range(of: entry.key))
      }
      guard let text = written(entry.value) else { return nil }
      texts.append((RuleFile.Name(name: entry.name, range: range(of: entry.key)), text))
    }
    guard let english = texts.first(where: { $0.tag.name == Language.english.tag })?.text else {
      diagnostics.report(
        id: "no-english", "the text in English is missing; write it under 'en'", at: range(of: node)
      )
      return nil
    }
    for mistake in texts.compactMap({ $0.text.mistake(beside: english) }) {
      diagnostics.report(mistake.message, at: mistake.range)
    }
    return TranslatedText(english, texts.filter { $0.tag.name != Language.english.tag })
  }
}

extension LocatedText {
  /// That it fills in something else than the English text, if it does.
  func mistake(beside english: LocatedText) -> Diagnostic? {
    placeholders.difference(from: english.placeholders).map {
      Diagnostic(
        id: "other-placeholders",
        "a translation fills in what the English text does; this is \($0)", at: range)
    }
  }

  /// The expressions in its braces, each once.
  fileprivate var placeholders: [String] {
    let all = TemplateText(text).pieces.compactMap { piece in
      if case .expression(let text, _) = piece { text } else { nil }
    }
    return Set(all).sorted()
  }
}

extension [String] {
  /// What is only here, and what is only in the others; nil where both are the same.
  fileprivate func difference(from others: [String]) -> Message? {
    let lacking = others.filter { !contains($0) }.map { "{\($0)}" }
    let more = filter { !others.contains($0) }.map { "{\($0)}" }
    switch (lacking.isEmpty, more.isEmpty) {
    case (true, true): return nil
    case (false, true): return Message("without \(lacking.together)")
    case (true, false): return Message("with \(more.together)")
    case (false, false): return Message("with \(more.together), without \(lacking.together)")
    }
  }
}
