internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleFileReader {
  func range(of node: DocumentNode) -> SourceRange {
    SourceRange(file: file.id, bytes: node.bytes)
  }

  mutating func report(_ message: Diagnostic.Message, _ node: DocumentNode) {
    diagnostics.append(Diagnostic(message, at: range(of: node)))
  }

  mutating func text(_ node: DocumentNode, called name: String) -> String? {
    if let text = node.text, !node.isNull { return text }
    report(.notAText(name, node.kindInWords), node)
    return nil
  }

  /// A text whose characters may have to be pointed at.
  mutating func written(_ node: DocumentNode, called name: String) -> WrittenText? {
    text(node, called: name).map { WrittenText($0, in: file, bytes: node.bytes) }
  }

  /// One of the words of an enumeration.
  mutating func word<Words: RawRepresentable & CaseIterable>(
    _ node: DocumentNode,
    of words: Words.Type,
    _ name: String
  ) -> Words? where Words.RawValue == String {
    guard let text = text(node, called: name) else { return nil }
    if let word = Words(rawValue: text) { return word }
    report(.unknownWord(text, name, Words.allCases.map(\.rawValue)), node)
    return nil
  }

  mutating func number(_ node: DocumentNode, called name: String) -> Double? {
    if let text = node.text, let number = Number(text) { return number.value }
    report(.notANumber(name), node)
    return nil
  }

  mutating func flag(_ node: DocumentNode, called name: String) -> Bool {
    if node.text == "true" { return true }
    if node.text != "false" { report(.notAFlag(name), node) }
    return false
  }

  mutating func day(_ node: DocumentNode, called name: String) -> Timestamp? {
    if let text = node.text, let date = CalendarDate(text) {
      return Timestamp(seconds: Int64(date.daysSince1970) * 86_400, nanoseconds: 0)
    }
    report(.notADay(name), node)
    return nil
  }

  mutating func texts(_ node: DocumentNode?, called name: String) -> [String] {
    guard let node else { return [] }
    return list(node, called: name).compactMap { text($0, called: name) }
  }

  /// One of the words that descriptions use for the same thing.
  mutating func word(_ node: DocumentNode, among known: [String], called name: String) -> String? {
    guard let text = text(node, called: name) else { return nil }
    if known.contains(text) { return text }
    report(.unknownWord(text, name, known), node)
    return nil
  }

  /// A list of words that descriptions use for the same things.
  mutating func words(
    _ node: DocumentNode?,
    among known: [String],
    called name: String
  ) -> [String] {
    guard let node else { return [] }
    return list(node, called: name).compactMap { word($0, among: known, called: name) }
  }

  mutating func list(_ node: DocumentNode, called name: String) -> [DocumentNode] {
    if let items = node.items { return items }
    report(.notAList(name, node.kindInWords), node)
    return []
  }

  mutating func entries(of node: DocumentNode, called name: String) -> [DocumentNode.Entry] {
    if let entries = node.entries { return entries }
    report(.notAMapping(name, node.kindInWords), node)
    return []
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
