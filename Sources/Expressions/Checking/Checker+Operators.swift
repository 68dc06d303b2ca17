internal import Diagnostics

extension Checker {
  /// Two operands with an operator between them.
  mutating func binary(
    _ symbol: BinaryOperator, _ left: Int32, _ right: Int32, _ node: Int32
  ) -> Part {
    let (one, other) = (check(left), check(right))
    let pair = Pair(
      symbol: symbol, left: Operand(part: one, type: types.resolved(one.type), node: left),
      right: Operand(part: other, type: types.resolved(other.type), node: right), node: node)
    switch symbol {
    case .equal, .notEqual: return equality(pair)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return order(pair)
    case .membership: return membership(pair)
    default: return arithmetic(pair)
    }
  }

  /// `!a`, of what is true or false.
  mutating func not(_ operand: Int32, _ node: Int32) -> Part {
    let part = check(operand)
    if !types.agree(.boolean, types.resolved(part.type)) {
      note(
        Message.needsBooleanTurnsTrueInto(words(for: operand), types.resolved(part.type).phrase),
        at: tree[node].mark)
    }
    return emit(.not(part.code), .boolean, node)
  }

  /// `-a`, of an int or a double.
  mutating func negate(_ operand: Int32, _ node: Int32) -> Part {
    let part = check(operand)
    let type = types.resolved(part.type)
    switch type {
    case .integer, .double, .dynamic, .erroneous: break
    case .parameter: _ = types.agree(.integer, type)
    default: note(Message.notNegated(words(for: operand), type.phrase), at: tree[node].mark)
    }
    return emit(.negate(part.code), type.isNumber ? type : .dynamic, node)
  }

  /// A chain of `&&` or `||`.
  mutating func logic(_ operands: SyntaxNode.Children, _ symbol: String, _ node: Int32) -> Part {
    var codes: [Int32] = []
    for operand in tree.parts(operands) {
      let part = check(operand)
      let type = types.resolved(part.type)
      if !types.agree(.boolean, type) {
        note(
          Message.needsBooleanJoinsWhatTrue(symbol, words(for: operand), type.phrase),
          at: tree[operand].bytes)
      }
      codes.append(part.code)
    }
    let parts = program.add(parts: codes)
    return emit(symbol == "&&" ? .and(parts) : .or(parts), .boolean, node)
  }

  /// `a ? b : c`, of the type that both branches have.
  mutating func conditional(
    _ condition: Int32, _ first: Int32, _ second: Int32, _ node: Int32
  ) -> Part {
    let test = check(condition)
    let testType = types.resolved(test.type)
    if !types.agree(.boolean, testType) {
      note(
        Message.needsBooleanWhatStandsBefore(words(for: condition), testType.phrase),
        at: tree[condition].bytes)
    }
    let one = check(first)
    let other = check(second)
    let type = joined(one, other, first, second, node)
    return emit(
      .conditional(test.code, one.code, other.code), type, node, depth: max(one.depth, other.depth))
  }

  private mutating func joined(
    _ one: Part, _ other: Part, _ first: Int32, _ second: Int32, _ node: Int32
  ) -> ValueType {
    let oneType = types.resolved(one.type)
    let otherType = types.resolved(other.type)
    if oneType == otherType { return oneType }
    let general = types.fresh()
    if types.agree([oneType, otherType], [general, general]) { return types.resolved(general) }
    let hint = hint(first, oneType, second, otherType)
    note(Message.branchesDiffer(oneType.phrase, otherType.phrase, hint.asEnd), at: tree[node].mark)
    return .erroneous
  }

  /// Reports a literal that is compared with an enumeration and is none of its words.
  mutating func checkWords(_ type: ValueType, _ node: Int32) {
    guard case .enumeration(let enumeration) = type else { return }
    switch tree[node].kind {
    case .constant(let index):
      guard case .string(let word) = tree.constant(index),
        !enumeration.words.contains(where: { $0.isSameText(as: word) })
      else { return }
      note(.unknownWord(word, of: enumeration), at: tree[node].bytes)
    case .conditional(_, let first, let second):
      checkWords(type, first)
      checkWords(type, second)
    default: return
    }
  }

  /// Reports items of a list literal in which an enumeration is looked for in vain.
  mutating func checkItems(_ type: ValueType, _ node: Int32) {
    switch tree[node].kind {
    case .list(let items):
      for item in tree.parts(items) { checkWords(type, item) }
    case .conditional(_, let first, let second):
      checkItems(type, first)
      checkItems(type, second)
    default: return
    }
  }
}

extension Collection where Element == String {
  /// `a, b or c`.
  func listed(lastJoinedBy word: String) -> String {
    guard count > 1 else { return joined() }
    let all = Array(self)
    return all.dropLast().joined(separator: ", ") + " \(word) " + (all.last ?? "")
  }
}

extension Message {
  fileprivate static func unknownWord(_ word: String, of type: EnumerationType) -> Self {
    let article = "aeio".contains(type.name.prefix(1)) && !type.name.isEmpty ? "an" : "a"
    let clause = Suggestion.clause(for: word, among: type.words)
    let words = type.words.listed(lastJoinedBy: "or")
    return Message.unknownWordNot(word, article, type.name, words, clause)
  }
}

extension Message {
  fileprivate static func needsBooleanTurnsTrueInto(
    _ words: some MessageArgument, _ resolved: some MessageArgument
  ) -> Message {
    Message(id: "needs-boolean", "'!' turns true into false; \(words) is \(resolved)")
  }

  fileprivate static func notNegated(_ words: some MessageArgument, _ phrase: some MessageArgument)
    -> Message
  {
    Message(id: "not-negated", "'-' goes before an int or a double; \(words) is \(phrase)")
  }

  fileprivate static func needsBooleanJoinsWhatTrue(
    _ symbol: some MessageArgument, _ words: some MessageArgument, _ phrase: some MessageArgument
  ) -> Message {
    Message(id: "needs-boolean", "'\(symbol)' joins what is true or false; \(words) is \(phrase)")
  }

  fileprivate static func needsBooleanWhatStandsBefore(
    _ words: some MessageArgument, _ phrase: some MessageArgument
  ) -> Message {
    Message(id: "needs-boolean", "what stands before '?' is true or false; \(words) is \(phrase)")
  }

  fileprivate static func branchesDiffer(
    _ phrase: some MessageArgument, _ second: some MessageArgument, _ asEnd: some MessageArgument
  ) -> Message {
    Message(
      id: "branches-differ",
      "'?:' would be \(phrase) or \(second); both must be of one type\(asEnd)")
  }

  fileprivate static func unknownWordNot(
    _ word: some MessageArgument, _ article: some MessageArgument, _ name: some MessageArgument,
    _ words: some MessageArgument, _ clause: some MessageArgument
  ) -> Message {
    Message(id: "unknown-word", "'\(word)' is not \(article) \(name): \(words)\(clause)")
  }
}
