internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleFileReader {
  typealias NodeID = DocumentTree.NodeID

  /// A key of a mapping and its value.
  struct Entry {
    let key: NodeID
    let value: NodeID
  }

  func range(of node: NodeID) -> SourceRange {
    SourceRange(file: file.id, bytes: tree.bytes(of: node))
  }

  mutating func report(_ message: Diagnostic.Message, _ node: NodeID) {
    diagnostics.append(Diagnostic(message, at: range(of: node)))
  }

  mutating func text(_ node: NodeID, called name: String) -> String? {
    if !tree.isNull(node), let text = tree.text(of: node) { return text }
    report(.notAText(name, kindInWords(of: node)), node)
    return nil
  }

  /// A text whose characters may have to be pointed at.
  mutating func written(_ node: NodeID, called name: String) -> WrittenText? {
    text(node, called: name).map { WrittenText($0, in: file, bytes: tree.bytes(of: node)) }
  }

  /// One of the words of an enumeration.
  mutating func word<Words: RawRepresentable & CaseIterable>(
    _ node: NodeID,
    of words: Words.Type,
    _ name: String
  ) -> Words? where Words.RawValue == String {
    guard let text = text(node, called: name) else { return nil }
    if let word = Words(rawValue: text) { return word }
    report(.unknownWord(text, name, Words.allCases.map(\.rawValue)), node)
    return nil
  }

  mutating func number(_ node: NodeID, called name: String) -> Double? {
    if let text = tree.text(of: node), let number = Number(text) { return number.value }
    report(.notANumber(name), node)
    return nil
  }

  mutating func flag(_ node: NodeID, called name: String) -> Bool {
    if tree.text(of: node) == "true" { return true }
    if tree.text(of: node) != "false" { report(.notAFlag(name), node) }
    return false
  }

  mutating func day(_ node: NodeID, called name: String) -> Timestamp? {
    if let text = tree.text(of: node), let date = CalendarDate(text) {
      return Timestamp(seconds: Int64(date.daysSince1970) * 86_400, nanoseconds: 0)
    }
    report(.notADay(name), node)
    return nil
  }

  mutating func texts(_ node: NodeID?, called name: String) -> [String] {
    items(node, called: name) { $0.text($1, called: name) }
  }

  /// One of the words that descriptions use for the same thing.
  mutating func word(_ node: NodeID, among known: [String], called name: String) -> String? {
    guard let text = text(node, called: name) else { return nil }
    if known.contains(text) { return text }
    report(.unknownWord(text, name, known), node)
    return nil
  }

  /// A list of words that descriptions use for the same things.
  mutating func words(_ node: NodeID?, among known: [String], called name: String) -> [String] {
    items(node, called: name) { $0.word($1, among: known, called: name) }
  }

  /// The items of a list, each read; none if there is nothing.
  mutating func items<Item>(
    _ node: NodeID?,
    called name: String,
    _ read: (inout Self, NodeID) -> Item?
  ) -> [Item] {
    var items: [Item] = []
    visitItems(of: node, called: name) { reader, item in
      if let item = read(&reader, item) { items.append(item) }
    }
    return items
  }

  /// Goes through the items of a list; what is none is reported.
  mutating func visitItems(
    of node: NodeID?,
    called name: String,
    _ visit: (inout Self, NodeID) -> Void
  ) {
    guard let node else { return }
    guard tree.kind(of: node) == .sequence else {
      return report(.notAList(name, kindInWords(of: node)), node)
    }
    for index in 0..<tree.itemCount(of: node) {
      let item = tree.item(index, of: node)
      visit(&self, item)
    }
  }

  /// The entries of a mapping, each read; none if there is nothing.
  mutating func entries<Item>(
    of node: NodeID?,
    called name: String,
    _ read: (inout Self, Entry) -> Item?
  ) -> [Item] {
    var entries: [Item] = []
    visitEntries(of: node, called: name) { reader, entry in
      if let entry = read(&reader, entry) { entries.append(entry) }
    }
    return entries
  }

  /// Goes through the entries of a mapping; what is none is reported.
  mutating func visitEntries(
    of node: NodeID?,
    called name: String,
    _ visit: (inout Self, Entry) -> Void
  ) {
    guard let node else { return }
    guard tree.kind(of: node) == .mapping else {
      return report(.notAMapping(name, kindInWords(of: node)), node)
    }
    for index in 0..<tree.entryCount(of: node) {
      let entry = Entry(key: tree.key(index, of: node), value: tree.value(index, of: node))
      visit(&self, entry)
    }
  }

  func name(of entry: Entry) -> String { tree.text(of: entry.key) ?? "" }

  private func kindInWords(of node: NodeID) -> Wording { tree.outline(of: node).kindInWords }
}

extension Diagnostic.Message {
  fileprivate static func notAText(_ name: String, _ found: Wording) -> Self {
    Self("\(name.quoted) is a text, not \(found)")
  }

  fileprivate static func unknownWord(_ word: String, _ name: String, _ known: [String]) -> Self {
    let hint = Suggestion.clause(for: word, among: known)
    return Self("\(word.quoted) is no \(name): write \(known.alternatives)\(hint)")
  }

  fileprivate static func notANumber(_ name: String) -> Self {
    Self("'\(name)' is a decimal number")
  }

  fileprivate static func notAFlag(_ name: String) -> Self {
    Self("'\(name)' is true or false")
  }

  fileprivate static func notADay(_ name: String) -> Self {
    Self("'\(name)' is a day, written YYYY-MM-DD")
  }

  fileprivate static func notAList(_ name: String, _ found: Wording) -> Self {
    Self("'\(name)' is a list, not \(found)")
  }

  fileprivate static func notAMapping(_ name: String, _ found: Wording) -> Self {
    Self("'\(name)' is a mapping, not \(found)")
  }
}
