internal import Descriptions

/// Entries of the catalogues that a file adds.
struct CatalogueEntries: Sendable {
  var providers: [Provider] = []
  var devices: [Device] = []
  var titles: [AppleTitles] = []
  var laws: [Law] = []
  var editions: [Edition] = []
  var guidelines: [Guideline] = []

  var isEmpty: Bool {
    providers.isEmpty && devices.isEmpty && titles.isEmpty && laws.isEmpty && editions.isEmpty
      && guidelines.isEmpty
  }

  mutating func add(_ other: CatalogueEntries) {
    providers += other.providers
    devices += other.devices
    titles += other.titles
    laws += other.laws
    editions += other.editions
    guidelines += other.guidelines
  }
}
