internal import Diagnostics
package import Expressions
package import Localization
internal import Model

/// A text with placeholders, such as `{apple.frame.width} pt`.
package struct MessageTemplate: Sendable {
  /// A piece of the text.
  enum Part: Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  struct Placeholder: Sendable {
    let program: Program
    /// Of which enumeration its words are, if it answers with such words.
    let words: EnumerationType?
    /// The byte of the written text at which its expression begins.
    let start: Int
  }

  let parts: [Part]
  /// What nobody has translated has its numbers and days as English has them.
  let isEnglish: Bool
  /// What its placeholders read, be it by way of definitions.
  let reads: [[FieldReference]]

  /// What its placeholders stand for in the frame; an error of one of them is thrown.
  package func values(in frame: inout Frame) throws(EvaluationError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(parts.count)
    for case .placeholder(let placeholder) in parts {
      let value = placeholder.program.evaluate(in: &frame).value
      if case .error(let error) = value { throw error }
      values.append(value)
    }
    return values
  }

  /// The text with its placeholders filled in; the language is that of the rule book.
  package func text(with values: [Value], in language: Language) -> String {
    let format = isEnglish ? .english : language
    var values = values[...]
    return parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .placeholder(let placeholder):
        guard let value = values.popFirst() else {
          preconditionFailure("each placeholder has its value")
        }
        result += placeholder.text(of: value, in: format, calling: language)
      }
    }
  }

  /// Whether each placeholder, in their order, has a value to show in the frame.
  package func areAnswered(in frame: inout Frame) -> [Bool] {
    parts.compactMap { part in
      guard case .placeholder(let placeholder) = part else { return nil }
      return switch placeholder.program.evaluate(in: &frame).value {
      case .absent, .undecided, .unwritten, .atLeast, .error: false
      default: true
      }
    }
  }
}

extension MessageTemplate.Placeholder {
  /// What it stands for, in a language; another may be the one that has the names of things.
  fileprivate func text(of value: Value, in language: Language, calling names: Language) -> String {
    switch value {
    case .string(let text): words.map { language.word(text, of: $0) } ?? language.filledIn(text)
    case .named(let text): language.filledIn(names(text))
    case .list(let items):
      list(items.map { text(of: $0.value, in: language, calling: names) }, items, in: language)
    case .further: "…"
    case .boolean(let answer): language(Message(answer ? .shownYes : .shownNo))
    case .integer(let number): language.numbers.text(Int(number))
    case .unsigned(let number): "\(number)"
    case .double(let number): language.numbers.text(number)
    case .timestamp(let time): language.dates.short(time.day)
    case .duration(let span): language(span.message)
    case .absent, .undecided, .unwritten, .atLeast: language(Message(.shownUnknown))
    default: "‹no text›"
    }
  }

  /// Of a list that may go on, nobody knows which item is the last.
  private func list(
    _ texts: [String], _ items: ContiguousArray<TracedValue>, in language: Language
  ) -> String {
    if case .further = items.last?.value { return texts.joined(separator: language.comma) }
    return language.sentence(of: texts)
  }
}

extension Duration {
  /// In the largest unit of which it has a whole number; parts of a second are left out.
  fileprivate var message: Message {
    let seconds = Int(nanoseconds / 1_000_000_000)
    if seconds % 86_400 == 0 {
      return Message(.shownDays, count: seconds / 86_400, seconds / 86_400)
    }
    if seconds % 3_600 == 0 { return Message(.shownHours, count: seconds / 3_600, seconds / 3_600) }
    if seconds % 60 == 0 { return Message(.shownMinutes, count: seconds / 60, seconds / 60) }
    return Message(.shownSeconds, count: seconds, seconds)
  }
}
