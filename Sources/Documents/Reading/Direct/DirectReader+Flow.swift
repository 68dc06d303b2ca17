// Lists and mappings in brackets, and what is common to all.
extension DirectReader {
  /// Reads a list or mapping from its opening bracket to its closing one.
  mutating func flow() throws(UnsupportedSyntax) -> DocumentNode {
    byte() == UInt8(ascii: "{") ? try flowMapping() : try flowSequence()
  }

  private mutating func flowSequence() throws(UnsupportedSyntax) -> DocumentNode {
    let start = position
    var items: [DocumentNode] = []
    try openFlow()
    while byte() != UInt8(ascii: "]") {
      items.append(try flowNode())
      guard try goesOnInFlow() else { break }
    }
    try closeFlow(UInt8(ascii: "]"))
    return close(items, from: start)
  }

  private mutating func flowMapping() throws(UnsupportedSyntax) -> DocumentNode {
    let start = position
    var entries: [DocumentNode.Entry] = []
    try openFlow()
    while byte() != UInt8(ascii: "}") {
      let key = try flowKey()
      try skipInFlow()
      entries.append(DocumentNode.Entry(key: key, value: try flowNode()))
      guard try goesOnInFlow() else { break }
    }
    try closeFlow(UInt8(ascii: "}"))
    return try close(entries, from: start)
  }

  private mutating func flowNode() throws(UnsupportedSyntax) -> DocumentNode {
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try flow()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): try quotedScalar()
    default: try plainFlowScalar()
    }
  }

  /// Reads a key and the colon behind it.
  private mutating func flowKey() throws(UnsupportedSyntax) -> DocumentNode {
    let key: DocumentNode
    if byte() == UInt8(ascii: "'") || byte() == UInt8(ascii: "\"") {
      key = try quotedScalar()
    } else {
      guard byte().beginsPlainScalar else { throw UnsupportedSyntax() }
      key = try plainFlowScalar()
      guard byte(1).isBlank else { throw UnsupportedSyntax() }
    }
    try checkKey(key)
    guard byte() == UInt8(ascii: ":") else { throw UnsupportedSyntax() }
    position += 1
    return key
  }

  /// Steps over an opening bracket.
  private mutating func openFlow() throws(UnsupportedSyntax) {
    try open()
    position += 1
    try skipInFlow()
  }

  /// Steps over the comma behind a value; answers whether there is one.
  private mutating func goesOnInFlow() throws(UnsupportedSyntax) -> Bool {
    try skipInFlow()
    guard byte() == UInt8(ascii: ",") else { return false }
    position += 1
    try skipInFlow()
    return true
  }

  /// Steps over a closing bracket, which must come next.
  private mutating func closeFlow(_ closing: UInt8) throws(UnsupportedSyntax) {
    guard byte() == closing else { throw UnsupportedSyntax() }
    position += 1
    end = position
  }

  /// Steps up to what comes next inside brackets.
  private mutating func skipInFlow() throws(UnsupportedSyntax) {
    try skipToToken()
    guard position < limit, !isAtMarker else { throw UnsupportedSyntax() }
  }

  /// Makes sure that a key is one for libyaml too: on one line, and not too long.
  func checkKey(_ key: DocumentNode) throws(UnsupportedSyntax) {
    guard key.bytes.lowerBound >= lineStart, key.bytes.count < longestKey else {
      throw UnsupportedSyntax()
    }
  }

  /// Begins a collection.
  mutating func open() throws(UnsupportedSyntax) {
    depth += 1
    guard depth <= limits.depth else { throw UnsupportedSyntax() }
  }

  /// Ends a mapping; a key that is there twice is a mistake.
  mutating func close(
    _ entries: [DocumentNode.Entry], from start: Int
  ) throws(UnsupportedSyntax) -> DocumentNode {
    guard !entries.haveKeyTwice else { throw UnsupportedSyntax() }
    return close(.mapping(entries), count: 2 * entries.count, from: start)
  }

  /// Ends a list.
  mutating func close(_ items: [DocumentNode], from start: Int) -> DocumentNode {
    close(.sequence(items), count: items.count, from: start)
  }

  private mutating func close(
    _ content: DocumentNode.Content, count: Int, from start: Int
  ) -> DocumentNode {
    depth -= 1
    nodeCount += count
    return DocumentNode(content, bytes: start..<max(start, end))
  }
}

extension [DocumentNode.Entry] {
  /// Whether two keys are the same; a few are quicker compared than looked up.
  fileprivate var haveKeyTwice: Bool {
    if count > 16 { return Set(map(\.name)).count < count }
    return indices.contains { index in
      self[..<index].contains { $0.name == self[index].name }
    }
  }
}

/// Longer keys are left to libyaml, which takes few that are.
private let longestKey = 1_000
