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
    isText(node, called: name) ? tree.text(of: node) : nil
  }

  /// A text that is shown in one line, however many lines it is written in.
  mutating func prose(_ node: NodeID, called name: String) -> String? {
    text(node, called: name)?.withoutLastLineBreaks.withoutLineBreaks
  }

  /// Whether there is a text; anything else is reported.
  mutating func isText(_ node: NodeID, called name: String) -> Bool {
    if tree.isText(node) { return true }
    reportKind(of: node, called: name) { .notAText($0, $1) }
    return false
  }

  /// A text whose characters may have to be pointed at.
  mutating func written(_ node: NodeID, called name: String) -> WrittenText? {
    text(node, called: name).map { WrittenText($0, in: file, bytes: tree.bytes(of: node)) }
  }

  /// One of the words of an enumeration.
  mutating func word<Words>(
    _ node: NodeID,
    of words: WordChoice<Words>,
    _ name: String
  ) -> Words? {
    if let word = words.choice(node, in: tree) { return word }
    guard let text = text(node, called: name) else { return nil }
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

  /// Makes sure that there is a list of texts.
  mutating func checkTexts(_ node: NodeID, called name: String) {
    guard isList(node, called: name) else { return }
    for place in tree.children(of: node) { _ = isText(tree.child(at: place), called: name) }
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
    guard let node, isList(node, called: name) else { return [] }
    let children = tree.children(of: node)
    var items: [Item] = []
    items.reserveCapacity(children.count)
    for place in children {
      if let item = read(&self, tree.child(at: place)) { items.append(item) }
    }
    return items
  }

  /// Whether there is a list; anything else is reported.
  mutating func isList(_ node: NodeID, called name: String) -> Bool {
    if tree.isList(node) { return true }
    reportKind(of: node, called: name) { .notAList($0, $1) }
    return false
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
    guard let node, isMapping(node, called: name) else { return }
    let children = tree.children(of: node)
    for place in stride(from: children.lowerBound, to: children.upperBound, by: 2) {
      let key = tree.child(at: place)
      visit(&self, Entry(key: key, value: tree.value(of: key)))
    }
  }

  /// Whether there is a mapping; anything else is reported.
  mutating func isMapping(_ node: NodeID, called name: String) -> Bool {
    if tree.isMapping(node) { return true }
    reportKind(of: node, called: name) { .notAMapping($0, $1) }
    return false
  }

  func name(of entry: Entry) -> String { tree.text(of: entry.key) ?? "" }

  /// Reports something of another kind than it should be, out of line: nearly nothing ever is.
  @inline(never)
  private mutating func reportKind(
    of node: NodeID,
    called name: String,
    _ message: (String, Wording) -> Diagnostic.Message
  ) {
    report(message(name, tree.outline(of: node).kindInWords), node)
  }
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
