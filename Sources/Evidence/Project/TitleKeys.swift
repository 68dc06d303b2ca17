/// A key under which a title stands in a file of translations.
package struct TitleKey: Sendable {
  /// With those around it, as `account.creation`.
  let name: String
  let line: Int
}

/// The keys of titles in translations, and which of them code uses.
///
/// A web site may share an app's translations: what only the site says is no evidence of the app.
struct TitleKeys: Sendable {
  /// Keys by what stands for them in code, with a mark behind it where only a text may.
  private var names: [UInt64: Set<String>] = [:]

  /// A whole text, as where a library is told elsewhere in which part of the keys to look.
  private static let lastPart = UInt8(ascii: "\"")
  /// The beginning of a text, to which the rest is added while the app runs.
  private static let beginning = UInt8(ascii: ".")

  init(_ contents: [FileContent]) {
    for key in contents.lazy.flatMap(\.sightings).compactMap(\.keys).joined() { add(key.name) }
  }

  /// Whether all titles count in any case.
  var isEmpty: Bool { names.isEmpty }

  /// A longer key is nobody's; it counts as used.
  static let longest = 200

  private mutating func add(_ name: String) {
    let bytes = Array(name.utf8)[...]
    let parts = Self.parts(of: bytes)
    var spellings = [Self.hash(bytes), Self.hash(parts.suffix(2).joined())]
    if let last = parts.last { spellings.append(SourceToken.hash(Self.hash(last), Self.lastPart)) }
    for end in bytes.indices where end > bytes.startIndex && Self.isSeparator(bytes[end]) {
      spellings.append(SourceToken.hash(Self.hash(bytes[..<end]), Self.beginning))
    }
    for spelling in spellings { names[spelling, default: []].insert(name) }
  }

  /// What of a file's tokens stands for keys: a word, two with a point between them, or a text; capitals and
  /// what separates parts don't matter. Comments don't count.
  func uses(in tokens: [SourceToken], of bytes: [UInt8]) -> Set<UInt64> {
    guard !names.isEmpty else { return [] }
    var uses: Set<UInt64> = []
    func add(_ hash: UInt64) { if names[hash] != nil { uses.insert(hash) } }
    for (index, token) in tokens.enumerated() where token.bytes.count <= Self.longest {
      let text = bytes[token.bytes]
      switch token.kind {
      case .sign: continue
      case .word:
        add(Self.hash(text))
        guard index > 1, tokens[index - 2].kind == .word,
          bytes[Int(tokens[index - 1].start)] == UInt8(ascii: ".")
        else { continue }
        add(Self.hash(text, behind: Self.hash(bytes[tokens[index - 2].bytes])))
      case .text: Self.hashes(ofText: text).forEach(add)
      }
    }
    return uses
  }

  private static func hashes(ofText text: ArraySlice<UInt8>) -> [UInt64] {
    let name = text.prefix(while: isInName)
    let whole = hash(name)
    if let next = text[name.endIndex...].first {
      // What is put into a text is code: `${l10n.signIn}`.
      guard text.contains(where: "\\$".utf8.contains) || "%{".utf8.contains(next) else { return [] }
      let inside = text[name.endIndex...].split { !isInName($0) }.flatMap(hashesOfEnds(of:))
      return ("\\$%{".utf8.contains(next) ? hashesOfBeginning(name) : []) + inside
    }
    if name.last.map(isSeparator) == true { return hashesOfBeginning(name) }
    return [whole, SourceToken.hash(whole, lastPart)] + hashesOfEnds(of: name)
  }

  private static func hashesOfBeginning(_ name: ArraySlice<UInt8>) -> [UInt64] {
    guard let last = name.last, last != UInt8(ascii: ":"), isSeparator(last) else { return [] }
    return [SourceToken.hash(hash(name), beginning)]
  }

  private static func hashesOfEnds(of name: ArraySlice<UInt8>) -> [UInt64] {
    let parts = parts(of: name)
    return [hash(parts.suffix(2).joined()), hash(parts.suffix(1).joined())]
  }

  /// The keys that what stands for them means.
  func names(of uses: Set<UInt64>) -> Set<String> { Set(uses.flatMap { names[$0] ?? [] }) }

  /// Whether a byte may be part of a key; others are of words that people read.
  static func isInName(_ byte: UInt8) -> Bool { isLetter(byte) || isSeparator(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch SourceToken.lowercase(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { ".:/_-@".utf8.contains(byte) }

  /// What keys inside one another are written as.
  private static func parts(of name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    name.split { ".:/".utf8.contains($0) }
  }

  /// Of the letters and digits alone, capitals or not.
  private static func hash(
    _ bytes: some Sequence<UInt8>, behind start: UInt64 = SourceToken.seed
  ) -> UInt64 {
    bytes.reduce(start) { hash, byte in
      isLetter(byte) ? SourceToken.hash(hash, SourceToken.lowercase(byte)) : hash
    }
  }
}
