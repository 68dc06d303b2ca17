internal import Diagnostics

extension Parser {
  /// A value with the fields, indices and calls that follow it.
  mutating func member() throws(Mistake) -> Int32 { try member(after: try primary()) }

  /// A value that was read with what follows it.
  mutating func member(after first: Int32) throws(Mistake) -> Int32 {
    var node = first
    while true {
      switch token.kind {
      case .dot: node = try selection(of: node)
      case .leftBracket: node = try indexing(of: node)
      case .leftBrace: throw objectLiteral(node)
      default: return node
      }
    }
  }

  private mutating func selection(of operand: Int32) throws(Mistake) -> Int32 {
    try advance()
    let isOptional = token.kind == .question
    if isOptional { try advance() }
    let mark = token.bytes
    guard let name = try fieldName() else { throw unexpected(instead: "a name after the dot") }
    let start = tree[operand].bytes.lowerBound
    if token.kind == .leftParenthesis, !isOptional {
      return try receiverCall(name, on: operand, from: start, mark: mark)
    }
    let field = tree.names.add(name)
    return try add(
      .select(operand: operand, field: field, isOptional: isOptional), from: start, mark: mark)
  }

  /// Any word may name a field but the language's own: `true`, `false`, `null` and `in`.
  private mutating func fieldName() throws(Mistake) -> String? {
    let written = token
    switch written.kind {
    case .identifier:
      let name = lexer.text(written.bytes)
      if Keyword.literal(name) != nil { return nil }
      try advance()
      return name
    case .quotedName:
      try advance()
      return lexer.text(written.start + 1..<written.end - 1)
    default: return nil
    }
  }

  private mutating func indexing(of operand: Int32) throws(Mistake) -> Int32 {
    let opening = token.start
    try advance()
    let isOptional = token.kind == .question
    if isOptional { try advance() }
    let key = try expression()
    try expect(.rightBracket, "']'")
    return try add(
      .index(operand: operand, key: key, isOptional: isOptional),
      from: tree[operand].bytes.lowerBound, mark: opening..<end)
  }

  /// A value that isn't made of an operator: a literal, a name, a call, or parentheses.
  private mutating func primary() throws(Mistake) -> Int32 {
    switch token.kind {
    case .leftParenthesis: return try parenthesised()
    case .leftBracket: return try list()
    case .leftBrace: return try map()
    case .dot: return try rooted()
    case .identifier: return try word(from: token.start, isRooted: false)
    case .integer, .unsigned, .double: return try number(negativeSince: nil)
    case .text, .bytes:
      let written = token
      let value = try lexer.value(ofQuoted: written)
      try advance()
      return try constant(value, from: written.start)
    default: throw unexpected(instead: "a value")
    }
  }

  /// A number; with the place of the minus before it if there is one.
  mutating func number(negativeSince minus: Int?) throws(Mistake) -> Int32 {
    let start = minus ?? token.start
    let value = try lexer.value(of: token, negative: minus != nil, at: start..<token.end)
    try advance()
    return try constant(value, from: start)
  }

  private mutating func constant(_ value: Value, from start: Int) throws(Mistake) -> Int32 {
    try add(.constant(tree.constants.add(TracedValue(value))), from: start)
  }

  private mutating func parenthesised() throws(Mistake) -> Int32 {
    try advance()
    let inner = try expression()
    try expect(.rightParenthesis, "')'")
    return inner
  }

  private mutating func rooted() throws(Mistake) -> Int32 {
    let start = token.start
    try advance()
    guard token.kind == .identifier else { throw unexpected(instead: "a name after the dot") }
    return try word(from: start, isRooted: true)
  }

  private mutating func word(from start: Int, isRooted: Bool) throws(Mistake) -> Int32 {
    let written = token
    let name = lexer.text(written.bytes)
    if !isRooted, let value = Keyword.literal(name) {
      try advance()
      return try constant(value, from: start)
    }
    if name == "if" {
      throw Mistake(
        id: "word-for-operator", "'if' is no operator; write condition ? one : other",
        at: written.bytes)
    }
    if Keyword.reserved.contains(name) {
      throw Mistake(
        id: "reserved-word", "'\(name)' is a word that CEL keeps for itself; choose another name",
        at: written.bytes)
    }
    try advance()
    if token.kind == .leftParenthesis {
      let prefix = isRooted ? "." : ""
      return try globalCall(prefix + name, from: start, mark: written.bytes)
    }
    return try add(.name(tree.names.add(name), isRooted: isRooted), from: start)
  }

