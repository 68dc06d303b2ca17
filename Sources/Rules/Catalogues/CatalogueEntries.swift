internal import Diagnostics
internal import Documents
internal import Expressions
internal import Model

/// Something that a catalogue lists.
protocol CatalogueEntry: Sendable {
  /// The catalogue's key in a rule file.
  static var catalogue: String { get }

  /// An entry as a file declares it; nil where something is wrong with it.
  static func read(_ keys: inout MappingReader) -> Self?

  /// The words by which it is found, its id first.
  var words: [String] { get }
}

/// Every catalogue; a new one is a new file and one word here.
private let catalogues: [any CatalogueEntry.Type] = [
  Provider.self, Device.self, AppleTitles.self, Law.self, Edition.self, Guideline.self,
  LetterClass.self, LetterFrame.self, FieldNames.self, CitedSource.self, NamedRegion.self,
]

/// What rules see of a catalogue under its name.
protocol VisibleEntry: CatalogueEntry {
  static var type: EntryType<Self> { get }
}

/// An entry as a file declares it.
struct DeclaredEntry: Sendable {
  let entry: any CatalogueEntry
  /// It is meant to take the place of the entry that has the same words.
  let replaces: Bool
  let range: SourceRange

  var id: String { entry.words.first ?? "" }
}

/// The entries of all catalogues in one file or several; those of the program's own files are read
/// when somebody asks for them.
struct CatalogueEntries: Sendable {
  private var entries: [String: Lazy<[DeclaredEntry]>] = [:]

  init() {}

  /// What a file has under keys that are all catalogues; nil where one of them is none.
  init?(of keys: [String], in file: @escaping @Sendable () -> CatalogueEntries) {
    let read = Lazy(file)
    for key in keys {
      guard catalogues.contains(where: { $0.catalogue == key }) else { return nil }
      entries[key] = Lazy { read.value.declared(key) }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The entries of each catalogue that has any, in the order of the catalogues.
  var all: [(catalogue: String, entries: [DeclaredEntry])] {
    catalogues.compactMap { type in entries[type.catalogue].map { (type.catalogue, $0.value) } }
  }

  func declared(_ catalogue: String) -> [DeclaredEntry] { entries[catalogue]?.value ?? [] }

  /// Those of one catalogue.
  func entries<Entry: CatalogueEntry>(of type: Entry.Type) -> [Entry] {
    declared(Entry.catalogue).compactMap { $0.entry as? Entry }
  }

  /// Adds entries, in the place of those that they replace.
  mutating func add(_ other: CatalogueEntries) {
    for (catalogue, new) in other.entries {
      guard let known = entries[catalogue] else {
        entries[catalogue] = new
        continue
      }
      entries[catalogue] = Lazy {
        let replaced = Set(new.value.lazy.filter(\.replaces).map(\.id))
        return known.value.filter { !replaced.contains($0.id) } + new.value
      }
    }
  }

  /// The services and devices of others that nobody knows yet: what they say of an app, it could say
  /// itself.
  func unknown<Entry: CatalogueEntry>(of type: Entry.Type, in others: [Self]) -> [Entry] {
    let named = others.flatMap { $0.entries(of: type) }
    guard !named.isEmpty else { return [] }
    let known = Set(declared(Entry.catalogue).flatMap(\.entry.words))
    return named.filter { known.isDisjoint(with: $0.words) }
  }

  fileprivate mutating func put(_ new: [DeclaredEntry], _ catalogue: String) {
    if !new.isEmpty { entries[catalogue] = Lazy { new } }
  }
}

extension MappingReader {
  /// The entries of all catalogues that a file has.
  mutating func catalogues() -> CatalogueEntries {
    var entries = CatalogueEntries()
    for type in Rules.catalogues { entries.put(self.entries(of: type), type.catalogue) }
    return entries
  }

  private mutating func entries<Entry: CatalogueEntry>(of type: Entry.Type) -> [DeclaredEntry] {
    optional(
      Entry.catalogue,
      .list(of: .named(String(Entry.catalogue.dropLast()), .mapping { $0.declared(Entry.self) })),
      "Added to the catalogue of \(Entry.catalogue).") ?? []
  }

  private mutating func declared<Entry: CatalogueEntry>(_ type: Entry.Type) -> DeclaredEntry? {
    let entry = Entry.read(&self)
    let replaces = isMarked("replaces", "It takes the place of the entry of the same name.")
    return entry.map { DeclaredEntry(entry: $0, replaces: replaces, range: range) }
  }

  /// What an entry says of itself; nil where something is missing that has to be there.
  mutating func values(of properties: [CatalogueProperty]) -> CatalogueValues? {
    var values: CatalogueValues = [:]
    var isWhole = true
    for property in properties {
      let value = value(of: property)
      if let value { values[property.key] = value }
      if property.isRequired, value == nil { isWhole = false }
    }
    return isWhole ? values : nil
  }

  private mutating func value(of property: CatalogueProperty) -> Value? {
    switch property.form {
    case .flag: isMarked(property.key, property.words) ? .boolean(true) : nil
    case .day: value(of: property, .day).map(Value.timestamp)
    case .number: value(of: property, .number).map(Value.double)
    case .text: value(of: property, .text).map(Value.string)
    }
  }

  private mutating func value<Answer>(
    of property: CatalogueProperty, _ form: ValueForm<Answer>
  ) -> Answer? {
    property.isRequired
      ? required(property.key, form, property.words) : optional(property.key, form, property.words)
  }

  /// A flag that doesn't hold unless it is written.
  mutating func isMarked(_ key: String, _ meaning: String? = nil) -> Bool {
    optional(key, .boolean, meaning) ?? false
  }
}

extension CatalogueProperty {
  /// What it means, as somebody reads it who writes an entry.
  fileprivate var words: String? { meaning ?? fact?.meaning }
}

/// The catalogues that rules see: their names, types and values, in the same order.
enum CatalogueVariables {
  private static let visible = catalogues.compactMap { $0 as? any VisibleEntry.Type }
    .sorted { $0.catalogue < $1.catalogue }

  static let declarations = visible.map { declaration(of: $0) }

  static func operands(_ entries: CatalogueEntries) -> ContiguousArray<TracedValue> {
    ContiguousArray(visible.map { TracedValue(values(of: $0, in: entries)) })
  }

  private static func declaration<Entry: VisibleEntry>(of type: Entry.Type) -> Variable {
    Variable(Entry.catalogue, .list(.object(Entry.type.object)))
  }

  private static func values<Entry: VisibleEntry>(
    of type: Entry.Type, in entries: CatalogueEntries
  ) -> Value {
    Entry.type.list(of: entries.entries(of: type))
  }
}
