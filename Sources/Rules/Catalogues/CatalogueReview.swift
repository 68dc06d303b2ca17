internal import Diagnostics
internal import Model

/// Makes sure that nobody takes an entry's place without saying so.
struct CatalogueReview {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var relaxations: [Relaxation] = []
  /// The words of the entries seen so far, by their catalogues.
  private var taken: [String: Set<String>] = [:]

  /// The entries that nothing was compared with so far.
  private var unseen: [CatalogueEntries] = []

  /// Takes note of the entries of a file; the program's own may be whatever they like.
  mutating func add(_ entries: CatalogueEntries, of file: SourceFile, isBuiltIn: Bool) {
    guard !isBuiltIn, !entries.isEmpty else { return unseen.append(entries) }
    for earlier in unseen { add(earlier, nil) }
    unseen = []
    add(entries, LineTable(of: file))
  }

  private mutating func add(_ entries: CatalogueEntries, _ lines: LineTable?) {
    for (catalogue, entries) in entries.all {
      for entry in entries {
        if let lines { review(entry, of: catalogue, lines) }
        taken[catalogue, default: []].formUnion(entry.entry.words)
      }
    }
  }

  private mutating func review(_ entry: DeclaredEntry, of catalogue: String, _ lines: LineTable) {
    let known = entry.entry.words.first { taken[catalogue]?.contains($0) == true }
    switch (known, entry.replaces) {
    case (let word?, false):
      diagnostics.report(
        id: "taken-entry",
        """
        '\(catalogue)' has \(word.quoted) already; choose another id or alias, or write \
        'replaces: true' if this is meant to take its place
        """, at: entry.range)
    case (nil, true):
      diagnostics.report(
        id: "nothing-to-replace",
        "'\(catalogue)' has no \(entry.id.quoted) to replace; leave 'replaces' out",
        at: entry.range)
    case (_?, true):
      relaxations.append(
        Relaxation(.entryReplaced, of: entry.id, at: lines.stretch(of: entry.range)))
    case (nil, false):
      // A further edition decides what is asked for from its day on.
      guard catalogue == Edition.catalogue else { return }
      relaxations.append(
        Relaxation(.editionAdded, of: entry.id, at: lines.stretch(of: entry.range)))
    }
  }
}
