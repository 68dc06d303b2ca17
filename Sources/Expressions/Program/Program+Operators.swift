/// `&& || ! ?:`, in which what is missing matters only if the rest doesn't decide.
extension Program {
  /// A chain of `&&` (decided by false) or `||` (decided by true), whatever else is in it.
  @inline(never)
  func chain(
    _ parts: SyntaxNode.Children,
    deciding: Bool,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    if frame.decisions != nil { noteDecisions(of: parts, deciding: deciding, &frame) }
    let parts = parts.indices
    for index in parts {
      switch truth(children[index], &frame) {
      case .yes: if deciding { return .yes }
      case .no: if !deciding { return .no }
      case .neither(let part):
        let rest = index + 1..<parts.upperBound
        return openChain(rest, after: part, deciding: deciding, at: code, &frame)
      }
    }
    return Truth(!deciding)
  }

  /// The rest of a chain in which a part didn't say what it is.
  @inline(never)
  private func openChain(
    _ parts: Range<Int>,
    after first: TracedValue,
    deciding: Bool,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    let symbol = deciding ? "||" : "&&"
    var open = UndecidedOperands()
    open.collect(first, for: symbol)
    for index in parts {
      switch truth(children[index], &frame) {
      case .yes: if deciding { return .yes }
      case .no: if !deciding { return .no }
      case .neither(let part): open.collect(part, for: symbol)
      }
    }
    guard let result = open.result else { return Truth(!deciding) }
    return .neither(located(result, at: code))
  }

  /// `!a`.
  @inline(never)
  func not(_ operand: Int32, at code: Int32, _ frame: inout Frame) -> Truth {
    frame.charge(1)
    switch truth(operand, &frame) {
    case .yes: return .no
    case .no: return .yes
    case .neither(let operand):
      return .neither(unusable(operand) ?? failure(.notFor("!", [operand.value]), at: code))
    }
  }

  /// `a ? b : c`; only the branch that is taken is evaluated.
  @inline(never)
  func conditional(
    _ condition: Int32,
    _ first: Int32,
    _ second: Int32,
    at code: Int32,
    _ frame: inout Frame
  ) -> TracedValue {
    let answer: Bool
    switch truth(condition, &frame) {
    case .yes: answer = true
    case .no: answer = false
    case .neither(let test):
      return unusable(test) ?? failure(.notFor("?", [test.value]), at: code)
    }
    noteDecision(of: condition, answer, &frame)
    return value(answer ? first : second, &frame)
  }
}

/// Comparisons.
extension Program {
  /// `==` and `!=`; undecided if missing facts could make a difference.
  @inline(never)
  func equality(
    _ left: Int32,
    _ right: Int32,
    isEqual: Bool,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    guard let answer = isText(left, right, &frame) else {
      return valueEquality(left, right, isEqual: isEqual, at: code, &frame)
    }
    return frame.isExhausted ? costLimit(at: code) : Truth(answer == isEqual)
  }

  @inline(never)
  private func valueEquality(
    _ left: Int32,
    _ right: Int32,
    isEqual: Bool,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    let left = value(left, &frame)
    let right = value(right, &frame)
    if let answer = areSimplyEqual(left.value, right.value, &frame) {
      return frame.isExhausted ? costLimit(at: code) : Truth(answer == isEqual)
    }
    if let unusable = unusable(left, right) {
      frame.charge(1)
      let orders = left.value.possibleOrders(to: right.value)
      return orders?.contains(.same) == false ? Truth(!isEqual) : .neither(unusable)
    }
    var equality = Equality(limit: max(0, frame.costLimit - frame.cost))
    let answer = equality.areEqual(left, right)
    frame.charge(equality.steps)
    if equality.isExhausted { return costLimit(at: code) }
    if answer, !equality.missing.isEmpty {
      return .neither(TracedValue(.undecided(equality.missing.facts)))
    }
    return Truth(answer == isEqual)
  }

  /// Whether a declared field is a text written in the expression, as most comparisons ask; nil, at
  /// no cost, for everything else.
  private func isText(_ fact: Int32, _ constant: Int32, _ frame: inout Frame) -> Bool? {
    guard case .slot(let operand, let slot) = instructions[fact],
      case .constant(let index) = instructions[constant],
      case .string(let word) = constants[Int(index)].value,
      let text = read(slot, of: operand, &frame, { $0.value.text })
    else { return nil }
    frame.charge(min(text.utf8.count, word.utf8.count) / 10 + 1)
    return text.isSameText(as: word)
  }

  /// Whether two texts, numbers or booleans are equal; nil for everything else.
  private func areSimplyEqual(_ one: Value, _ other: Value, _ frame: inout Frame) -> Bool? {
    guard let comparison = one.simpleEquality(with: other) else { return nil }
    frame.charge(comparison.cost)
    return comparison.areEqual
  }

