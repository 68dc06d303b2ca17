internal import Diagnostics

/// Reads an expression into a tree; the first mistake ends it.
struct Parser: ~Copyable {
  var lexer: Lexer
  var tree: SyntaxTree
  var token: Token
  private(set) var previous: Token?
  private var depth = 0
  private let limits: Limits

  private init(_ lexer: Lexer, at first: Token, limits: Limits) {
    tree = SyntaxTree(bytes: lexer.bytes)
    self.lexer = lexer
    self.limits = limits
    token = first
  }

  /// The tree of a whole text.
  static func tree(of bytes: ContiguousArray<UInt8>, limits: Limits) throws(Mistake) -> SyntaxTree {
    guard bytes.count <= limits.bytes else {
      throw Mistake(
        id: "too-long", "an expression has at most \(limits.bytes) bytes", at: 0..<bytes.count)
    }
    var lexer = Lexer(bytes)
    let first = try lexer.next()
    var parser = Parser(lexer, at: first, limits: limits)
    _ = try parser.expression()
    if parser.token.kind != .end { throw parser.unexpected() }
    return parser.tree
  }

  /// Where the last token ended.
  var end: Int { previous?.end ?? 0 }

  /// A whole expression: what may stand between parentheses.
  mutating func expression() throws(Mistake) -> Int32 {
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.depth else {
      throw Mistake(
        id: "too-deep", "the expression is nested more than \(limits.depth) levels deep",
        at: token.bytes)
    }
    let condition = try joined(minimum: 1)
    guard token.kind == .question else { return condition }
    let mark = token.bytes
    try advance()
    let isChain = token.kind == .dot && token.start == mark.upperBound
    let first = try joined(minimum: 1)
    if isChain, token.kind != .colon {
      throw Mistake(
        id: "foreign-operator", "'?.' is no operator; write '.', or '.?' for an optional",
        at: mark.lowerBound..<mark.upperBound + 1)
    }
    try expect(.colon, "':' and a second value")
    let second = try expression()
    let start = tree[condition].bytes.lowerBound
    return try add(.conditional(condition, first, second), from: start, mark: mark)
  }

  /// Operands with operators between them that bind at least as tightly as asked for.
  private mutating func joined(minimum: Int) throws(Mistake) -> Int32 {
    var left = try unary()
    while true {
      switch token.kind {
      case .or where minimum <= 1: left = try chain(left, .or, minimum: 2)
      case .and where minimum <= 2: left = try chain(left, .and, minimum: 3)
      case .minus where minimum <= 4: left = try binary(left, .minus)
      case .binary(let symbol) where minimum <= symbol.precedence: left = try binary(left, symbol)
      default: return left
      }
    }
  }

  private mutating func binary(_ left: Int32, _ symbol: BinaryOperator) throws(Mistake) -> Int32 {
    let mark = token.bytes
    try advance()
    let right = try joined(minimum: symbol.precedence + 1)
    return try add(.binary(symbol, left, right), from: tree[left].bytes.lowerBound, mark: mark)
  }

  /// A chain of `&&` or `||` becomes one node, however long it is.
  private mutating func chain(
    _ first: Int32, _ kind: Token.Kind, minimum: Int
  ) throws(Mistake) -> Int32 {
    let mark = token.bytes
    var operands = [first]
    while token.kind == kind {
      try advance()
      operands.append(try joined(minimum: minimum))
    }
    let parts = tree.add(parts: operands)
    let node: SyntaxNode.Kind = kind == .and ? .and(parts) : .or(parts)
    return try add(node, from: tree[first].bytes.lowerBound, mark: mark)
  }

  private mutating func unary() throws(Mistake) -> Int32 {
    let kind = token.kind
    guard kind == .exclamation || kind == .minus else { return try member() }
    let mark = token.bytes
    var count = 0
    var last = token
    while token.kind == kind {
      count += 1
      last = token
      try advance()
    }
    let operand: Int32
    if kind == .minus, token.kind == .integer || token.kind == .double {
      operand = try member(after: try number(negativeSince: last.start))
      count -= 1
    } else {
      operand = try member()
    }
    return try signed(operand, count, kind, mark: mark)
  }

