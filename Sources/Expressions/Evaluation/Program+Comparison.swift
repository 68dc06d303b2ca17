extension Program {
  /// `==` and `!=`; undecided if missing facts could make a difference.
  func equality(
    _ left: Int32,
    _ right: Int32,
    isEqual: Bool,
    _ frame: inout Frame
  ) -> Cell {
    let left = operand(left, &frame)
    let right = operand(right, &frame)
    guard let comparison = Equality.ofSingles(left, right) else {
      return frame.cell(of: equality(left.operand, right.operand, isEqual: isEqual, &frame))
    }
    guard frame.pays(comparison.steps) else { return frame.failure(.costLimit) }
    return .boolean(comparison.areEqual == isEqual)
  }

  private func equality(
    _ left: Operand,
    _ right: Operand,
    isEqual: Bool,
    _ frame: inout Frame
  ) -> Operand {
    if let unusable = unusable(left, right) {
      frame.charge(1)
      return unusable
    }
    var equality = Equality(limit: max(0, frame.costLimit - frame.cost))
    let answer = equality.areEqual(left, right)
    frame.charge(equality.steps)
    if equality.isExhausted { return Operand.failure(.costLimit) }
    if answer, !equality.missing.isEmpty { return Operand(.undecided(equality.missing.facts)) }
    return Operand(.boolean(answer == isEqual))
  }

  /// `<` and its like.
  func order(
    _ symbol: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    _ frame: inout Frame
  ) -> Cell {
    let left = operand(left, &frame)
    let right = operand(right, &frame)
    if let one = left.double, let other = right.double {
      frame.charge(1)
      return .boolean(symbol.holds(one, other))
    }
    return frame.cell(of: order(symbol, left.operand, right.operand, &frame))
  }

  private func order(
    _ symbol: BinaryOperator,
    _ left: Operand,
    _ right: Operand,
    _ frame: inout Frame
  ) -> Operand {
    frame.charge(left.value.comparisonCost(with: right.value))
    if let unusable = unusable(left, right) { return unusable }
    guard let order = left.value.order(to: right.value) else {
      return Operand.failure(.notFor(symbol.symbol, [left.value, right.value]))
    }
    return Operand(.boolean(order.map(symbol.holds) ?? false))
  }

  /// `x in list` or `key in map`; true if it is among the known items, whatever else is missing.
  func membership(
    _ left: Int32,
    _ right: Int32,
    _ frame: inout Frame
  ) -> Cell {
    let item = operand(left, &frame)
    let container = operand(right, &frame)
    frame.charge(1)
    guard item.isPlain, let items = container.items else {
      return frame.cell(of: membership(item.operand, container.operand, &frame))
    }
    for index in 0..<items.count {
      guard let comparison = Equality.ofSingles(item, items[index]) else {
        return frame.cell(of: membership(item.operand, items.suffix(from: index), &frame))
      }
      guard frame.pays(comparison.steps) else { return frame.failure(.costLimit) }
      if comparison.areEqual { return .boolean(true) }
    }
    return .boolean(false)
  }

  private func membership(
    _ item: Operand,
    _ container: Operand,
    _ frame: inout Frame
  ) -> Operand {
    if let unusable = unusable(item, container) { return unusable }
    switch container.value {
    case .map(let map): return Operand(.boolean(map[item.value] != nil))
    case .list(let items): return membership(item, items, &frame)
    default: return Operand.failure(.notFor("in", [item.value, container.value]))
    }
  }

  private func membership(
    _ item: Operand,
    _ items: ContiguousArray<Operand>,
    _ frame: inout Frame
  ) -> Operand {
    var missing = MissingFactsCollector()
    for other in items {
      var equality = Equality(limit: max(0, frame.costLimit - frame.cost))
      let answer = equality.areEqual(item, other)
      frame.charge(equality.steps)
      if equality.isExhausted { return Operand.failure(.costLimit) }
      guard answer else { continue }
      if equality.missing.isEmpty { return Operand(.boolean(true)) }
      missing.collect(equality.missing)
    }
    return missing.isEmpty ? Operand(.boolean(false)) : Operand(.undecided(missing.facts))
  }
}

extension BinaryOperator {
  /// Whether two doubles are in this order.
  func holds(_ one: Double, _ other: Double) -> Bool {
    switch self {
    case .equal: one == other
    case .notEqual: one != other
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    default: one >= other
    }
  }

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
