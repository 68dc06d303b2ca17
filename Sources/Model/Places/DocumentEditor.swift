package import Diagnostics
package import Documents

/// Changes a description's tree at paths, as the examples of rules do.
package struct DocumentEditor: Sendable {
  /// Why a change can't be made.
  package struct Mistake: Error, Hashable, Sendable {
    package let path: String
    package let reason: Message
  }

  package private(set) var root: DocumentNode

  package init(_ root: DocumentNode) {
    self.root = root
  }

  /// Puts a value at a path; keys that are missing on the way are made.
  package mutating func set(_ text: String, to value: DocumentNode) throws(Mistake) {
    guard let path = Path(text) else { throw Mistake(path: text, reason: Message("it is no path")) }
    root = try change(root, path.components[...], of: path) { node in
      value.placed(at: node?.bytes ?? 0..<0)
    }
  }

  /// Takes out what is at a path; something must be there.
  package mutating func remove(_ text: String) throws(Mistake) {
    guard let path = Path(text) else { throw Mistake(path: text, reason: Message("it is no path")) }
    root = try change(root, path.components[...], of: path) { node throws(Mistake) in
      guard node != nil else { throw Mistake(path: text, reason: Message("nothing is there")) }
      return nil
    }
  }

  private typealias Change = (DocumentNode?) throws(Mistake) -> DocumentNode?

  private func change(
    _ node: DocumentNode, _ rest: ArraySlice<Path.Component>, of path: Path, _ change: Change
  ) throws(Mistake) -> DocumentNode {
    guard let component = rest.first else { return node }
    let later = rest.dropFirst()
    switch component {
    case .key(let key):
      return try self.change(node.asMapping(for: key), key, later, of: path, change)
    case .index(let index):
      return try self.change(node, index, later, of: path, change)
    case .id(let id):
      let list = path.components[..<rest.startIndex].last
      guard let index = node.itemIDs(in: list).firstIndex(of: id) else {
        throw Mistake(path: path.description, reason: Message("there is no item \(id.quoted)"))
      }
      return try self.change(node, index, later, of: path, change)
    }
  }

  private func change(
    _ node: DocumentNode, _ key: String, _ rest: ArraySlice<Path.Component>, of path: Path,
    _ change: Change
  ) throws(Mistake) -> DocumentNode {
    guard var entries = node.entries else {
      throw Mistake(
        path: path.description,
        reason: Message("\(key.quoted) would stand in something that is no mapping"))
    }
    let index = entries.firstIndex { $0.name == key }
    let old = index.map { entries[$0].value }
    let new = try changed(old, in: node, rest, of: path, change)
    if let index { entries.remove(at: index) }
    if let new {
      let name = DocumentNode(.scalar(key, .plain), bytes: node.bytes)
      entries.insert(DocumentNode.Entry(key: name, value: new), at: index ?? entries.count)
    }
    return DocumentNode(.mapping(entries), bytes: node.bytes)
  }

  private func change(
    _ node: DocumentNode, _ index: Int, _ rest: ArraySlice<Path.Component>, of path: Path,
    _ change: Change
  ) throws(Mistake) -> DocumentNode {
    guard var items = node.items, index <= items.count else {
      throw Mistake(path: path.description, reason: Message("there is no item \(index)"))
    }
    let old = index < items.count ? items[index] : nil
    let new = try changed(old, in: node, rest, of: path, change)
    if old != nil { items.remove(at: index) }
    if let new { items.insert(new, at: index) }
    return DocumentNode(.sequence(items), bytes: node.bytes)
  }

  /// What comes of an entry or an item; where it isn't there yet, a mapping is made for its keys.
  private func changed(
    _ old: DocumentNode?, in node: DocumentNode, _ rest: ArraySlice<Path.Component>, of path: Path,
    _ change: Change
  ) throws(Mistake) -> DocumentNode? {
    if rest.isEmpty { return try change(old) }
    let inner = old ?? DocumentNode(.mapping([]), bytes: node.bytes)
    return try self.change(inner, rest, of: path, change)
  }
}

extension DocumentNode {
  /// The value as if it were written at these bytes.
  fileprivate func placed(at bytes: Range<Int>) -> DocumentNode {
    switch content {
    case .scalar: DocumentNode(content, bytes: bytes)
    case .sequence(let items):
      DocumentNode(.sequence(items.map { $0.placed(at: bytes) }), bytes: bytes)
    case .mapping(let entries):
      DocumentNode(
        .mapping(
          entries.map { Entry(key: $0.key.placed(at: bytes), value: $0.value.placed(at: bytes)) }),
        bytes: bytes)
    }
  }

  /// A short form written out, if the key needs it.
  fileprivate func asMapping(for key: String) -> DocumentNode {
    switch content {
    case .mapping: return self
    case .scalar:
      let name = ShortForms.wordKey(besides: key)
      return DocumentNode(.mapping([entry(name, self)]), bytes: bytes)
    case .sequence(let items):
      let names = ShortForms.listKeys(of: items.count)
      guard names.contains(key) else { return self }
      return DocumentNode(.mapping(zip(names, items).map { entry($0, $1) }), bytes: bytes)
    }
  }

  private func entry(_ name: String, _ value: DocumentNode) -> Entry {
    Entry(key: DocumentNode(.scalar(name, .plain), bytes: bytes), value: value)
  }

  /// The ids that the items of a list go by, written or not.
  fileprivate func itemIDs(in list: Path.Component?) -> [String] {
    let items = items ?? []
    return switch list {
    case .key(DescriptionKey.screens.name): ItemIDs.ofScreens(items).all
    case .key(ScreenKey.buttons.name): ItemIDs.ofButtons(items).all
    case .key(DescriptionKey.afterSignIn.name): ItemIDs.ofSteps(items).all
    default: ItemIDs.ofServices(items)
    }
  }
}

/// How the sections that have a short form are written out.
private enum ShortForms {
  /// The key of a plain word: a service's id, a step's kind, or a field's name.
  static func wordKey(besides key: String) -> String {
    let sections = [
      Section.service(CustomFields()), Section.step(CustomFields()), Section.stepField,
      Section.accountFeature,
    ]
    for section in sections where section.fields.contains(where: { $0.name == key }) {
      if case .word(let word) = section.shortForm { return word }
    }
    return ServiceKey.id.name
  }

  static func listKeys(of count: Int) -> [String] {
    [Section.frame, .size].first { $0.fields.count == count }?.fields.map(\.name) ?? []
  }
}