  /// An even number of signs is kept as two, an odd one as one: more would change nothing.
  private mutating func signed(_ operand: Int32, _ count: Int, _ kind: Token.Kind, mark: Range<Int>)
    throws(Mistake) -> Int32
  {
    var result = operand
    for _ in 0..<(count == 0 ? 0 : 2 - count % 2) {
      let node: SyntaxNode.Kind = kind == .minus ? .negate(result) : .not(result)
      result = try add(node, from: mark.lowerBound, mark: mark)
    }
    return result
  }

  /// Goes on to the next token.
  mutating func advance() throws(Mistake) {
    previous = token
    token = try lexer.next()
  }

  /// Goes on behind a token that must come next.
  mutating func expect(_ kind: Token.Kind, _ what: String) throws(Mistake) {
    guard token.kind == kind else { throw unexpected(instead: what) }
    try advance()
  }

  /// Adds a node that ends where the last token ended.
  mutating func add(_ kind: SyntaxNode.Kind, from start: Int, mark: Range<Int>? = nil)
    throws(Mistake) -> Int32
  {
    let mark = mark ?? start..<end
    let height = 1 + tree.height(ofPartsOf: kind)
    guard height <= limits.depth else {
      throw Mistake(
        id: "too-deep", "the expression is nested more than \(limits.depth) levels deep", at: mark)
    }
    return tree.add(SyntaxNode(kind: kind, bytes: start..<end, mark: mark, height: height))
  }
}

extension SyntaxTree {
  fileprivate func height(ofPartsOf kind: SyntaxNode.Kind) -> Int {
    switch kind {
    case .constant, .name: 0
    case .select(let operand, _, _), .has(let operand, _), .not(let operand),
      .negate(let operand), .optionalPart(let operand):
      self[operand].height
    case .index(let one, let other, _), .binary(_, let one, let other):
      max(self[one].height, self[other].height)
    case .conditional(let one, let other, let third):
      max(self[one].height, self[other].height, self[third].height)
    case .call(_, let list), .and(let list), .or(let list), .list(let list), .map(let list):
      height(of: list)
    case .receiverCall(_, let target, let list): max(self[target].height, height(of: list))
    case .macro(let index):
      max(
        self[macros[index].operand].height, self[macros[index].body].height,
        macros[index].condition.map { self[$0].height } ?? 0)
    }
  }

  private func height(of list: SyntaxNode.Children) -> Int {
    parts(list).reduce(0) { max($0, self[$1].height) }
  }
}

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

  /// The mistake of a token that can't stand where it stands.
  func unexpected(instead expected: String? = nil) -> Mistake {
    if token.kind == .end {
      let end = lexer.bytes.count
      if previous == nil {
        return Mistake(id: "nothing-written", "there is no expression here", at: 0..<end)
      }
      return Mistake(
        id: "unexpected-end",
        "the expression ends too early; expected \(expected ?? "nothing more")", at: end..<end)
    }
    if let mistake = misplacedNot { return mistake }
    let written = lexer.text(token.bytes)
    if let previous, let before = Self.afterOperator(previous.kind, token.kind) {
      let place = previous.start..<(written == ">" ? token.end : previous.end)
      return Mistake(id: "foreign-operator", before, at: place)
    }
    if written == "not" {
      return Mistake(id: "not-in", "'not' is no operator; write '!(item in list)'", at: token.bytes)
    }
    if let symbol = Self.symbols[written] {
      return Mistake(
        id: "word-for-operator", "'\(written)' is no operator; write '\(symbol)'", at: token.bytes)
    }
    return Mistake(
      id: "unexpected", "'\(written)' can't stand here; expected \(expected ?? "an operator")",
      at: token.bytes)
  }

  /// `not a`, which reads like a name and another.
  private var misplacedNot: Mistake? {
    guard let previous, previous.kind == .identifier else { return nil }
    let written = lexer.text(previous.bytes)
    guard written.lowercased() == "not" else { return nil }
    return Mistake(
      id: "word-for-operator", "'\(written)' is no operator; write '!'", at: previous.bytes)
  }

  /// What to say of two operators that are one elsewhere.
  private static func afterOperator(_ first: Token.Kind, _ second: Token.Kind) -> Message? {
    switch (first, second) {
    case (.binary(.less), .binary(.greater)): "'<>' is no operator; write '!='"
    case (.binary(.remainder), _):
      "'%' is the remainder of a division; a share is a number, such as 0.1"
    default: nil
    }
  }

  private static let symbols = [
    "and": "&&", "or": "||", "AND": "&&", "OR": "||", "is": "==", "equals": "==", "mod": "%",
  ]
}
