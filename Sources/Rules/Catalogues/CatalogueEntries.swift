internal import Diagnostics
internal import Model

/// Something that a catalogue lists.
protocol CatalogueEntry: Sendable {
  /// The catalogue's key in a rule file.
  static var catalogue: String { get }

  /// The words by which it is found, its id first.
  var words: [String] { get }
}

/// An entry as a file declares it.
struct DeclaredEntry<Entry: Sendable>: Sendable {
  let entry: Entry
  /// It is meant to take the place of the entry that has the same words.
  let replaces: Bool
  let range: SourceRange
}

extension DeclaredEntry where Entry: CatalogueEntry {
  var id: String { entry.words.first ?? "" }
}

/// The entries of all catalogues in one file or several.
struct CatalogueEntries: Sendable {
  var providers: [DeclaredEntry<Provider>] = []
  var devices: [DeclaredEntry<Device>] = []
  var titles: [DeclaredEntry<AppleTitles>] = []
  var laws: [DeclaredEntry<Law>] = []
  var editions: [DeclaredEntry<Edition>] = []
  var guidelines: [DeclaredEntry<Guideline>] = []
  var letters: [DeclaredEntry<LetterClass>] = []

  var isEmpty: Bool {
    providers.isEmpty && devices.isEmpty && titles.isEmpty && laws.isEmpty && editions.isEmpty
      && guidelines.isEmpty && letters.isEmpty
  }

  /// Adds entries, in the place of those that they replace.
  mutating func add(_ other: CatalogueEntries) {
    Self.add(other.providers, to: &providers)
    Self.add(other.devices, to: &devices)
    Self.add(other.titles, to: &titles)
    Self.add(other.laws, to: &laws)
    Self.add(other.editions, to: &editions)
    Self.add(other.guidelines, to: &guidelines)
    Self.add(other.letters, to: &letters)
  }

  private static func add<Entry: CatalogueEntry>(
    _ new: [DeclaredEntry<Entry>],
    to entries: inout [DeclaredEntry<Entry>]
  ) {
    guard !new.isEmpty else { return }
    let replaced = Set(new.filter(\.replaces).map(\.id))
    if !replaced.isEmpty { entries.removeAll { replaced.contains($0.id) } }
    entries += new
  }
}

extension Provider: CatalogueEntry {
  static let catalogue = "providers"
  var words: [String] { [id] + aliases }
}

extension Device: CatalogueEntry {
  static let catalogue = "devices"
  var words: [String] { [id] }
}

extension AppleTitles: CatalogueEntry {
  static let catalogue = "titles"
  var words: [String] { [locale] }
}

extension Law: CatalogueEntry {
  static let catalogue = "laws"
  var words: [String] { [id] }
}

extension Edition: CatalogueEntry {
  static let catalogue = "editions"
  var words: [String] { [id] }
}

extension Guideline: CatalogueEntry {
  static let catalogue = "guidelines"
  var words: [String] { [key] }
}

extension LetterClass: CatalogueEntry {
  static let catalogue = "letters"
  var words: [String] { [id] }
}
