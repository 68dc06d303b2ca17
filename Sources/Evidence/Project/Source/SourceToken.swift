/// A word, a sign or a string of source code.
struct SourceToken {
  enum Kind {
    case word
    case sign
    /// Its bytes are those between the quotes.
    case text
  }

  let kind: Kind
  let start: Int32
  let end: Int32
  let line: Int32
  /// Of the bytes, by `SourceToken.hash`; texts have it for their letters in lower case.
  let hash: UInt64

  var bytes: Range<Int> { Int(start)..<Int(end) }

  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(seed) { hash($0, $1) }
  }

  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  static func lowercase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}

extension [SourceToken] {
  /// The sign that stands there, in the file of these bytes; nil for a word, a text and outside.
  func sign(at index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard indices.contains(index), self[index].kind == .sign else { return nil }
    return Unicode.Scalar(bytes[Int(self[index].start)])
  }
}

/// A language by what its comments and strings look like.
package enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC, dart
  /// TypeScript as well.
  case javaScript
  case ruby
  /// Strings in double quotes, comments or not: catalogues of strings.
  case strings

  var hasNestedComments: Bool { self == .swift || self == .dart }

  /// How a value is put into a string: `\(…)` or `${…}`.
  var hasInterpolation: Bool { self == .swift || self == .dart || self == .javaScript }

  /// Whether `#if` can leave code out.
  var hasConditions: Bool { self == .swift || self == .objectiveC }
}
