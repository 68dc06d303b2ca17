/// `&& || ! ?:`, in which what is missing matters only if the rest doesn't decide.
extension Program {
  /// A chain of `&&` (decided by false) or `||` (decided by true), whatever else is in it.
  func logic(
    _ parts: SyntaxNode.Children,
    deciding: Bool,
    _ symbol: String,
    _ frame: inout Frame
  ) -> TracedValue {
    if frame.decisions != nil { noteDecisions(of: parts, deciding: deciding, &frame) }
    var open: UndecidedOperands?
    for index in parts.indices {
      let part = value(children[index], &frame)
      guard case .boolean(let answer) = part.value else {
        open = open ?? UndecidedOperands()
        open?.collect(part, for: symbol)
        continue
      }
      if answer == deciding { return TracedValue(.boolean(deciding)) }
    }
    return open?.result ?? TracedValue(.boolean(!deciding))
  }

  /// `!a`.
  func not(_ operand: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    let operand = value(operand, &frame)
    if case .boolean(let answer) = operand.value { return TracedValue(.boolean(!answer)) }
    return unusable(operand) ?? .failure(.notFor("!", [operand.value]))
  }

  /// `a ? b : c`; only the branch that is taken is evaluated.
  func conditional(
    _ condition: Int32,
    _ first: Int32,
    _ second: Int32,
    _ frame: inout Frame
  ) -> TracedValue {
    let test = value(condition, &frame)
    if case .boolean(let answer) = test.value {
      noteDecision(of: condition, answer, &frame)
      return value(answer ? first : second, &frame)
    }
    return unusable(test) ?? .failure(.notFor("?", [test.value]))
  }
}

/// Comparisons.
extension Program {
  /// `==` and `!=`; undecided if missing facts could make a difference.
  func equality(
    _ left: Int32,
    _ right: Int32,
    isEqual: Bool,
    _ frame: inout Frame
  ) -> TracedValue {
    let left = value(left, &frame)
    let right = value(right, &frame)
    if let answer = areEqualTexts(left.value, right.value, &frame) {
      return frame.isExhausted ? .failure(.costLimit) : TracedValue(.boolean(answer == isEqual))
    }
    if let unusable = unusable(left, right) {
      frame.charge(1)
      return unusable
    }
    var equality = Equality(limit: max(0, frame.costLimit - frame.cost))
    let answer = equality.areEqual(left, right)
    frame.charge(equality.steps)
    if equality.isExhausted { return .failure(.costLimit) }
    if answer, !equality.missing.isEmpty { return TracedValue(.undecided(equality.missing.facts)) }
    return TracedValue(.boolean(answer == isEqual))
  }

  /// Whether two texts are equal, as most comparisons ask; nil for what isn't two texts.
  private func areEqualTexts(_ one: Value, _ other: Value, _ frame: inout Frame) -> Bool? {
    guard case .string(let text) = one, case .string(let otherText) = other else { return nil }
    frame.charge(one.comparisonCost(with: other))
    return text.isSameText(as: otherText)
  }

  /// `<` and its like.
  func order(
    _ symbol: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    _ frame: inout Frame
  ) -> TracedValue {
    let left = value(left, &frame)
    let right = value(right, &frame)
    frame.charge(left.value.comparisonCost(with: right.value))
    guard let order = left.value.order(to: right.value) else {
      return unusable(left, right) ?? .failure(.notFor(symbol.symbol, [left.value, right.value]))
    }
    return TracedValue(.boolean(order.map(symbol.holds) ?? false))
  }

  /// `x in list` or `key in map`; true if it is among the known items, whatever else is missing.
  func membership(_ left: Int32, _ right: Int32, _ frame: inout Frame) -> TracedValue {
    let item = value(left, &frame)
    let container = value(right, &frame)
    frame.charge(1)
    if let unusable = unusable(item, container) { return unusable }
    switch container.value {
    case .map(let map): return TracedValue(.boolean(map[item.value] != nil))
    case .list(let items): return membership(item, items, &frame)
    default: return .failure(.notFor("in", [item.value, container.value]))
    }
  }

  private func membership(
    _ item: TracedValue,
    _ items: ContiguousArray<TracedValue>,
    _ frame: inout Frame
  ) -> TracedValue {
    var missing = MissingFactsBuilder()
    for other in items {
      if let answer = areEqualTexts(item.value, other.value, &frame) {
        if frame.isExhausted { return .failure(.costLimit) }
        if answer { return TracedValue(.boolean(true)) }
        continue
      }
      var equality = Equality(limit: max(0, frame.costLimit - frame.cost))
      let answer = equality.areEqual(item, other)
      frame.charge(equality.steps)
      if equality.isExhausted { return .failure(.costLimit) }
      guard answer else { continue }
      if equality.missing.isEmpty { return TracedValue(.boolean(true)) }
      missing.collect(equality.missing)
    }
    return missing.isEmpty ? TracedValue(.boolean(false)) : TracedValue(.undecided(missing.facts))
  }
}

/// Arithmetic.
extension Program {
  /// `+ - * / %`.
  func arithmetic(
    _ symbol: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    _ frame: inout Frame
  ) -> TracedValue {
    let left = value(left, &frame)
    let right = value(right, &frame)
    frame.charge(1)
    if let result = Arithmetic.result(symbol, left.value, right.value) {
      return TracedValue(result)
    }
    if symbol == .plus, let joined = concatenation(left.value, right.value, &frame) {
      return joined
    }
    return unusable(left, right) ?? .failure(.notFor(symbol.symbol, [left.value, right.value]))
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
