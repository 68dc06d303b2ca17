internal import Diagnostics

/// What files of a project leave open until all of them were looked at: whether code uses the key of
/// a title, and whether it calls a function in which a fact stands.
package struct OpenNames: Sendable {
  private let titles: TitleKeys
  /// By the hashes of their names.
  private let functions: Set<UInt64>
  /// Of functions and types in which a login is asked for.
  private let units: Set<UInt64>

  /// All titles count where code that isn't read may use them.
  package init(_ contents: [FileContent], hasOtherCode: Bool = false) {
    titles = hasOtherCode ? TitleKeys([]) : TitleKeys(contents)
    functions = Set(contents.lazy.flatMap(\.sightings).compactMap(\.use.otherFile))
    units = Set(contents.lazy.flatMap(\.sightings).flatMap(\.reach.names))
  }

  package var isEmpty: Bool { titles.isEmpty && functions.isEmpty && units.isEmpty }

  /// Which of the names files have.
  package struct Uses: Sendable {
    fileprivate var titles: Set<UInt64> = []
    fileprivate var functions: Set<UInt64> = []
    fileprivate var functionsInComments: Set<UInt64> = []
    fileprivate var open: Set<UInt64> = []
    fileprivate var conditions: [UInt64: ReachCondition] = [:]

    package init() {}

    package mutating func formUnion(_ other: Self) {
      titles.formUnion(other.titles)
      functions.formUnion(other.functions)
      functionsInComments.formUnion(other.functionsInComments)
      open.formUnion(other.open)
      conditions.merge(other.conditions) { min($0, $1) }
    }
  }

  /// Those that a file has.
  func uses(
    in bytes: [UInt8], at path: String, _ language: SourceLanguage, _ switches: SwitchNames
  ) -> Uses {
    let tokens = SourceTokens(bytes, language)
    var uses = Uses()
    if language != .strings, !units.isEmpty, tokens.contains(where: { units.contains($0.hash) }) {
      look(at: path, tokens, SourceReach(tokens, language, switches), &uses)
    }
    uses.titles = titles.uses(in: tokens)
    guard !functions.isEmpty else { return uses }
    for (index, token) in tokens.enumerated() where functions.contains(token.hash) {
      let isDeclared = index > 0 && tokens[index - 1].hash == SourceToken.function
      if token.kind == .word, !isDeclared { uses.functions.insert(token.hash) }
    }
    uses.functionsInComments = functions.intersection(tokens.callsInComments)
    return uses
  }

  private func look(
    at path: String, _ tokens: SourceTokens, _ reach: SourceReach, _ uses: inout Uses
  ) {
    var reach = reach
    for (index, token) in tokens.enumerated() where units.contains(token.hash) {
      guard reach.isUse(index) else { continue }
      let found = reach.reach(of: index)
      if let condition = found.condition?.placed(in: path) {
        uses.conditions[token.hash] = min(uses.conditions[token.hash] ?? condition, condition)
      } else if found.names.isEmpty || !found.names.isSubset(of: units) {
        uses.open.insert(token.hash)
      }
    }
  }

  /// How a login is reached, given how the functions are in which it is asked for.
  private func settled(_ reach: Reach, by uses: Uses) -> Reach {
    guard !reach.names.isEmpty else { return reach }
    let condition = reach.names.compactMap { uses.conditions[$0] }.min()
    guard let condition else { return .open }
    return reach.names.isDisjoint(with: uses.open) ? .behind(condition) : .partly
  }

  /// What files show, given what all of them use: a title under a key that nothing uses isn't the
  /// app's, and nothing seems to call a function that only a comment does.
  package func settled(_ contents: [FileContent], by uses: Uses) -> [FileContent] {
    let uncalled = uses.functionsInComments.subtracting(uses.functions)
    let used = titles.names(of: uses.titles)
    return contents.map { content in
      var settled = content
      settled.sightings = content.sightings.compactMap { sighting in
        var sighting = sighting
        if let name = sighting.use.otherFile, uncalled.contains(name) { sighting.use = .uncalled }
        sighting.reach = self.settled(sighting.reach, by: uses)
        guard !titles.isEmpty, let keys = sighting.keys else { return sighting }
        guard let key = keys.first(where: { used.contains($0.name) }) else { return nil }
        return Sighting(item: sighting.item, line: key.line, found: sighting.found)
      }
      return settled
    }
  }
}

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
  func uses(in tokens: SourceTokens) -> Set<UInt64> {
    guard !names.isEmpty else { return [] }
    var uses: Set<UInt64> = []
    func add(_ hash: UInt64) { if names[hash] != nil { uses.insert(hash) } }
    for (index, token) in tokens.enumerated() where token.bytes.count <= Self.longest {
      let text = tokens.spelling(index)
      switch token.kind {
      case .sign: continue
      case .word:
        add(Self.hash(text))
        guard index > 1, tokens[index - 2].kind == .word, tokens.sign(index - 1) == "." else {
          continue
        }
        add(Self.hash(text, behind: Self.hash(tokens.spelling(index - 2))))
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
  static func isInName(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || isSeparator(byte) }

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
      byte.isLetterOrDigit ? SourceToken.hash(hash, SourceToken.lowercase(byte)) : hash
    }
  }
}

