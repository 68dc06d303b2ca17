internal import Diagnostics

extension Checker {
  /// Two operands with an operator between them.
  mutating func binary(
    _ symbol: BinaryOperator, _ left: Int32, _ right: Int32, _ node: Int32
  ) -> CheckedNode {
    let one = check(left)
    if case .name = tree[right].kind { typeBeside = types.resolved(one.type) }
    let other = check(right)
    typeBeside = nil
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
  mutating func not(_ operand: Int32, _ node: Int32) -> CheckedNode {
    let part = check(operand)
    if !types.agree(.boolean, types.resolved(part.type)) {
      note(
        id: "needs-boolean",
        "'!' turns true into false; \(words(for: operand, of: types.resolved(part.type)))",
        at: tree[node].mark)
    }
    return emit(.not(part.code), .boolean, node)
  }

  /// `-a`, of an int or a double.
  mutating func negate(_ operand: Int32, _ node: Int32) -> CheckedNode {
    let part = check(operand)
    let type = types.resolved(part.type)
    switch type {
    case .integer, .double, .dynamic, .erroneous: break
    case .parameter: _ = types.agree(.integer, type)
    default:
      note(
        id: "not-negated", "'-' goes before an int or a double; \(words(for: operand, of: type))",
        at: tree[node].mark)
    }
    return emit(.negate(part.code), type.isNumber ? type : .dynamic, node)
  }

  /// A chain of `&&` or `||`.
  mutating func logic(_ operands: SyntaxNode.Children, _ symbol: String, _ node: Int32)
    -> CheckedNode
  {
    var codes: [Int32] = []
    for operand in tree.parts(operands) {
      let part = check(operand)
      let type = types.resolved(part.type)
      if !types.agree(.boolean, type) {
        note(
          id: "needs-boolean",
          "'\(symbol)' joins what is true or false; \(words(for: operand, of: type))", on: operand)
      }
      codes.append(part.code)
    }
    let parts = program.add(parts: codes)
    return emit(symbol == "&&" ? .and(parts) : .or(parts), .boolean, node)
  }

  /// `a ? b : c`, of the type that both branches have.
  mutating func conditional(
    _ condition: Int32, _ first: Int32, _ second: Int32, _ node: Int32
  ) -> CheckedNode {
    let test = check(condition)
    let testType = types.resolved(test.type)
    if !types.agree(.boolean, testType) {
      note(
        id: "needs-boolean",
        "what stands before '?' is true or false; \(words(for: condition, of: testType))",
        on: condition)
    }
    let one = check(first)
    let other = check(second)
    let type = joined(one, other, first, second, node)
    return emit(
      .conditional(test.code, one.code, other.code), type, node, depth: max(one.depth, other.depth))
  }

  private mutating func joined(
    _ one: CheckedNode, _ other: CheckedNode, _ first: Int32, _ second: Int32, _ node: Int32
  ) -> ValueType {
    let oneType = types.resolved(one.type)
    let otherType = types.resolved(other.type)
    if oneType == otherType { return oneType }
    let general = types.fresh()
    if types.agree([oneType, otherType], [general, general]) { return types.resolved(general) }
    let end = hint(first, oneType, second, otherType).asEnd
    note(
      id: "branches-differ",
      "'?:' would be \(oneType.phrase) or \(otherType.phrase); both must be of one type\(end)",
      at: tree[node].mark)
    return .erroneous
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

extension Checker {
  /// What stands on one side of an operator, and its type.
  struct Operand {
    let part: CheckedNode
    let type: ValueType
    let node: Int32
  }

  /// Two checked operands and the operator between them.
  struct Pair {
    let symbol: BinaryOperator
    let left: Operand
    let right: Operand
    let node: Int32

    var instruction: Instruction { .binary(symbol, left.part.code, right.part.code) }
  }

  /// `==` and `!=`, between what can be equal.
  mutating func equality(_ pair: Pair) -> CheckedNode {
    let (left, right) = (pair.left, pair.right)
    if left.type != right.type,
      isNullInVain(left.type, right.type) || !types.agree(left.type, right.type)
    {
      note(unequalTypes(pair), on: pair.node)
    } else {
      checkWords(left.type, right.node)
      checkWords(right.type, left.node)
    }
    return emit(pair.instruction, .boolean, pair.node)
  }

  /// `<` and its like, between what has an order.
  mutating func order(_ pair: Pair) -> CheckedNode {
    let (left, right) = (pair.left.type, pair.right.type)
    if !OperatorTypes.isOrdered(left) || !OperatorTypes.isOrdered(right) {
      note(
        id: "no-order",
        "'\(pair.symbol.rawValue)' doesn't order \(left.phrase) and \(right.phrase)", on: pair.node)
    } else if !haveOneOrder(left, right) {
      note(unequalTypes(pair), on: pair.node)
    }
    return emit(pair.instruction, .boolean, pair.node)
  }

  /// `in`, for an item of a list or a key of a map.
  mutating func membership(_ pair: Pair) -> CheckedNode {
    let (left, container) = (pair.left, pair.right)
    switch container.type {
    case .list(let item), .map(let item, _):
      if !types.agree(left.type, item) {
        let hint = numberHint(left.node, as: types.resolved(item))
        let what = container.type.isMap ? "keys of the map" : "items of the list"
        note(
          id: "not-an-item",
          """
          \(words(for: left.node, of: left.type)), but the \(what) are of type \
          \(item.name)\(hint.asEnd)
          """, on: pair.node)
      }
      checkWords(.list(left.type), container.node)
      checkWords(types.resolved(item), left.node)
    case .dynamic, .erroneous, .parameter: break
    default:
      note(
        id: "not-a-container",
        "'in' looks into a list or a map; \(words(for: container.node, of: container.type))",
        on: container.node)
    }
    return emit(pair.instruction, .boolean, pair.node)
  }

  /// `+ - * / %`, between what they go with.
  mutating func arithmetic(_ pair: Pair) -> CheckedNode {
    let (left, right) = (pair.left.type, pair.right.type)
    let depth = max(pair.left.part.depth, pair.right.part.depth)
    if left.isErroneous || right.isErroneous {
      return emit(pair.instruction, .erroneous, pair.node)
    }
    if pair.symbol == .plus, let joined = concatenation(left, right) {
      return emit(pair.instruction, joined, pair.node, depth: depth)
    }
    guard let result = OperatorTypes.result(of: pair.symbol, left, right) else {
      note(wrongOperands(pair), on: pair.node)
      return emit(pair.instruction, .erroneous, pair.node)
    }
    return emit(pair.instruction, result, pair.node, depth: depth)
  }

  private mutating func concatenation(_ left: ValueType, _ right: ValueType) -> ValueType? {
    switch (left, right) {
    case (.list(let item), .list(let other)):
      let general = types.fresh()
      guard types.agree([item, other], [general, general]) else { return nil }
      return .list(types.resolved(general))
    case (.list, _) where right.isOpen: return left
    case (_, .list) where left.isOpen: return right
    default: return nil
    }
  }

  private func haveOneOrder(_ left: ValueType, _ right: ValueType) -> Bool {
    if left == right || left.isOpen || right.isOpen || (left.isText && right.isText) { return true }
    return environment.options.ordersAcrossNumbers && left.isNumber && right.isNumber
  }

  private func unequalTypes(_ pair: Pair) -> Message {
    let (left, right) = (pair.left, pair.right)
    if case .null = right.type { return neverNull(left.node, left.type) }
    if case .null = left.type { return neverNull(right.node, right.type) }
    let hint = chainHint(pair) ?? hint(left.node, left.type, right.node, right.type)
    let end = hint == nil ? "; they can't be compared" : hint.asEnd
    let (one, other) = (words(for: left.node, of: left.type), words(for: right.node))
    return Message(id: "unequal-types", "\(one) and \(other) \(right.type.phrase)\(end)")
  }

  private static let ordering: [BinaryOperator] = [.less, .lessOrEqual, .greater, .greaterOrEqual]

  /// How `a <= b <= c` is written.
  private func chainHint(_ pair: Pair) -> String? {
    guard case .binary(let first, _, let middle) = tree[pair.left.node].kind,
      Self.ordering.contains(first),
      Self.ordering.contains(pair.symbol)
    else { return nil }
    let (start, end) = (
      tree.text(tree[pair.left.node].bytes), tree.text(tree[pair.right.node].bytes)
    )
    return "write \(start) && \(tree.text(tree[middle].bytes)) \(pair.symbol.rawValue) \(end)"
  }

  /// Whether, for rules, something is compared with null, which no fact ever is.
  private func isNullInVain(_ left: ValueType, _ right: ValueType) -> Bool {
    guard environment.options.demandsOneType else { return false }
    return (left == .null && !right.isOpen) || (right == .null && !left.isOpen)
  }

  /// A value that is compared with null in vain; a field can be asked for with `has`.
  private func neverNull(_ node: Int32, _ type: ValueType) -> Message {
    var end = ""
    if case .select = tree[node].kind {
      end = "; has(\(tree.text(tree[node].bytes))) asks whether it was said"
    }
    return Message(id: "never-null", "\(words(for: node, of: type)), which is never null\(end)")
  }

  private func wrongOperands(_ pair: Pair) -> Message {
    let (left, right) = (pair.left, pair.right)
    var hint = hint(left.node, left.type, right.node, right.type)
    if pair.symbol == .plus, left.type.isText, right.type.isNumber {
      hint = "write string(\(words(for: right.node)))"
    } else if pair.symbol == .plus, right.type.isText, left.type.isNumber {
      hint = "write string(\(words(for: left.node)))"
    } else if pair.symbol == .remainder, left.type == .double || right.type == .double {
      hint = nil
    }
    let (one, other) = (left.type.phrase, right.type.phrase)
    return Message(
      id: "wrong-operands",
      "'\(pair.symbol.rawValue)' doesn't go with \(one) and \(other)\(hint.asEnd)")
  }
}
