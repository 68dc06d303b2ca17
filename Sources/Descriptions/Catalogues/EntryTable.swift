internal import Diagnostics

/// The entries of a catalogue by the texts that stand for them.
struct EntryTable<Entry: Sendable>: Sendable {
  private var index: TextIndex
  /// In the order of the texts.
  private var entries: ContiguousArray<Entry> = []

  /// No entry yet, and room for some.
  init(capacity: Int) {
    index = TextIndex(capacity: capacity)
    entries.reserveCapacity(capacity)
  }

  /// What a text stands for.
  subscript(text: String) -> Entry? {
    index.position(of: text).map { entries[$0] }
  }

  func contains(_ text: String) -> Bool { index.position(of: text) != nil }

  /// The entries that have a name of their own among the texts, in the order of these.
  func entries(by name: (Entry) -> String) -> [Entry] {
    zip(index.texts, entries).filter { $0 == name($1) }.map(\.1)
  }

  /// Lets a text stand for an entry; what it stood for before is forgotten.
  mutating func set(_ text: String, _ entry: Entry) {
    let (isNew, position) = index.insert(text)
    if isNew {
      entries.append(entry)
    } else {
      entries[position] = entry
    }
  }
}
