internal import Descriptions

/// Entries of the catalogues that a file adds.
struct CatalogueEntries: Sendable {
  var providers: [Provider] = []
  var devices: [Device] = []
  var titles: [AppleTitles] = []
  var laws: [Law] = []
  var editions: [Edition] = []
  var guidelines: [Guideline] = []
  /// What the files say about them, beside what they are.
  var declarations: [CatalogueDeclaration] = []

  var isEmpty: Bool {
    providers.isEmpty && devices.isEmpty && titles.isEmpty && laws.isEmpty && editions.isEmpty
      && guidelines.isEmpty
  }

  /// Adds entries, in the place of those that they replace.
  mutating func add(_ other: CatalogueEntries) {
    for declaration in other.declarations where declaration.replaces { remove(declaration) }
    providers += other.providers
    devices += other.devices
    titles += other.titles
    laws += other.laws
    editions += other.editions
    guidelines += other.guidelines
  }

  /// Every word by which an entry of a catalogue is found.
  func words(of catalogue: CatalogueDeclaration.Catalogue) -> [String] {
    switch catalogue {
    case .providers: providers.flatMap { [$0.id] + $0.aliases }
    case .devices: devices.map(\.id)
    case .titles: titles.map(\.locale)
    case .laws: laws.map(\.id)
    case .editions: editions.map(\.id)
    case .guidelines: guidelines.map(\.key)
    }
  }

  private mutating func remove(_ declaration: CatalogueDeclaration) {
    let id = declaration.id
    switch declaration.catalogue {
    case .providers: providers.removeAll { $0.id == id }
    case .devices: devices.removeAll { $0.id == id }
    case .titles: titles.removeAll { $0.locale == id }
    case .laws: laws.removeAll { $0.id == id }
    case .editions: editions.removeAll { $0.id == id }
    case .guidelines: guidelines.removeAll { $0.key == id }
    }
  }
}
