/// What something is called in English, and by what other languages find their name for it.
package struct Name: Hashable, Sendable {
  /// Where a language has its names.
  package enum Kind: Hashable, Sendable {
    /// Among those of services; what they themselves say they are called, by languages' tags.
    case service(translations: [String: String])
    /// Put together from what parts of a device's name are called.
    case device
    /// Among the words of the enumeration of that name.
    case word(of: String)
    /// Nowhere: what somebody wrote for an id, which expressions see, is said in every language.
    case written
  }

  package let kind: Kind
  package let id: String
  package let english: String

  package init(_ kind: Kind, id: String, english: String) {
    self.kind = kind
    self.id = id
    self.english = english
  }
}

/// A text with names in it that other languages have names of their own for.
///
/// To expressions it is its English words; what they put together from it keeps the names.
package struct NamedText: Hashable, Sendable {
  private struct Occurrence: Hashable {
    /// The byte of the English words at which it begins.
    let start: Int
    let name: Name
  }

  package private(set) var english: String
  private var occurrences: [Occurrence] = []

  package init(_ name: Name) {
    english = name.english
    occurrences = [Occurrence(start: 0, name: name)]
  }

  /// Nil for what is no text; one without names is a text as well.
  package init?(_ value: Value) {
    switch value {
    case .string(let text): english = text
    case .named(let text): self = text
    default: return nil
    }
  }

  package var value: Value { occurrences.isEmpty ? .string(english) : .named(self) }

  package mutating func append(_ other: NamedText) {
    let length = english.utf8.count
    for occurrence in other.occurrences {
      occurrences.append(Occurrence(start: length + occurrence.start, name: occurrence.name))
    }
    english += other.english
  }

  /// The text as English readers see it.
  package var inEnglish: String { text { $0.kind == .written ? $0.id : $0.english } }

  /// The text with each name put into words.
  package func text(calling words: (Name) -> String) -> String {
    var text = ""
    var end = english.startIndex
    for occurrence in occurrences {
      let start = english.utf8.index(english.startIndex, offsetBy: occurrence.start)
      text += english[end..<start] + words(occurrence.name)
      end = english.utf8.index(start, offsetBy: occurrence.name.english.utf8.count)
    }
    return text + english[end...]
  }
}

extension Value {
  /// What it says, in English; nil for what is no text.
  package var string: String? {
    switch self {
    case .string(let text): text
    case .named(let text): text.english
    default: nil
    }
  }
}
