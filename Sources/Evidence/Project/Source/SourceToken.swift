internal import Diagnostics

/// A word, a sign or a string of source code.
struct SourceToken {
  enum Kind {
    case word
    case sign
    /// Its bytes are those between the quotes.
    case text
  }

  let kind: Kind
  let bytes: Range<Int>
  let line: Int
  /// Of the bytes, by `SourceToken.hash`; texts have it for their letters in lower case.
  let hash: UInt64

  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(seed) { hash($0, $1) }
  }

  static func hashes(_ words: [String]) -> Set<UInt64> { Set(words.map { hash($0.utf8) }) }

  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static let function = hash("func".utf8)
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  static func lowercase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}

/// A file of source code, taken apart.
struct SourceTokens: RandomAccessCollection {
  private(set) var bytes: [UInt8]
  private var all: [SourceToken]
  private let comments: [Range<Int>]
  /// The bracket around each token, and of each bracket the other one; -1 for none.
  private let outers: [Int]
  private let partners: [Int]

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    var lexer = SourceLexer(bytes, language)
    let all = lexer.read()
    var outers = [Int](repeating: -1, count: all.count)
    var (partners, open) = (outers, [Int]())
    for (index, token) in all.enumerated() {
      let sign = token.kind == .sign ? UInt8(truncatingIfNeeded: token.hash) : 0
      if sign == 0x29 || sign == 0x5D || sign == 0x7D, let start = open.popLast() {
        (partners[start], partners[index]) = (index, start)
      }
      outers[index] = open.last ?? -1
      if sign == 0x28 || sign == 0x5B || sign == 0x7B { open.append(index) }
    }
    (self.outers, self.partners, self.all) = (outers, partners, all)
    (self.bytes, comments) = (bytes, lexer.comments)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { all.count }

  subscript(index: Int) -> SourceToken {
    get { all[index] }
    set { all[index] = newValue }
  }

  /// The sign that stands there; nil for a word, a text and outside.
  func sign(_ index: Int) -> Unicode.Scalar? {
    guard index >= 0, index < all.count, all[index].kind == .sign else { return nil }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: all[index].hash))
  }

  func isSign(_ index: Int, _ signs: String) -> Bool {
    sign(index).map(signs.unicodeScalars.contains) ?? false
  }

  /// The bracket around a token; -1 for none.
  func outer(_ index: Int) -> Int { outers.indices.contains(index) ? outers[index] : -1 }

  /// Of a bracket, the other one; nil of all else.
  func partner(_ index: Int) -> Int? {
    partners.indices.contains(index) && partners[index] >= 0 ? partners[index] : nil
  }

  func spelling(_ index: Int) -> ArraySlice<UInt8> { bytes[all[index].bytes] }

  func text(_ index: Int) -> String { String(decoding: spelling(index), as: UTF8.self) }

  /// A word that the file doesn't have.
  mutating func word(_ name: String) -> SourceToken {
    let start = bytes.count
    bytes += name.utf8
    let hash = SourceToken.hash(name.utf8)
    return SourceToken(kind: .word, bytes: start..<bytes.count, line: 0, hash: hash)
  }

  /// The hashes of what stands before a bracket in comments and in what is left out: of the tokens
  /// of calls that somebody took out, among others.
  var callsInComments: Set<UInt64> {
    var names: Set<UInt64> = []
    for comment in comments {
      var hash: UInt64?
      for byte in bytes[comment] {
        if byte.isOfWord || byte >= 0x80 {
          hash = SourceToken.hash(hash ?? SourceToken.seed, byte)
        } else {
          if byte == UInt8(ascii: "("), let hash { names.insert(hash) }
          hash = nil
        }
      }
    }
    return names
  }
}

/// A language by what its comments and strings look like.
package enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC, dart
  /// TypeScript as well.
  case javaScript
  /// Strings in double quotes, comments or not: catalogues of strings.
  case strings

  var hasNestedComments: Bool { self == .swift || self == .dart }

  /// How a value is put into a string: `\(…)` or `${…}`.
  var hasInterpolation: Bool { self == .swift || self == .dart || self == .javaScript }

  /// Whether `#if` can leave code out.
  var hasConditions: Bool { self == .swift || self == .objectiveC }
}

extension UInt8 {
  /// Whether names in source code have it; letters that aren't ASCII don't count.
  var isOfWord: Bool { isLetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") }
}
