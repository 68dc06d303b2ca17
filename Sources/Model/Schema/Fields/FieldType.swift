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

  /// One of these words; the name says what they are words for, and the language files what each of
  /// them means.
  static func choice(_ name: String, _ words: String...) -> FieldType {
    let meanings = words.map { word in
      guard let meaning = Message(meaningOf: word, among: name) ?? shared[word] else {
        preconditionFailure("language files say what each word means, and so \(word)")
      }
      return meaning
    }
    return .choice(EnumerationType(name: name, words: words, meanings: meanings))
  }

  /// What words mean that mean the same wherever they stand.
  private static let shared: [String: Message] = [
    "other": .wordAnythingElse, "notes": .wordInReviewNotes,
  ]

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
