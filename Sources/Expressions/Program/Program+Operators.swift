/// `&& || ! ?:`, in which what is missing matters only if the rest doesn't decide.
extension Program {
  /// A chain of `&&` (decided by false) or `||` (decided by true), whatever else is in it.
  func chain(_ parts: SyntaxNode.Children, deciding: Bool, _ frame: inout Frame) -> TracedValue {
    if frame.decisions != nil { noteDecisions(of: parts, deciding: deciding, &frame) }
    var open = UndecidedOperands()
    for index in parts.indices {
      let part = value(children[index], &frame)
      switch part.value {
      case .boolean(deciding): return .boolean(deciding)
      case .boolean: continue
      default: open.collect(part, for: deciding ? "||" : "&&")
      }
    }
    return open.result ?? .boolean(!deciding)
  }

  /// `!a`.
  func not(_ operand: TracedValue, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    if case .boolean(let answer) = operand.value { return .boolean(!answer) }
    return unusable(operand) ?? .failure(.notFor("!", [operand.value]))
  }

  /// `a ? b : c`; only the branch that is taken is evaluated.
  func conditional(
    _ condition: Int32, _ first: Int32, _ second: Int32, _ frame: inout Frame
  ) -> TracedValue {
    let test = value(condition, &frame)
    guard case .boolean(let answer) = test.value else {
      return unusable(test) ?? .failure(.notFor("?", [test.value]))
    }
    noteDecision(of: condition, answer, &frame)
    return value(answer ? first : second, &frame)
  }
}

extension Program {
  /// Two operands with an operator between them.
  func binary(
    _ symbol: BinaryOperator, _ left: Int32, _ right: Int32, _ frame: inout Frame
  ) -> TracedValue {
    let (left, right) = (value(left, &frame), value(right, &frame))
    return switch symbol {
    case .equal: equality(left, right, isEqual: true, &frame)
    case .notEqual: equality(left, right, isEqual: false, &frame)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: order(symbol, left, right, &frame)
    case .membership: membership(left, right, &frame)
    case .plus, .minus, .times, .divide, .remainder: arithmetic(symbol, left, right, &frame)
    }
  }

  /// `==` and `!=`; undecided if missing facts could make a difference.
  private func equality(
    _ left: TracedValue, _ right: TracedValue, isEqual: Bool, _ frame: inout Frame
  ) -> TracedValue {
    if let unusable = unusable(left, right) {
      frame.charge(1)
      let orders = left.value.possibleOrders(to: right.value)
      return orders?.contains(.same) == false ? .boolean(!isEqual) : unusable
    }
    var equality = Equality(limit: frame.rest)
    let answer = equality.areEqual(left, right)
    frame.charge(equality.steps)
    if equality.isExhausted { return .failure(.costLimit) }
    if answer, let missing = equality.missing { return TracedValue(.undecided(missing)) }
    return .boolean(answer == isEqual)
  }

  private func order(
    _ symbol: BinaryOperator, _ left: TracedValue, _ right: TracedValue, _ frame: inout Frame
  ) -> TracedValue {
    if let orders = left.value.possibleOrders(to: right.value),
      orders.allSatisfy(symbol.holds) || !orders.contains(where: symbol.holds)
    {
      frame.charge(1)
      return .boolean(orders.allSatisfy(symbol.holds))
    }
    frame.charge(left.value.comparisonCost(with: right.value))
    guard let order = left.value.order(to: right.value) else {
      return unusable(left, right) ?? .failure(.notFor(symbol.rawValue, [left.value, right.value]))
    }
    return .boolean(order.map(symbol.holds) ?? false)
  }

  /// `x in list` or `key in map`; true if it is among the known items, whatever else is missing.
  private func membership(
    _ item: TracedValue, _ container: TracedValue, _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    switch container.value {
    case .map(let map) where item.value.isPlain: return .boolean(map[item.value] != nil)
    case .list(let items) where item.value.isPlain: return membership(item, items, &frame)
    default:
      return unusable(item, container) ?? .failure(.notFor("in", [item.value, container.value]))
    }
  }

  private func membership(
    _ item: TracedValue, _ items: ContiguousArray<TracedValue>, _ frame: inout Frame
  ) -> TracedValue {
    var missing: MissingFacts?
    for other in items {
      var equality = Equality(limit: frame.rest)
      let answer = equality.areEqual(item, other)
      frame.charge(equality.steps)
      if equality.isExhausted { return .failure(.costLimit) }
      if answer, equality.missing == nil { return .boolean(true) }
      if answer { missing.add(equality.missing) }
    }
    return missing.map { TracedValue(.undecided($0)) } ?? .boolean(false)
  }

  private func arithmetic(
    _ symbol: BinaryOperator, _ left: TracedValue, _ right: TracedValue, _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    if let result = Arithmetic.result(symbol, left.value, right.value) {
      return TracedValue(result)
    }
    if symbol == .plus, let joined = concatenation(left.value, right.value, &frame) {
      return TracedValue(joined)
    }
    return unusable(left, right) ?? .failure(.notFor(symbol.rawValue, [left.value, right.value]))
  }

  /// Bytes, lists and texts joined; what grows is paid for before it grows.
  private func concatenation(_ one: Value, _ other: Value, _ frame: inout Frame) -> Value? {
    switch (one, other) {
    case (.bytes(let one), .bytes(let other)):
      frame.charge((one.count + other.count) / 10 + 1)
      return frame.isExhausted ? .tooLarge : .bytes(one + other)
    case (.list(let one), .list(let other)):
      frame.charge(one.count + other.count)
      return frame.isExhausted ? .tooLarge : .list(one + other)
    default:
      guard var text = NamedText(one), let other = NamedText(other) else { return nil }
      frame.charge((text.english.utf8.count + other.english.utf8.count) / 10 + 1)
      if frame.isExhausted { return .tooLarge }
      text.append(other)
      return text.value
    }
  }

  /// `-a`.
  func negate(_ operand: TracedValue, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    if let result = Arithmetic.negated(operand.value) { return TracedValue(result) }
    return unusable(operand) ?? .failure(.notFor("-", [operand.value]))
  }
}

extension BinaryOperator {
  fileprivate func holds(_ order: Order) -> Bool {
    switch self {
    case .less: order == .ascending
    case .lessOrEqual: order != .descending
    case .greater: order == .descending
    default: order != .ascending
    }
  }
}
