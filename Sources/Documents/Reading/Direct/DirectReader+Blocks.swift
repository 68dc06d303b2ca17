// Lists and mappings by indentation.
extension DirectReader {
  /// Reads the value that begins at this position, alone in its line but for dashes, inside a
  /// collection of an indentation; -1 is the document.
  mutating func blockNode(inside indent: Int) throws(UnsupportedSyntax) {
    let column = column
    switch byte() {
    case UInt8(ascii: "-") where byte(1).isBlank:
      try blockSequence(at: column, isIndentless: false)
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      let start = position
      try quotedScalar()
      guard byte() == UInt8(ascii: ":") else { return try finishLine() }
      try blockMapping(at: column, from: start)
    case let first where first.beginsPlainScalar || first == UInt8(ascii: "-"):
      let start = position
      guard try plainKey() else { return try plainScalar(inside: indent) }
      try blockMapping(at: column, from: start)
    default: try inlineNode(inside: indent)
    }
  }

  /// Reads a value behind a key's colon, which can't be a list or mapping by indentation.
  private mutating func inlineNode(inside indent: Int) throws(UnsupportedSyntax) {
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try flow()
      try finishLine()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try blockScalar(inside: indent)
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      try quotedScalar()
      try finishLine()
    default: try plainScalar(inside: indent)
    }
  }

  /// Reads a list; without indentation of its own it ends where its mapping goes on.
  mutating func blockSequence(at indent: Int, isIndentless: Bool) throws(UnsupportedSyntax) {
    let (first, start) = (waiting.count, position)
    try open()
    while true {
      position += 1
      let behindDash = position
      skipSpaces()
      if isAtEndOfLine {
        try nextLines(inside: indent, orNothingAt: behindDash)
      } else {
        try blockNode(inside: indent)
      }
      try skipToToken()
      guard try goesOn(at: indent) else { break }
      if isAtEntry { continue }
      if isIndentless { break }
      throw UnsupportedSyntax()
    }
    closeSequence(from: start, first: first)
  }

  /// Reads a mapping whose first key is read; the colon behind it comes next.
  private mutating func blockMapping(at indent: Int, from start: Int) throws(UnsupportedSyntax) {
    let first = waiting.count - 1
    try checkKey(from: start)
    try open()
    while true {
      try blockValue(inside: indent)
      try skipToToken()
      guard try goesOn(at: indent) else { break }
      let key = position
      if byte() == UInt8(ascii: "'") || byte() == UInt8(ascii: "\"") {
        try quotedScalar()
      } else {
        guard byte().beginsPlainScalar, try plainKey() else { throw UnsupportedSyntax() }
      }
      try checkKey(from: key)
    }
    try closeMapping(from: start, first: first)
  }

  /// Reads what a key has, from the colon.
  private mutating func blockValue(inside indent: Int) throws(UnsupportedSyntax) {
    guard byte() == UInt8(ascii: ":"), byte(1).isBlank else { throw UnsupportedSyntax() }
    position += 1
    let behindColon = position
    skipSpaces()
    guard isAtEndOfLine else { return try inlineNode(inside: indent) }
    try skipToToken()
    if position < limit, column == indent, isAtEntry {
      try blockSequence(at: indent, isIndentless: true)
    } else {
      try nextLines(inside: indent, orNothingAt: behindColon)
    }
  }

  /// Reads a value that begins on a line of its own; without one, there is nothing at an offset.
  private mutating func nextLines(inside indent: Int, orNothingAt offset: Int)
    throws(UnsupportedSyntax)
  {
    try skipToToken()
    if position < limit, column > indent {
      try blockNode(inside: indent)
    } else {
      addPlainScalar(bytes: offset..<offset)
    }
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
