// Lists and mappings by indentation.
extension DirectReader {
  /// Reads the value that begins at this position, alone in its line but for dashes, inside a
  /// collection of an indentation; -1 is the document.
  mutating func blockNode(inside indent: Int) throws(UnsupportedSyntax) -> DocumentNode {
    let column = column
    switch byte() {
    case UInt8(ascii: "-") where byte(1).isBlank:
      return try blockSequence(at: column, isIndentless: false)
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      let scalar = try quotedScalar()
      if byte() == UInt8(ascii: ":") { return try blockMapping(at: column, from: scalar) }
      try finishLine()
      return scalar
    case let first where first.beginsPlainScalar || first == UInt8(ascii: "-"):
      guard let key = plainKey() else { return try plainScalar(inside: indent) }
      return try blockMapping(at: column, from: key)
    default: return try inlineNode(inside: indent)
    }
  }

  /// Reads a value behind a key's colon, which can't be a list or mapping by indentation.
  private mutating func inlineNode(inside indent: Int) throws(UnsupportedSyntax) -> DocumentNode {
    let node: DocumentNode
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): node = try flow()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): node = try quotedScalar()
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return try blockScalar(inside: indent)
    default: return try plainScalar(inside: indent)
    }
    try finishLine()
    return node
  }

  /// Reads a list; without indentation of its own it ends where its mapping goes on.
  private mutating func blockSequence(
    at indent: Int, isIndentless: Bool
  ) throws(UnsupportedSyntax) -> DocumentNode {
    let start = position
    var items: [DocumentNode] = []
    try open()
    while true {
      position += 1
      let behindDash = position
      skipSpaces()
      if isAtEndOfLine {
        items.append(try nextLines(inside: indent, orNothingAt: behindDash))
      } else {
        items.append(try blockNode(inside: indent))
      }
      try skipToToken()
      guard try goesOn(at: indent) else { break }
      if isAtEntry { continue }
      if isIndentless { break }
      throw UnsupportedSyntax()
    }
    return close(items, from: start)
  }

  /// Reads a mapping whose first key is read; the colon behind it comes next.
  private mutating func blockMapping(
    at indent: Int, from first: DocumentNode
  ) throws(UnsupportedSyntax) -> DocumentNode {
    var entries: [DocumentNode.Entry] = []
    var key = first
    try open()
    while true {
      try checkKey(key)
      entries.append(DocumentNode.Entry(key: key, value: try blockValue(inside: indent)))
      try skipToToken()
      guard try goesOn(at: indent) else { break }
      key = try blockKey()
    }
    return try close(entries, from: first.bytes.lowerBound)
  }

  private mutating func blockKey() throws(UnsupportedSyntax) -> DocumentNode {
    if byte() == UInt8(ascii: "'") || byte() == UInt8(ascii: "\"") { return try quotedScalar() }
    guard byte().beginsPlainScalar, let key = plainKey() else { throw UnsupportedSyntax() }
    return key
  }

  /// Reads what a key has, from the colon.
  private mutating func blockValue(inside indent: Int) throws(UnsupportedSyntax) -> DocumentNode {
    guard byte() == UInt8(ascii: ":"), byte(1).isBlank else { throw UnsupportedSyntax() }
    position += 1
    let behindColon = position
    skipSpaces()
    guard isAtEndOfLine else { return try inlineNode(inside: indent) }
    try skipToToken()
    if position < limit, column == indent, isAtEntry {
      return try blockSequence(at: indent, isIndentless: true)
    }
    return try nextLines(inside: indent, orNothingAt: behindColon)
  }

  /// Reads a value that begins on a line of its own; without one, there is nothing at an offset.
  private mutating func nextLines(
    inside indent: Int, orNothingAt offset: Int
  ) throws(UnsupportedSyntax) -> DocumentNode {
    try skipToToken()
    if position < limit, column > indent { return try blockNode(inside: indent) }
    return plainScalar(bytes: offset..<offset)
  }

  /// Whether nothing but a comment follows on the line.
  private var isAtEndOfLine: Bool {
    byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "#")
  }

  /// Whether a collection has something more, by the indentation of what comes next.
  private func goesOn(at indent: Int) throws(UnsupportedSyntax) -> Bool {
    guard position < limit, column >= indent, !isAtMarker else { return false }
    guard column == indent else { throw UnsupportedSyntax() }
    return true
  }
}
