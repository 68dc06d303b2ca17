extension Program {
  /// `list[0]` or `map['key']`.
  func index(_ operand: Int32, _ key: Int32, _ frame: inout Frame) -> Cell {
    frame.charge(1)
    let operand = self.operand(operand, &frame)
    let key = self.operand(key, &frame)
    if let items = operand.items, let position = key.integer, position >= 0,
      position < items.count
    {
      return items[Int(position)]
    }
    return frame.cell(of: index(operand.operand, key.operand))
  }

  private func index(_ operand: Operand, _ key: Operand) -> Operand {
    if case .absent = operand.value { return operand }
    if let unusable = unusable(operand, key) { return unusable }
    guard case .optional(let optional) = operand.value else {
      return item(of: operand, key.value) ?? Operand.failure(.noItem(key.value, operand.value))
    }
    guard case .some(let inner) = optional else { return operand }
    return wrapped(item(of: inner, key.value))
  }

  /// `list[?0]` or `map[?'key']`: nothing if there is no such item.
  func optionalIndex(
    _ operand: Int32,
    _ key: Int32,
    _ frame: inout Frame
  ) -> Operand {
    frame.charge(1)
    let operand = value(operand, &frame)
    let key = value(key, &frame)
    if operand.value.isSilent { return Operand(.optional(.none)) }
    if let unusable = unusable(operand, key) { return unusable }
    guard case .optional(let optional) = operand.value else {
      return wrapped(item(of: operand, key.value))
    }
    guard case .some(let inner) = optional else { return operand }
    return wrapped(item(of: inner, key.value))
  }

  /// Nil if there is no such item; an error if the operand has no items or not by such keys.
  private func item(of operand: Operand, _ key: Value) -> Operand? {
    switch operand.value {
    case .list(let items):
      guard let position = Self.position(key) else {
        return Operand.failure(.notFor("[]", [operand.value, key]))
      }
      return items.indices.contains(position) ? items[position] : nil
    case .map(let map):
      switch key {
      case .boolean, .integer, .unsigned, .double, .string: return map[key]
      default: return Operand.failure(.notFor("[]", [operand.value, key]))
      }
    default: return Operand.failure(.notFor("[]", [operand.value, key]))
    }
  }

  private static func position(_ key: Value) -> Int? {
    switch key {
    case .integer(let number): Int(exactly: number)
    case .unsigned(let number): Int(clamping: number)
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// In an optional; what nobody said is as if it weren't there.
  func wrapped(_ item: Operand?) -> Operand {
    guard let item else { return Operand(.optional(.none)) }
    switch item.value {
    case .error: return item
    case .absent, .unwritten, .undecided: return Operand(.optional(.none))
    default: return Operand(.optional(.some(item)))
    }
  }
}

extension Value {
  /// Whether it is what nobody said; what can't be decided is not.
  var isSilent: Bool {
    switch self {
    case .absent, .unwritten: true
    default: false
    }
  }
}

extension EvaluationError {
  fileprivate static func noItem(_ key: Value, _ operand: Value) -> EvaluationError {
    let written = TextForm.text(of: key) ?? key.typeName
    if case .list(let items) = operand {
      return EvaluationError(
        .indexOutOfBounds,
        "there is no item \(written) in a list of \(items.count)"
      )
    }
    return .noSuchKey(written)
  }
}
