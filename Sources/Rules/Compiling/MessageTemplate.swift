internal import Diagnostics
package import Expressions
package import Localization
internal import Model

/// A text with placeholders, such as `{apple.frame.width} pt`.
package struct MessageTemplate: Sendable {
  /// A piece of the text.
  package enum Part: Sendable {
    case text(String)
    /// An expression, and of which enumeration its words are, if it answers with such words.
    case placeholder(Program, words: EnumerationType?)
  }

  package let parts: [Part]

  init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Whether anything is filled in.
  package var hasPlaceholders: Bool {
    parts.contains { if case .placeholder = $0 { true } else { false } }
  }

  /// What its placeholders stand for in the frame; an error of one of them is thrown.
  package func values(in frame: inout Frame) throws(EvaluationError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(parts.count)
    for case .placeholder(let program, _) in parts {
      let value = program.evaluate(in: &frame).value
      if case .error(let error) = value { throw error }
      values.append(value)
    }
    return values
  }

  /// The text with its placeholders filled in.
  package func text(with values: [Value], in language: Language) -> String {
    String(decoding: bytes(with: values, in: language), as: UTF8.self)
  }

  /// Likewise, in UTF-8.
  package func bytes(with values: [Value], in language: Language) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(Self.usualSize)
    var next = values.startIndex
    for part in parts {
      switch part {
      case .text(let text): result += text.utf8
      case .placeholder(_, let words):
        result += Self.text(of: values[next], words, in: language).utf8
        next += 1
      }
    }
    return result
  }

  /// Most sentences have no more bytes.
  private static let usualSize = 160

  /// Whether each placeholder, in their order, has a value to show in the frame.
  package func areAnswered(in frame: inout Frame) -> [Bool] {
    parts.compactMap { part in
      guard case .placeholder(let program, _) = part else { return nil }
      return switch program.evaluate(in: &frame).value {
      case .absent, .undecided, .unwritten, .atLeast, .error: false
      default: true
      }
    }
  }

  private static func text(
    of value: Value, _ words: EnumerationType?, in language: Language
  ) -> String {
    switch value {
    case .string(let text): words.map { language.word(text, of: $0) } ?? language.filledIn(text)
    case .list(let items):
      items.map { text(of: $0.value, words, in: language) }.joined(separator: language.comma)
    case .further: "…"
    case .boolean(let answer): answer ? "true" : "false"
    case .integer(let number): language.numbers.text(Int(number))
    case .unsigned(let number): "\(number)"
    case .double(let number): language.numbers.text(number)
    case .timestamp(let time): language.dates.short(time.day)
    case .absent, .undecided, .unwritten, .atLeast: "unknown"
    default: "‹no text›"
    }
  }
}
