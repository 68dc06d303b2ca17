package import Diagnostics
package import Documents
internal import Expressions
internal import Model

/// Everything that descriptions and rules can name: the one source of `facts`, `explain`, the
/// reference page, and what editors show.
package struct Reference: Sendable {
  /// In the order of the kinds, and of each kind in the order of its declaration.
  package let entries: [ReferenceEntry]

  /// What can be named where a book's rules hold; the bases are the names of descriptions, and `file`
  /// gives those of the program's own files that explain words.
  package init(
    of book: RuleBook, bases: [String] = [],
    reading file: (_ path: String) -> ReadFile? = { _ in nil }
  ) {
    let words = file("reference.yaml")
    let paths = ReferencePaths(of: book.schema, book.environment.definitions.all)
    entries =
      paths.fields + paths.facts
      + WordCatalogue.entries(of: .function, at: "functions", in: words).map(Self.withSignatures)
      + book.environment.definitions.all.compactMap(Self.function)
      + book.catalogues.allProviders.map { ReferenceEntry($0) }
      + book.catalogues.allDevices.map { ReferenceEntry($0) }
      + Self.last(book.laws, by: \.id).map { ReferenceEntry($0) }
      + Self.last(book.sources, by: \.key).map { ReferenceEntry($0, of: book) }
      + Self.last(book.letters, by: \.id).map { ReferenceEntry($0, of: book) }
      + (file("diagnostics.yaml").map(DiagnosticCatalogue.entries) ?? [])
      + WordCatalogue.entries(of: .outcome, at: "outcomes", in: words)
      + bases.map {
        ReferenceEntry(.base, $0, meaning: "A description that an example's 'base' can name.")
      } + WordCatalogue.entries(of: .situation, at: "situations", in: file("situations.yaml"))
      + WordCatalogue.entries(of: .section, at: "sections", in: file("sections.yaml")).map {
        Self.withRules($0, of: book)
      }
      + RuleFileKeys(besides: paths.facts).entries
  }

  package func entries(of kind: ReferenceEntry.Kind) -> [ReferenceEntry] {
    entries.filter { $0.kind == kind }
  }

  /// What a name stands for: the thing of that name, or else all that are also called so, or else
  /// the fields in which it can be written.
  ///
  /// A path may have indexes and ids, or nothing where an item is picked:
  /// `screens["sign-in"].buttons[0].frame`, `screens.buttons.frame`.
  package func entries(named name: String) -> [ReferenceEntry] {
    let plain = Self.withoutItems(name)
    let exact = entries.filter { entry in
      entry.name == name || entry.name == plain
        || entry.isPath && entry.name.replacing("[]", with: "").prefix { $0 != "(" } == name
    }
    if !exact.isEmpty { return exact }
    let key = WordSplitter.key(of: name)
    let called = entries.filter { entry in
      !key.isEmpty && (entry.otherNames + [entry.name]).contains { WordSplitter.key(of: $0) == key }
    }
    if called.isEmpty { return entries.filter { $0.isPath && $0.words.contains(name) } }
    // Keys of rule files have words of every day.
    let others = called.filter { $0.kind != .key }
    return others.isEmpty ? called : others
  }

  /// What somebody may mean who names something that there isn't.
  package var candidates: [Suggestion.Candidate] { candidates(of: ReferenceEntry.Kind.allCases) }

  /// What somebody may mean who names an entry of some kinds.
  package func candidates(of kinds: [ReferenceEntry.Kind]) -> [Suggestion.Candidate] {
    entries.filter { kinds.contains($0.kind) }
      .map { Suggestion.Candidate($0.name, alsoCalled: $0.otherNames) }
  }

  /// What a field or fact consists of, one level down.
  package func parts(of entry: ReferenceEntry) -> [ReferenceEntry] {
    entries.filter { part in
      (part.kind == .key) == (entry.kind == .key)
        && [entry.name + ".", entry.name + "[]."].contains { start in
          part.name.hasPrefix(start)
            && !part.name.dropFirst(start.count).contains { $0 == "." || $0 == "[" }
        }
    }
  }

  /// The path of a field for a path of a description: what picks an item is left out.
  private static func withoutItems(_ path: String) -> String {
    guard let path = Path(path) else { return path }
    return path.components.reduce(into: "") { text, component in
      switch component {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index, .id: text += "[]"
      }
    }
  }

  /// A definition that stands alone.
  private static func function(_ definition: FactDefinition) -> ReferenceEntry? {
    guard definition.receiver == nil else { return nil }
    var entry = ReferenceEntry(.function, definition.name.name, meaning: definition.meaning)
    entry.signatures = [definition.signature]
    return entry
  }

  /// What can be called, with the ways in which functions of its name are; macros say their own.
  private static func withSignatures(_ entry: ReferenceEntry) -> ReferenceEntry {
    var entry = entry
    let functions = (Function.standard + Function.ofRules).filter { $0.name == entry.name }
    entry.signatures += functions.flatMap { $0.overloads.map { $0.signature(of: entry.name) } }
    return entry
  }

  /// A section of the guidelines, with the rules that cite it.
  private static func withRules(_ section: ReferenceEntry, of book: RuleBook) -> ReferenceEntry {
    var section = section
    let rules = book.rules.filter { $0.declaration.isNamed(section.name) }.map(\.id)
    section.add(
      "rules", rules.isEmpty ? "none" : rules.joined(separator: ", "), isCode: !rules.isEmpty)
    return section
  }

  /// Of what a later file has again, the later entry.
  private static func last<Entry>(_ entries: [Entry], by id: (Entry) -> String) -> [Entry] {
    entries.enumerated().filter { index, entry in
      !entries[(index + 1)...].contains { id($0) == id(entry) }
    }.map(\.element)
  }
}

extension ReferenceEntry {
  /// Whether its name is the path of something in a description.
  fileprivate var isPath: Bool { [.field, .fact, .key].contains(kind) }
}

extension Function.Overload {
  /// How it is called and what it answers, such as `string.size() → int`.
  fileprivate func signature(of name: String) -> String {
    let arguments = parameters.map(\.name).joined(separator: ", ")
    let call = "\(name)(\(arguments))"
    return (receiver.map { "\($0.name).\(call)" } ?? call) + " → \(result.name)"
  }
}
