internal import Diagnostics

/// That a file declares an entry of a catalogue, and by which words it is found.
struct CatalogueDeclaration: Sendable {
  /// A catalogue, by its key in a rule file.
  enum Catalogue: String, CaseIterable, Sendable {
    case providers
    case devices
    case titles
    case laws
    case editions
    case guidelines
  }

  let catalogue: Catalogue
  /// Its id first, then its aliases.
  let words: [String]
  /// It is meant to take the place of the entry that has the same words.
  let replaces: Bool
  let range: SourceRange

  var id: String { words.first ?? "" }
}

/// Makes sure that nobody takes an entry's place without saying so.
struct CatalogueReplacements {
  private var taken: [CatalogueDeclaration.Catalogue: Set<String>] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var relaxations: [Relaxation] = []

  /// The entries that are there already.
  init(_ entries: CatalogueEntries) {
    for catalogue in CatalogueDeclaration.Catalogue.allCases {
      taken[catalogue] = Set(entries.words(of: catalogue))
    }
  }

  /// Takes note of the program's own entries.
  mutating func add(_ entries: CatalogueEntries) {
    for declaration in entries.declarations {
      taken[declaration.catalogue, default: []].formUnion(declaration.words)
    }
  }

  /// Looks at the entries of somebody's file.
  mutating func review(_ entries: CatalogueEntries, in file: SourceFile) {
    guard !entries.declarations.isEmpty else { return }
    let lines = LineTable(of: file)
    for declaration in entries.declarations {
      let known = declaration.words.filter { taken[declaration.catalogue]?.contains($0) == true }
      taken[declaration.catalogue, default: []].formUnion(declaration.words)
      switch (known.first, declaration.replaces) {
      case (let word?, false):
        report(.takenEntry(word, in: declaration.catalogue), declaration)
      case (nil, true):
        report(.nothingToReplace(declaration.id, in: declaration.catalogue), declaration)
      case (_?, true):
        relax(.entryReplaced, declaration, lines)
      case (nil, false):
        // A further edition decides what is asked for from its day on.
        if declaration.catalogue == .editions { relax(.editionAdded, declaration, lines) }
      }
    }
  }

  private mutating func report(
    _ message: Diagnostic.Message,
    _ declaration: CatalogueDeclaration
  ) {
    diagnostics.append(Diagnostic(message, at: declaration.range))
  }

  private mutating func relax(
    _ kind: Relaxation.Kind,
    _ declaration: CatalogueDeclaration,
    _ lines: LineTable
  ) {
    relaxations.append(Relaxation(kind, of: declaration.id, at: declaration.range, lines: lines))
  }
}

extension Diagnostic.Message {
  fileprivate static func takenEntry(
    _ word: String,
    in catalogue: CatalogueDeclaration.Catalogue
  ) -> Self {
    let key = catalogue.rawValue
    return Self(
      """
      '\(key)' has \(word.quoted) already; choose another id or alias, or write \
      'replaces: true' if this is meant to take its place
      """
    )
  }

  fileprivate static func nothingToReplace(
    _ id: String,
    in catalogue: CatalogueDeclaration.Catalogue
  ) -> Self {
    let key = catalogue.rawValue
    return Self("'\(key)' has no \(id.quoted) to replace; leave 'replaces' out")
  }
}
