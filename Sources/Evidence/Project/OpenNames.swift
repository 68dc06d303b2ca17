/// What files of a project leave open until all of them were looked at: whether code uses the key of
/// a title, and whether it calls a function in which a fact stands.
package struct OpenNames: Sendable {
  private let titles: TitleKeys
  /// By the hashes of their names.
  private let functions: Set<UInt64>

  /// All titles count where code that isn't read may use them.
  package init(_ contents: [FileContent], hasOtherCode: Bool = false) {
    titles = hasOtherCode ? TitleKeys([]) : TitleKeys(contents)
    functions = Set(contents.lazy.flatMap(\.sightings).compactMap(\.use.otherFile))
  }

  /// Whether nothing is open.
  package var isEmpty: Bool { titles.isEmpty && functions.isEmpty }

  /// Which of the names files have.
  package struct Uses: Sendable {
    fileprivate var titles: Set<UInt64> = []
    fileprivate var functions: Set<UInt64> = []
    fileprivate var functionsInComments: Set<UInt64> = []

    package init() {}

    package mutating func formUnion(_ other: Self) {
      titles.formUnion(other.titles)
      functions.formUnion(other.functions)
      functionsInComments.formUnion(other.functionsInComments)
    }
  }

  private static let declaration = SourceToken.hash("func".utf8)

  /// Those that a file has.
  func uses(in bytes: [UInt8], _ language: SourceLanguage) -> Uses {
    var lexer = SourceLexer(bytes, language)
    let tokens = lexer.read()
    var uses = Uses()
    uses.titles = titles.uses(in: tokens, of: bytes)
    for (index, token) in tokens.enumerated() where functions.contains(token.hash) {
      let isDeclared = index > 0 && tokens[index - 1].hash == Self.declaration
      if token.kind == .word, !isDeclared { uses.functions.insert(token.hash) }
    }
    uses.functionsInComments = functions.intersection(lexer.callsInComments)
    return uses
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
        guard !titles.isEmpty, let keys = sighting.keys else { return sighting }
        guard let key = keys.first(where: { used.contains($0.name) }) else { return nil }
        return FileContent.Sighting(item: sighting.item, line: key.line, found: sighting.found)
      }
      return settled
    }
  }
}
