extension Parser {
  /// Items between brackets; an item may be optional.
  mutating func list() throws(Mistake) -> Int32 {
    let start = token.start
    try advance()
    var items: [Int32] = []
    while token.kind != .rightBracket {
      items.append(try part())
      guard token.kind == .comma else { break }
      try advance()
    }
    try expect(.rightBracket, "',' or ']'")
    return try add(.list(tree.add(parts: items)), from: start)
  }

  /// Keys and values between braces; a key may be optional.
  mutating func map() throws(Mistake) -> Int32 {
    let start = token.start
    try advance()
    var parts: [Int32] = []
    while token.kind != .rightBrace {
      parts.append(try part())
      try expect(.colon, "':' between a key and its value")
      parts.append(try expression())
      guard token.kind == .comma else { break }
      try advance()
    }
    try expect(.rightBrace, "',' or '}'")
    return try add(.map(tree.add(parts: parts)), from: start)
  }

  private mutating func part() throws(Mistake) -> Int32 {
    guard token.kind == .question else { return try expression() }
    let mark = token.bytes
    try advance()
    let inner = try expression()
    return try add(.optionalPart(inner), from: mark.lowerBound, mark: mark)
  }
}
