/// A sentence in English that knows its parts, so that it can be said in another language.
///
/// It is written as a literal: what stands between the parts is the pattern, by which a language
/// finds its own words.
package struct LocalizableText: Hashable, Sendable {
  /// What a sentence is made of.
  package enum Part: Hashable, Sendable {
    case words(String)
    /// A name, a path or a quotation: the same in every language.
    case name(String)
    /// Several of them, one after the other.
    case names([String])
    case number(Int)
    /// A number that may be large: its digits are grouped.
    case amount(Int)
    case text(LocalizableText)
  }

  package let parts: [Part]
  /// The number that decides between one and many, and the words for one, where there is a choice.
  package let count: Int?
  private let one: [Part]

  private init(_ parts: [Part], count: Int?, one: [Part]) {
    self.parts = parts
    self.count = count
    self.one = one
  }

  /// Words that depend on a number.
  package static func counted(_ count: Int, one: LocalizableText, other: LocalizableText)
    -> LocalizableText
  {
    LocalizableText(other.parts, count: count, one: one.parts)
  }

  /// A name alone: the same in every language.
  package static func verbatim(_ text: String) -> LocalizableText {
    LocalizableText([.name(text)], count: nil, one: [])
  }

  /// Names alone, one after the other.
  package static func verbatim(_ names: [String]) -> LocalizableText {
    LocalizableText([.names(names)], count: nil, one: [])
  }

  package var isEmpty: Bool { parts.isEmpty }

  /// The parts as English has them for the number.
  package var spokenParts: [Part] { count == 1 ? one : parts }

  /// The sentence in English.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Likewise, in UTF-8.
  package var bytes: [UInt8] {
    spokenParts.reduce(into: []) { text, part in
      switch part {
      case .words(let words): text += words.utf8
      case .name(let name): text += name.utf8
      case .names(let names): text += names.joined(separator: ", ").utf8
      case .number(let number): text += String(number).utf8
      case .amount(let number): text += number.grouped(by: ",").utf8
      case .text(let inner): text += inner.bytes
      }
    }
  }

  /// What a language finds its words by: `there is no key {0} here`; a literal brace is `{{`.
  package var pattern: String {
    var number = 0
    return parts.reduce(into: "") { pattern, part in
      guard case .words(let words) = part else {
        pattern += "{\(number)}"
        number += 1
        return
      }
      for letter in words { pattern += letter == "{" ? "{{" : String(letter) }
    }
  }

  /// The parts that aren't words, in the order of the pattern's numbers.
  package var arguments: [Part] {
    parts.filter { if case .words = $0 { false } else { true } }
  }
}

extension LocalizableText: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self.init(text.isEmpty ? [] : [.words(text)], count: nil, one: [])
  }

  package init(stringInterpolation interpolation: StringInterpolation) {
    self.init(interpolation.parts, count: nil, one: [])
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ name: some StringProtocol) {
      parts.append(.name(String(name)))
    }

    package mutating func appendInterpolation(_ names: [String]) {
      parts.append(.names(names))
    }

    package mutating func appendInterpolation(_ number: Int) {
      parts.append(.number(number))
    }

    package mutating func appendInterpolation(amount: Int) {
      parts.append(.amount(amount))
    }

    package mutating func appendInterpolation(_ text: LocalizableText) {
      parts.append(.text(text))
    }
  }
}

extension LocalizableText: CustomStringConvertible {
  package var description: String { text }
}

extension Int {
  /// The number with something between every three digits: `8,388,608`.
  package func grouped(by separator: String) -> String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }
}
