package import Diagnostics

extension Language {
  /// A sentence that is a literal in the program, found by its English words.
  package func callAsFunction(_ sentence: LocalizableText) -> String {
    if isEnglish, phrases.isEmpty { return sentence.text }
    let phrase = Self.ids[sentence.pattern].flatMap { phrases[$0] }
    guard let text = phrase?.text(for: sentence.count.map(plurals.category)) else {
      return isEnglish ? sentence.text : sentence.spokenParts.map(self.text).joined()
    }
    let values = sentence.arguments
    let bytes = MessagePattern(text).filled { number in
      values.indices.contains(number) ? Array(self.text(values[number]).utf8) : []
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let ids = Dictionary(
    EnglishSentence.all.map { ("\($0.text)", "\($0.id)") },
    uniquingKeysWith: { first, _ in first }
  )

  private func text(_ part: LocalizableText.Part) -> String {
    switch part {
    case .words(let words): words
    case .name(let name): isolated(dates.short(name))
    case .names(let names): list(names)
    case .number(let number): numbers.text(number)
    case .amount(let number): numbers.grouped(number)
    case .text(let text): self(text)
    }
  }
}
