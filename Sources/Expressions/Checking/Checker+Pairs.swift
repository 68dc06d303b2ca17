internal import Diagnostics

extension Checker {
  /// Two checked operands and the operator between them.
  struct Pair {
    let symbol: BinaryOperator
    let left: Part
    let right: Part
    let leftNode: Int32
    let rightNode: Int32
    let node: Int32
  }

  /// `==` and `!=`, between what can be equal.
  mutating func equality(_ pair: Pair) -> Part {
    let left = types.resolved(pair.left.type)
    let right = types.resolved(pair.right.type)
    if left != right, isNullInVain(left, right) || !types.agree(left, right) {
      note(unequalTypes(pair, left, right), at: tree[pair.node].bytes)
    } else {
      checkWords(left, pair.rightNode)
      checkWords(right, pair.leftNode)
    }
    let isEqual = pair.symbol == .equal
    return emit(
      isEqual
        ? .equal(pair.left.code, pair.right.code) : .notEqual(pair.left.code, pair.right.code),
      .boolean,
      pair.node
    )
  }

  /// `<` and its like, between what has an order.
  mutating func order(_ pair: Pair) -> Part {
    let left = types.resolved(pair.left.type)
    let right = types.resolved(pair.right.type)
    if !isOrdered(left, right) {
      let message: Message =
        OperatorTypes.isOrdered(left) && OperatorTypes.isOrdered(right)
        ? unequalTypes(pair, left, right) : .noOrder(pair.symbol.symbol, left, right)
      note(message, at: tree[pair.node].bytes)
    }
    let instruction = Instruction.order(pair.symbol, pair.left.code, pair.right.code)
    return emit(instruction, .boolean, pair.node)
  }

  /// `in`, for an item of a list or a key of a map.
  mutating func membership(_ pair: Pair) -> Part {
    let left = types.resolved(pair.left.type)
    let container = types.resolved(pair.right.type)
    switch container {
    case .list(let item), .map(let item, _):
      if !types.agree(left, item) {
        let hint = numberHint(pair.leftNode, as: types.resolved(item))
        note(
          .notAnItem(words(for: pair.leftNode), left, of: container, item, hint),
          at: tree[pair.node].bytes
        )
      }
      checkItems(left, pair.rightNode)
      checkWords(types.resolved(item), pair.leftNode)
    case .dynamic, .erroneous, .parameter: break
    default:
      note(
        .notAContainer(words(for: pair.rightNode), container),
        at: tree[pair.rightNode].bytes
      )
    }
    return emit(.membership(pair.left.code, pair.right.code), .boolean, pair.node)
  }

  /// `+ - * / %`, between what they go with.
  mutating func arithmetic(_ pair: Pair) -> Part {
    let left = types.resolved(pair.left.type)
    let right = types.resolved(pair.right.type)
    let instruction = Instruction.arithmetic(pair.symbol, pair.left.code, pair.right.code)
    let depth = max(pair.left.depth, pair.right.depth)
    if case .erroneous = left { return emit(instruction, .erroneous, pair.node) }
    if case .erroneous = right { return emit(instruction, .erroneous, pair.node) }
    if pair.symbol == .plus, let joined = concatenation(left, right) {
      return emit(instruction, joined, pair.node, depth: depth)
    }
    guard let result = OperatorTypes.result(of: pair.symbol, left, right) else {
      note(wrongOperands(pair, left, right), at: tree[pair.node].bytes)
      return emit(instruction, .erroneous, pair.node)
    }
    return emit(instruction, result, pair.node, depth: depth)
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

  private func isOrdered(_ left: ValueType, _ right: ValueType) -> Bool {
    guard OperatorTypes.isOrdered(left), OperatorTypes.isOrdered(right) else { return false }
    if left == right || left.isOpen || right.isOpen || (left.isText && right.isText) {
      return true
    }
    return environment.options.ordersAcrossNumbers && left.isNumber && right.isNumber
  }

  private func unequalTypes(
    _ pair: Pair,
    _ left: ValueType,
    _ right: ValueType
  ) -> Message {
    if case .null = right { return neverNull(pair.leftNode, left) }
    if case .null = left { return neverNull(pair.rightNode, right) }
    let hint = hint(pair.leftNode, left, pair.rightNode, right)
    return .unequalTypes(
      words(for: pair.leftNode),
      left,
      words(for: pair.rightNode),
      right,
      hint
    )
  }

  /// Whether, for rules, something is compared with null, which no fact ever is.
  private func isNullInVain(_ left: ValueType, _ right: ValueType) -> Bool {
    guard environment.options.demandsOneType else { return false }
    return (left == .null && !right.isOpen) || (right == .null && !left.isOpen)
  }

  /// A value that is compared with null in vain; a field can be asked for with `has`.
  private func neverNull(_ node: Int32, _ type: ValueType) -> Message {
    guard case .select = tree[node].kind else { return .neverNull(words(for: node), type, nil) }
    return .neverNull(words(for: node), type, "has(\(tree.text(tree[node].bytes)))")
  }

  private func wrongOperands(
    _ pair: Pair,
    _ left: ValueType,
    _ right: ValueType
  ) -> Message {
    var hint = hint(pair.leftNode, left, pair.rightNode, right)
    if pair.symbol == .plus, left.isText, right.isNumber {
      hint = "write string(\(words(for: pair.rightNode)))"
    } else if pair.symbol == .plus, right.isText, left.isNumber {
      hint = "write string(\(words(for: pair.leftNode)))"
    } else if pair.symbol == .remainder, left == .double || right == .double {
      hint = nil
    }
    return .wrongOperands(pair.symbol.symbol, left, right, hint)
  }
}

extension Message {
  fileprivate static func unequalTypes(
    _ one: String,
    _ oneType: ValueType,
    _ other: String,
    _ otherType: ValueType,
    _ hint: String?
  ) -> Self {
    let end = hint.map { ": \($0)" } ?? "; they can't be compared"
    return Self(.unequalTypes, one, oneType.phrase, other, otherType.phrase, end)
  }

  fileprivate static func neverNull(
    _ operand: String,
    _ type: ValueType,
    _ question: String?
  ) -> Self {
    let end = question.map { "; \($0) asks whether it was said" } ?? ""
    return Self(.neverNull, operand, type.phrase, end)
  }

  fileprivate static func noOrder(
    _ symbol: String,
    _ one: ValueType,
    _ other: ValueType
  ) -> Self {
    Self(.noOrder, symbol, one.phrase, other.phrase)
  }

  fileprivate static func notAnItem(
    _ operand: String,
    _ type: ValueType,
    of container: ValueType,
    _ item: ValueType,
    _ hint: String?
  ) -> Self {
    let end = hint.map { ": \($0)" } ?? ""
    var what = "items of the list"
    if case .map = container { what = "keys of the map" }
    return Self(.notAnItem, operand, type.phrase, what, item.name, end)
  }

  fileprivate static func notAContainer(_ operand: String, _ type: ValueType) -> Self {
    Self(.notAContainer, operand, type.phrase)
  }

  fileprivate static func wrongOperands(
    _ symbol: String,
    _ one: ValueType,
    _ other: ValueType,
    _ hint: String?
  ) -> Self {
    let end = hint.map { ": \($0)" } ?? ""
    return Self(.wrongOperands, symbol, one.phrase, other.phrase, end)
  }
}
