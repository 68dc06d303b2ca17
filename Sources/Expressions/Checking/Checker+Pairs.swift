internal import Diagnostics

extension Checker {
  /// What stands on one side of an operator, and its type.
  struct Operand {
    let part: Part
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
  mutating func equality(_ pair: Pair) -> Part {
    let (left, right) = (pair.left, pair.right)
    if left.type != right.type,
      isNullInVain(left.type, right.type) || !types.agree(left.type, right.type)
    {
      note(unequalTypes(pair), at: tree[pair.node].bytes)
    } else {
      checkWords(left.type, right.node)
      checkWords(right.type, left.node)
    }
    return emit(pair.instruction, .boolean, pair.node)
  }

  /// `<` and its like, between what has an order.
  mutating func order(_ pair: Pair) -> Part {
    let (left, right) = (pair.left.type, pair.right.type)
    if !OperatorTypes.isOrdered(left) || !OperatorTypes.isOrdered(right) {
      note(
        Message.noOrder(pair.symbol.rawValue, left.phrase, right.phrase), at: tree[pair.node].bytes)
    } else if !haveOneOrder(left, right) {
      note(unequalTypes(pair), at: tree[pair.node].bytes)
    }
    return emit(pair.instruction, .boolean, pair.node)
  }

  /// `in`, for an item of a list or a key of a map.
  mutating func membership(_ pair: Pair) -> Part {
    let (left, container) = (pair.left, pair.right)
    switch container.type {
    case .list(let item), .map(let item, _):
      if !types.agree(left.type, item) {
        let hint = numberHint(left.node, as: types.resolved(item))
        let what = container.type.isMap ? "keys of the map" : "items of the list"
        note(
          Message.notAnItem(words(for: left.node), left.type.phrase, what, item.name, hint.asEnd),
          at: tree[pair.node].bytes)
      }
      checkItems(left.type, container.node)
      checkWords(types.resolved(item), left.node)
    case .dynamic, .erroneous, .parameter: break
    default:
      let message = Message.notAContainer(words(for: container.node), container.type.phrase)
      note(message, at: tree[container.node].bytes)
    }
    return emit(pair.instruction, .boolean, pair.node)
  }

  /// `+ - * / %`, between what they go with.
  mutating func arithmetic(_ pair: Pair) -> Part {
    let (left, right) = (pair.left.type, pair.right.type)
    let depth = max(pair.left.part.depth, pair.right.part.depth)
    if left.isErroneous || right.isErroneous {
      return emit(pair.instruction, .erroneous, pair.node)
    }
    if pair.symbol == .plus, let joined = concatenation(left, right) {
      return emit(pair.instruction, joined, pair.node, depth: depth)
    }
    guard let result = OperatorTypes.result(of: pair.symbol, left, right) else {
      note(wrongOperands(pair), at: tree[pair.node].bytes)
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
    if left == right || left.isOpen || right.isOpen || (left.isText && right.isText) {
      return true
    }
    return environment.options.ordersAcrossNumbers && left.isNumber && right.isNumber
  }

  private func unequalTypes(_ pair: Pair) -> Message {
    let (left, right) = (pair.left, pair.right)
    if case .null = right.type { return neverNull(left.node, left.type) }
    if case .null = left.type { return neverNull(right.node, right.type) }
    let hint = hint(left.node, left.type, right.node, right.type)
    return Message.unequalTypes(
      words(for: left.node), left.type.phrase, words(for: right.node), right.type.phrase,
      hint == nil ? "; they can't be compared" : hint.asEnd)
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
    return Message.neverNull(words(for: node), type.phrase, end)
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
    return Message.wrongOperands(
      pair.symbol.rawValue, left.type.phrase, right.type.phrase, hint.asEnd)
  }
}

extension Message {
  fileprivate static func noOrder(
    _ word: some MessageArgument, _ phrase: some MessageArgument, _ third: some MessageArgument
  ) -> Message {
    Message(id: "no-order", "'\(word)' doesn't order \(phrase) and \(third)")
  }

  fileprivate static func notAnItem(
    _ words: some MessageArgument, _ phrase: some MessageArgument, _ what: some MessageArgument,
    _ name: some MessageArgument, _ asEnd: some MessageArgument
  ) -> Message {
    Message(id: "not-an-item", "\(words) is \(phrase), but the \(what) are of type \(name)\(asEnd)")
  }

  fileprivate static func notAContainer(
    _ words: some MessageArgument, _ phrase: some MessageArgument
  ) -> Message {
    Message(id: "not-a-container", "'in' looks into a list or a map; \(words) is \(phrase)")
  }

  fileprivate static func unequalTypes(
    _ words: some MessageArgument, _ phrase: some MessageArgument, _ third: some MessageArgument,
    _ fourth: some MessageArgument, _ asEnd: some MessageArgument
  ) -> Message {
    Message(id: "unequal-types", "\(words) is \(phrase) and \(third) \(fourth)\(asEnd)")
  }

  fileprivate static func neverNull(
    _ words: some MessageArgument, _ phrase: some MessageArgument, _ end: some MessageArgument
  ) -> Message {
    Message(id: "never-null", "\(words) is \(phrase), which is never null\(end)")
  }

  fileprivate static func wrongOperands(
    _ word: some MessageArgument, _ phrase: some MessageArgument, _ third: some MessageArgument,
    _ asEnd: some MessageArgument
  ) -> Message {
    Message(id: "wrong-operands", "'\(word)' doesn't go with \(phrase) and \(third)\(asEnd)")
  }
}