  /// The limit of steps was reached by an instruction.
  private func costLimit(at code: Int32) -> Truth {
    .neither(failure(.costLimit, at: code))
  }

  /// `<` and its like.
  @inline(never)
  func order(
    _ symbol: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    let left = value(left, &frame)
    let right = value(right, &frame)
    if let one = Number(left.value), let other = Number(right.value) {
      frame.charge(1)
      return Truth(one.order(to: other).map(symbol.holds) ?? false)
    }
    if let orders = left.value.possibleOrders(to: right.value),
      orders.allSatisfy(symbol.holds) || !orders.contains(where: symbol.holds)
    {
      frame.charge(1)
      return Truth(orders.allSatisfy(symbol.holds))
    }
    frame.charge(left.value.comparisonCost(with: right.value))
    guard let order = left.value.order(to: right.value) else {
      if let unusable = unusable(left, right) { return .neither(unusable) }
      let values = [left.value, right.value]
      return .neither(failure(.notFor(symbol.symbol, values), at: code))
    }
    return Truth(order.map(symbol.holds) ?? false)
  }

  /// `x in list` or `key in map`; true if it is among the known items, whatever else is missing.
  @inline(never)
  func membership(
    _ left: Int32,
    _ right: Int32,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    let item = value(left, &frame)
    let container = value(right, &frame)
    frame.charge(1)
    switch container.value {
    case .map(let map) where item.value.isPlain: return Truth(map[item.value] != nil)
    case .list(let items) where item.value.isPlain:
      return membership(item, items, at: code, &frame)
    default:
      if let unusable = unusable(item, container) { return .neither(unusable) }
      return .neither(failure(.notFor("in", [item.value, container.value]), at: code))
    }
  }

  private func membership(
    _ item: TracedValue,
    _ items: ContiguousArray<TracedValue>,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    var missing = MissingFactsBuilder()
    for index in items.indices {
      if let answer = areSimplyEqual(item.value, items[index].value, &frame) {
        if frame.isExhausted { return costLimit(at: code) }
        if answer { return .yes }
        continue
      }
      var equality = Equality(limit: max(0, frame.costLimit - frame.cost))
      let answer = equality.areEqual(item, items[index])
      frame.charge(equality.steps)
      if equality.isExhausted { return costLimit(at: code) }
      guard answer else { continue }
      if equality.missing.isEmpty { return .yes }
      missing.collect(equality.missing)
    }
    return missing.isEmpty ? .no : .neither(TracedValue(.undecided(missing.facts)))
  }
}

/// Arithmetic.
extension Program {
  /// `+ - * / %`.
  @inline(never)
  func arithmetic(
    _ symbol: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    at code: Int32,
    _ frame: inout Frame
  ) -> TracedValue {
    let left = value(left, &frame)
    let right = value(right, &frame)
    frame.charge(1)
    if case .double(let one) = left.value, case .double(let other) = right.value,
      let result = Arithmetic.double(symbol, one, other)
    {
      return TracedValue(.double(result))
    }
    if let result = Arithmetic.result(symbol, left.value, right.value) {
      return located(TracedValue(result), at: code)
    }
    if symbol == .plus, let joined = concatenation(left.value, right.value, &frame) {
      return located(joined, at: code)
    }
    return unusable(left, right)
      ?? failure(.notFor(symbol.symbol, [left.value, right.value]), at: code)
  }

  /// `-a`.
  func negate(_ operand: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    let operand = value(operand, &frame)
    if let result = Arithmetic.negated(operand.value) { return TracedValue(result) }
    return unusable(operand) ?? .failure(.notFor("-", [operand.value]))
  }

  /// Texts, bytes and lists joined; what grows is paid for before it grows.
  private func concatenation(_ one: Value, _ other: Value, _ frame: inout Frame) -> TracedValue? {
    switch (one, other) {
    case (.string(let one), .string(let other)):
      frame.charge((one.utf8.count + other.utf8.count) / 10 + 1)
      return frame.isExhausted ? .failure(.costLimit) : TracedValue(.string(one + other))
    case (.bytes(let one), .bytes(let other)):
      frame.charge((one.count + other.count) / 10 + 1)
      return frame.isExhausted ? .failure(.costLimit) : TracedValue(.bytes(one + other))
    case (.list(let one), .list(let other)):
      frame.charge(one.count + other.count)
      return frame.isExhausted ? .failure(.costLimit) : TracedValue(.list(one + other))
    default: return nil
    }
  }
}

extension Value {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension BinaryOperator {
  /// Whether values that are ordered so are in this order.
  fileprivate func holds(_ order: Order) -> Bool {
    switch self {
    case .less: order == .ascending
    case .lessOrEqual: order != .descending
    case .greater: order == .descending
    default: order != .ascending
    }
  }
}
