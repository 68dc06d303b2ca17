internal import Diagnostics
internal import Documents

/// What can be written in files of rules and packs, by the paths of the keys; it follows from how
/// those files are read. `[]` stands for each item of a list, or for each name of a mapping.
struct RuleFileKeys {
  private(set) var entries: [ReferenceEntry] = []
  /// What rules see of catalogues under the same names, by their paths.
  private let facts: [String: String]
  /// The names of the shapes around: one inside itself says nothing more.
  private var around: Set<String> = []

  init(besides facts: [ReferenceEntry]) {
    self.facts = Dictionary(facts.map { ($0.name, $0.meaning) }) { first, _ in first }
    add(RuleFileReader.keys, below: "")
    let meaning = "What 'pack.yaml' says of the pack that it lies in."
    let start = entries.count
    add([KeyDeclaration("pack", .mapping(Pack.keys), meaning, isRequired: false)], below: "")
    entries[start].otherNames += ["packs", "pack.yaml"]
  }

  private mutating func add(_ keys: [KeyDeclaration], below start: String) {
    for key in keys {
      let path = start + key.name
      var entry = ReferenceEntry(.key, path, meaning: key.meaning ?? facts[path] ?? "")
      entry.otherNames = [key.name]
      entry.type = key.shape.words.text
      entry.isList = key.shape.isOfSeveral
      if key.isRequired { entry.absence = Message("an error: it must be written").text }
      entries.append(entry)
      add(key.shape, at: path)
    }
  }

  private mutating func add(_ shape: ValueShape, at path: String) {
    switch shape {
    case .mapping(let keys): add(keys, below: "\(path).")
    case .list(let item), .map(let item), .mapByKnownNames(let item): add(item, at: "\(path)[]")
    case .any(let choices): for choice in choices { add(choice, at: path) }
    case .named(let name, let shape):
      guard around.insert(name).inserted else { return }
      add(shape(), at: path)
      around.remove(name)
    case .text, .number, .integer, .boolean, .day, .nothing, .word, .anything: break
    }
  }
}

extension ValueShape {
  /// What can be written, in a few words.
  fileprivate var words: Message {
    switch self {
    case .text: Message("text")
    case .number: Message("number")
    case .integer: Message("whole number")
    case .boolean: Message("true or false")
    case .day: Message("date, YYYY-MM-DD")
    case .nothing: Message("nothing")
    case .word(let words): .verbatim(words.joined(separator: " | "))
    case .anything: Message("whatever there is to say")
    case .list(let item): Message("list of \(item.name)")
    case .map(let value), .mapByKnownNames(let value):
      Message("mapping from names to \(value.name)")
    case .mapping: Message("mapping")
    case .any(let choices): .any(choices.map(\.name))
    case .named(_, let shape): shape().words
    }
  }

  private var name: Message {
    if case .named(let name, _) = self { .verbatim(name) } else { words }
  }

  /// Whether there may be several of what it is made of.
  fileprivate var isOfSeveral: Bool {
    switch self {
    case .list, .map, .mapByKnownNames: true
    case .any(let choices): choices.contains(where: \.isOfSeveral)
    default: false
    }
  }
}