  private func objectLiteral(_ node: Int32) -> Mistake {
    Mistake(
      id: "object-literal",
      "'\(tree.text(tree[node].bytes)){…}' would build an object, which an expression can't do",
      at: tree[node].bytes)
  }

  /// A call that begins with the function's name.
  mutating func globalCall(
    _ name: String, from start: Int, mark: Range<Int>
  ) throws(Mistake) -> Int32 {
    let arguments = try arguments()
    if name == "has" { return try has(arguments, from: start, mark: mark) }
    let function = tree.names.add(name)
    let parts = tree.add(parts: arguments)
    return try add(.call(function: function, arguments: parts), from: start, mark: mark)
  }

  /// A call on a value, which may be a macro.
  mutating func receiverCall(_ name: String, on target: Int32, from start: Int, mark: Range<Int>)
    throws(Mistake) -> Int32
  {
    let arguments = try arguments()
    if name == "bind", isName(target, "cel") { return try bind(arguments, from: start, mark: mark) }
    if let kind = Macro.Kind.named(name, arguments: arguments.count) {
      return try macro(kind, arguments, on: target, from: start, mark: mark)
    }
    if let usage = Macro.Kind.usage(of: name) {
      throw Mistake(id: "macro-usage", "'\(name)' is written \(usage)", at: mark)
    }
    let function = tree.names.add(name)
    let parts = tree.add(parts: arguments)
    return try add(
      .receiverCall(function: function, target: target, arguments: parts), from: start, mark: mark)
  }

  private mutating func arguments() throws(Mistake) -> [Int32] {
    try expect(.leftParenthesis, "'('")
    var arguments: [Int32] = []
    while token.kind != .rightParenthesis {
      arguments.append(try expression())
      guard token.kind == .comma else { break }
      try advance()
      if token.kind == .rightParenthesis { throw unexpected(instead: "an argument") }
    }
    try expect(.rightParenthesis, "',' or ')'")
    return arguments
  }

  private mutating func has(
    _ arguments: [Int32], from start: Int, mark: Range<Int>
  ) throws(Mistake) -> Int32 {
    guard arguments.count == 1,
      case .select(let operand, let field, isOptional: false) = tree[arguments[0]].kind
    else {
      throw Mistake(id: "has-usage", "'has' asks for one field; write has(a.b)", at: start..<end)
    }
    let fieldMark = tree[arguments[0]].mark
    return try add(.has(operand: operand, field: field), from: start, mark: fieldMark)
  }

  private mutating func bind(_ arguments: [Int32], from start: Int, mark: Range<Int>)
    throws(Mistake) -> Int32
  {
    guard arguments.count == 3 else {
      throw Mistake(
        id: "macro-usage", "'cel.bind' is written cel.bind(name, value, result)", at: mark)
    }
    return try macro(
      .bind, [arguments[0], arguments[2]], on: arguments[1], from: start, mark: mark)
  }

  private mutating func macro(
    _ kind: Macro.Kind, _ arguments: [Int32], on target: Int32, from start: Int, mark: Range<Int>
  ) throws(Mistake) -> Int32 {
    let hasTwoNames = kind.takesTwoNames(arguments: arguments.count)
    let name = try variable(arguments[0], in: kind.rawValue)
    let secondName = hasTwoNames ? try variable(arguments[1], in: kind.rawValue) : nil
    if let secondName, tree.name(secondName) == tree.name(name) {
      throw Mistake(
        id: "repeated-name",
        "the name '\(tree.name(name))' is given twice; the two need different names",
        at: tree[arguments[1]].bytes)
    }
    let rest = arguments.dropFirst(hasTwoNames ? 2 : 1)
    let macro = Macro(
      kind: kind, operand: target, name: name, secondName: secondName,
      condition: rest.count > 1 ? rest.first : nil, body: rest[rest.endIndex - 1])
    return try add(.macro(tree.macros.add(macro)), from: start, mark: mark)
  }

  private func variable(_ node: Int32, in macro: String) throws(Mistake) -> Int32 {
    guard case .name(let name, isRooted: false) = tree[node].kind else {
      let text = tree.text(tree[node].bytes)
      throw Mistake(
        id: "macro-name", "'\(macro)' needs a plain name for what it goes through, not '\(text)'",
        at: tree[node].bytes)
    }
    return name
  }

  private func isName(_ node: Int32, _ name: String) -> Bool {
    if case .name(let index, _) = tree[node].kind { tree.name(index) == name } else { false }
  }
}
