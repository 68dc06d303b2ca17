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
      try skipInFlow()
      if byte() == UInt8(ascii: ",") {
        position += 1
        try skipInFlow()
      } else if byte() != closing {
        throw Unfamiliar()
      }
    }
    position += 1
    end = position
    if isMapping {
      try closeMapping(from: start, first: first)
    } else {
      closeSequence(from: start, first: first)
    }
  }

  private mutating func flowNode() throws(Unfamiliar) {
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try flow()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): try quotedScalar()
    default: try plainScalar(inside: nil)
    }
  }

  /// Reads a key and the colon behind it, up to its value.
  private mutating func flowKey() throws(Unfamiliar) {
    let start = position
    if byte() == UInt8(ascii: "'") || byte() == UInt8(ascii: "\"") {
      try quotedScalar()
    } else {
      guard byte().beginsPlainScalar else { throw Unfamiliar() }
      try plainScalar(inside: nil)
      guard byte(1).isBlank else { throw Unfamiliar() }
    }
    try checkKey(from: start)
    guard byte() == UInt8(ascii: ":") else { throw Unfamiliar() }
    position += 1
    try skipInFlow()
  }

  /// Steps up to what comes next inside brackets.
  private mutating func skipInFlow() throws(Unfamiliar) {
    try skipToToken()
    guard position < limit, !isAtMarker else { throw Unfamiliar() }
  }

  /// Makes sure that a key is one for libyaml too: on one line, and not too long.
  func checkKey(from start: Int) throws(Unfamiliar) {
    guard start >= lineStart, position - start < 1_000 else { throw Unfamiliar() }
  }

  /// Begins a collection.
  mutating func open() throws(Unfamiliar) {
    depth += 1
    guard depth <= limits.depth, tree.nodeCount + depth <= limits.nodes else {
      throw Unfamiliar()
    }
  }

  /// Ends a list that has all the values that wait from the first one on.
  mutating func closeSequence(from start: Int, first: Int) {
    let child = tree.childCount
    for item in waiting[first...] { tree.addChild(item) }
    add(.sequence, childrenFrom: child, from: start, first: first)
  }

  /// Ends a mapping; a key that is there twice is a mistake.
  mutating func closeMapping(from start: Int, first: Int) throws(Unfamiliar) {
    let child = tree.childCount
    if tree.keysBeginOtherwise(in: waiting[first...]) {
      for node in waiting[first...] { tree.addChild(node) }
    } else {
      try addChildren(from: first)
    }
    add(.mapping, childrenFrom: child, from: start, first: first)
  }

  /// Adds the keys and values that wait, each key with a look at those before it.
  private mutating func addChildren(from first: Int) throws(Unfamiliar) {
    var keys = KeyIndex(from: tree.childCount)
    for key in stride(from: first, to: waiting.count, by: 2) {
      guard keys.first(like: waiting[key], in: tree) == nil else { throw Unfamiliar() }
      tree.addChild(waiting[key])
      tree.addChild(waiting[key + 1])
    }
  }

  private mutating func add(
    _ kind: DocumentTree.Kind,
    childrenFrom child: Int,
    from start: Int,
    first: Int
  ) {
    depth -= 1
    waiting.removeLast(waiting.count - first)
    waiting.append(tree.addCollection(kind, childrenFrom: child, bytes: start..<max(start, end)))
  }
}
