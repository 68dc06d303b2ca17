import Diagnostics

// Lists and mappings in brackets, and what is common to all.
extension DirectReader {
  /// Reads a list or mapping from its opening bracket to its closing one.
  mutating func flow() throws(UnsupportedSyntax) {
    let isMapping = byte() == UInt8(ascii: "{")
    let closing = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let (first, start) = (waiting.count, position)
    try open()
    position += 1
    try skipInFlow()
    while byte() != closing {
      if isMapping { try flowKey() }
      try skipInFlow()
      try flowNode()
      try skipInFlow()
      guard byte() == UInt8(ascii: ",") else { break }
      position += 1
      try skipInFlow()
    }
    guard byte() == closing else { throw UnsupportedSyntax() }
    position += 1
    end = position
    if isMapping {
      try closeMapping(from: start, first: first)
    } else {
      closeSequence(from: start, first: first)
    }
  }

  private mutating func flowNode() throws(UnsupportedSyntax) {
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try flow()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): try quotedScalar()
    default: try plainFlowScalar()
    }
  }

  /// Reads a key and the colon behind it.
  private mutating func flowKey() throws(UnsupportedSyntax) {
    let start = position
    if byte() == UInt8(ascii: "'") || byte() == UInt8(ascii: "\"") {
      try quotedScalar()
    } else {
      guard byte().beginsPlainScalar else { throw UnsupportedSyntax() }
      try plainFlowScalar()
      guard byte(1).isBlank else { throw UnsupportedSyntax() }
    }
    try checkKey(from: start)
    guard byte() == UInt8(ascii: ":") else { throw UnsupportedSyntax() }
    position += 1
  }

  /// Steps up to what comes next inside brackets.
  private mutating func skipInFlow() throws(UnsupportedSyntax) {
    try skipToToken()
    guard position < limit, !isAtMarker else { throw UnsupportedSyntax() }
  }

  /// Makes sure that a key is one for libyaml too: on one line, and not too long.
  func checkKey(from start: Int) throws(UnsupportedSyntax) {
    guard start >= lineStart, position - start < longestKey else { throw UnsupportedSyntax() }
  }

  /// Begins a collection.
  mutating func open() throws(UnsupportedSyntax) {
    depth += 1
    guard depth <= limits.depth else { throw UnsupportedSyntax() }
  }

  /// Ends a mapping; a key that is there twice is a mistake.
  mutating func closeMapping(from start: Int, first: Int) throws(UnsupportedSyntax) {
    let count = (waiting.count - first) / 2
    var keys = DuplicateKeySearch(among: count)
    var entries: [DocumentNode.Entry] = []
    entries.reserveCapacity(count)
    for key in stride(from: first, to: waiting.count, by: 2) {
      let entry = DocumentNode.Entry(key: waiting[key], value: waiting[key + 1])
      guard keys.first(like: entry.key, named: entry.name) == nil else { throw UnsupportedSyntax() }
      entries.append(entry)
    }
    close(.mapping(entries), from: start, first: first)
  }

  mutating func closeSequence(from start: Int, first: Int) {
    close(.sequence(Array(waiting[first...])), from: start, first: first)
  }

  /// Ends a list or mapping of all the values that wait from the first one on.
  private mutating func close(_ content: DocumentNode.Content, from start: Int, first: Int) {
    depth -= 1
    nodeCount += waiting.count - first
    waiting.removeLast(waiting.count - first)
    waiting.append(DocumentNode(content, bytes: start..<max(start, end)))
  }
}

/// Longer keys are left to libyaml, which takes few that are.
private let longestKey = 1_000
