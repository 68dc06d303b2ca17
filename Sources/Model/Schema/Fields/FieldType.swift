internal import Diagnostics
package import Expressions

/// How the value of a field is written, and what rules see of it.
package indirect enum FieldType: Sendable {
  case text
  /// The id of something that a catalogue has, or another text.
  case id(EnumerationType)
  /// A decimal number in the given range.
  case number(ClosedRange<Double>)
  /// A length in points, or in pixels where the screen says so.
  case length(ClosedRange<Double>)
  case boolean
  /// A day, written `YYYY-MM-DD`; rules see 00:00 UTC of it.
  case date
  case choice(EnumerationType)
  /// `#RRGGBB` or one of the names.
  case colour(names: [String])
  /// ISO 3166-1 alpha-2, or one of the further words; with parts also ISO 3166-2, such as US-TX.
  case region(orWords: [String], withParts: Bool = false)
  /// A BCP 47 language tag.
  case languageTag
  /// A version such as `15.0`, kept as text.
  case version
  /// What was read of a description, by paths.
  case facts
  case list(FieldType)
  case section(Section)

  /// One of these words, with what each means; the name says what they are words for.
  static func choice(_ name: String, _ words: (word: String, meaning: Message)...) -> FieldType {
    .choice(EnumerationType(name: name, words: words.map(\.word), meanings: words.map(\.meaning)))
  }

  /// The type that expressions see.
  package var valueType: ValueType {
    switch self {
    case .text: .string
    case .colour(let names): .enumeration(.words("colour", or: names))
    case .region(let words, let withParts):
      .enumeration(.words(withParts ? "region or part" : "region", or: words))
    case .languageTag: .enumeration(.words("language"))
    case .version: .enumeration(.words("version"))
    case .number, .length: .double
    case .boolean: .boolean
    case .date: .timestamp
    case .choice(let words), .id(let words): .enumeration(words)
    case .facts: .map(key: .string, value: .dynamic)
    case .list(let item): .list(item.valueType)
    case .section(let section): .object(section.objectType)
    }
  }
}
