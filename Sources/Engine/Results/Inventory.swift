package import Rules

/// What a run has come upon, and what became of each: an answer covers what is judged here.
package struct Inventory: Sendable {
  /// What somebody may have counted on; the words are those of the JSON report.
  package enum Kind: String, CaseIterable, Sendable {
    case description
    /// One that a search didn't enter.
    case folder
    case rules
    case capture
    case project
    /// A built app.
    case app
    case review
    case attachment
  }

  package enum State: String, CaseIterable, Sendable {
    case judged
    case unjudged
    /// It was read, or it is where somebody looked for it.
    case seen
    case missing
    /// A rule file leaves it out.
    case excluded
    /// Its name is one that a search passes over.
    case skipped
    case linked
    case empty
  }

  package struct Item: Hashable, Sendable {
    package let kind: Kind
    /// By its path, as reports have it.
    package let file: String
    package let state: State
    /// What leaves it out, and where that is said.
    package let exclusion: Relaxation?

    package init(_ kind: Kind, _ file: String, _ state: State, by exclusion: Relaxation? = nil) {
      self.kind = kind
      self.file = file
      self.state = state
      self.exclusion = exclusion
    }
  }

  /// Each once: by kind, then by path.
  package let items: [Item]

  package init(_ items: some Sequence<Item> = []) {
    let byKind = Dictionary(grouping: Set(items), by: \.kind)
    self.items = Kind.allCases.flatMap { kind in
      (byKind[kind] ?? []).sorted { one, other in
        if one.file == other.file { return one.state.rawValue < other.state.rawValue }
        return one.file.utf8.lexicographicallyPrecedes(other.file.utf8)
      }
    }
  }
}
