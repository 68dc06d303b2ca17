import Diagnostics

// Lists and mappings in brackets, and what is common to all.
extension DirectReader {
  /// Reads a list or mapping from its opening bracket to its closing one.
  mutating func flow() throws(Unfamiliar) {
    let isMapping = byte() == UInt8(ascii: "{")
    let closing = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let (first, start) = (waiting.count, position)
    try open()
    position += 1
    try skipInFlow()
    while byte() != closing {
      if isMapping { try flowKey() }
      try flowNode()
      if byte() != comma {
        try skipInFlow()
        guard byte() == comma else { break }
      }
      position += 1
      try skipInFlow()
    }
    guard byte() == closing else { throw Unfamiliar() }
    position += 1
    end = position
    if isMapping {
      try closeMapping(from: start, first: first)
    } else {
      closeSequence(from: start, first: first)
    }
  }

  /// Reads a value, and the blanks before it.
  @inline(__always)
  private mutating func flowNode() throws(Unfamiliar) {
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try flow()
    default:
      guard let scalar = simpleScalar, bytes[scalar.stop].endsFlowValue else {
        return try rareFlowNode()
      }
      position = scalar.stop
      add(scalar)
    }
  }

  /// Reads a value that isn't simple, and the blanks before it.
  private mutating func rareFlowNode() throws(Unfamiliar) {
    try skipInFlow()
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try flow()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): try quotedScalar()
    default: try plainFlowScalar()
    }
  }

  /// Reads a key and the colon behind it.
  @inline(__always)
  private mutating func flowKey() throws(Unfamiliar) {
    guard let key = simpleScalar, key.stop &+ 1 < limit,
      bytes[key.stop] == UInt8(ascii: ":"), bytes[key.stop &+ 1] == UInt8(ascii: " "),
      key.count < longestKey
    else { return try rareFlowKey() }
    position = key.stop &+ 2
    add(key)
  }

  /// Reads a key that isn't simple, and the colon behind it.
  private mutating func rareFlowKey() throws(Unfamiliar) {
    let start = position
    if byte() == UInt8(ascii: "'") || byte() == UInt8(ascii: "\"") {
      try quotedScalar()
    } else {
      guard byte().beginsPlainScalar else { throw Unfamiliar() }
      try plainFlowScalar()
      guard byte(1).isBlank else { throw Unfamiliar() }
    }
    try checkKey(from: start)
    guard byte() == UInt8(ascii: ":") else { throw Unfamiliar() }
    position += 1
  }

  /// Steps up to what comes next inside brackets.
  @inline(__always)
  private mutating func skipInFlow() throws(Unfamiliar) {
    if byte() == UInt8(ascii: " ") { position += 1 }
    // Mostly a letter, a digit or a bracket comes next; no marker begins with these.
    if byte() >= UInt8(ascii: "0") { return }
    try skipToToken()
    guard position < limit, !isAtMarker else { throw Unfamiliar() }
  }

  /// Makes sure that a key is one for libyaml too: on one line, and not too long.
  func checkKey(from start: Int) throws(Unfamiliar) {
    guard start >= lineStart, position - start < longestKey else { throw Unfamiliar() }
  }

  /// Begins a collection.
  mutating func open() throws(Unfamiliar) {
    depth += 1
    guard depth <= limits.depth else { throw Unfamiliar() }
  }

  /// Ends a list that has all the values that wait from the first one on.
  mutating func closeSequence(from start: Int, first: Int) {
    let child = tree.nodeCount
    tree.add(waiting.nodes(from: first))
    close(.sequence, childrenFrom: child, from: start, first: first)
  }

  /// Ends a mapping; a key that is there twice is a mistake.
  mutating func closeMapping(from start: Int, first: Int) throws(Unfamiliar) {
    let child = tree.nodeCount
    if waiting.nodes(from: first).keysBeginOtherwise {
      tree.add(waiting.nodes(from: first))
    } else {
      try addEntries(from: first)
    }
    close(.mapping, childrenFrom: child, from: start, first: first)
  }

  /// Adds the keys and values that wait, each key with a look at those before it.
  private mutating func addEntries(from first: Int) throws(Unfamiliar) {
    var keys = KeyIndex(from: tree.nodeCount)
    let entries = waiting.nodes(from: first)
    for key in stride(from: 0, to: entries.count, by: 2) {
      guard keys.first(like: entries[key], in: tree) == nil else { throw Unfamiliar() }
      tree.add(entries[key])
      tree.add(entries[key + 1])
    }
  }

  private mutating func close(
    _ kind: DocumentTree.Kind,
    childrenFrom child: Int,
    from start: Int,
    first: Int
  ) {
    depth -= 1
    waiting.removeAll(from: first)
    waiting.append(tree.collection(kind, childrenFrom: child, bytes: start..<max(start, end)))
  }
}

extension UInt8 {
  /// Whether it ends a value in brackets.
  @inline(__always)
  fileprivate var endsFlowValue: Bool {
    self == comma || self == UInt8(ascii: "}") || self == UInt8(ascii: "]")
  }
}

/// Longer keys are left to libyaml, which takes few that are.
private let longestKey = 1_000

private let comma = UInt8(ascii: ",")