/// Under which keys a place in a file of translations stands, as its tokens are gone through.
///
/// `"key" = "words";`, `{"outer": {"key": "words"}}`, and a catalogue of Xcode's, in which a key has
/// its words in several languages.
struct TranslationOutline {
  /// The keys of the braces around; nil where one has none.
  private var outer: [Range<Int>?] = []
  /// The key of what comes next.
  private var key: Range<Int>?

  /// Goes over a sign.
  mutating func pass(_ tokens: SourceTokens, _ index: Int) {
    switch tokens.sign(index) {
    case ":", "=":
      key = index > 0 && tokens[index - 1].kind != .sign ? tokens[index - 1].bytes : nil
    case "{":
      outer.append(key)
      key = nil
    case "}":
      _ = outer.popLast()
      key = nil
    default: key = nil
    }
  }

  /// The key by which code asks for words here; nil where they are one themselves, or stand under
  /// their own in the developers' language, or under an element of a file of Interface Builder's.
  func key(of words: String, _ bytes: [UInt8]) -> String? {
    guard let path = path(in: bytes) else { return nil }
    let name = path.joined(separator: ".")
    guard !name.isEmpty, name.utf8.count <= TitleKeys.longest,
      name.utf8.allSatisfy(TitleKeys.isInName), !Self.isElement(path[0]),
      path[path.count - 1].lowercased() != words.lowercased()
    else { return nil }
    return name
  }

  /// The key where it is words of the developers' language, which say what is meant.
  func sentence(in bytes: [UInt8]) -> String? {
    path(in: bytes)?.last.flatMap { $0.contains(" ") ? $0 : nil }
  }

  private func path(in bytes: [UInt8]) -> [String]? {
    guard let key, outer.count <= Self.deepest else { return nil }
    var path = (outer + [key]).compactMap(\.self).map { String(decoding: bytes[$0], as: UTF8.self) }
    if path.count > 2, path[0] == "strings", Self.insides.contains(path[path.count - 1]) {
      path = [path[1]]
    } else if path.count > 1, Self.insides.contains(path[path.count - 1]) {
      path.removeLast()
    }
    return path
  }

  /// Braces inside one another.
  private static let deepest = 20

  /// What stands inside an entry instead of its words.
  private static let insides: Set = ["value", "message", "defaultMessage", "string", "val"]

  /// `a1B-2c-D3e.text`
  private static func isElement(_ key: String) -> Bool {
    let id = key.prefix { $0 != "." }
    return id.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
  }
}
