extension Program {
  /// `+ - * / %`.
  func arithmetic(
    _ symbol: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    _ frame: inout Frame
  ) -> Cell {
    let left = operand(left, &frame)
    let right = operand(right, &frame)
    frame.charge(1)
    if let one = left.double, let other = right.double,
      let result = Arithmetic.double(symbol, one, other)
    {
      return .double(result)
    }
    return frame.cell(of: rarerArithmetic(symbol, left.operand, right.operand, &frame))
  }

  private func rarerArithmetic(
    _ symbol: BinaryOperator,
    _ left: Operand,
    _ right: Operand,
    _ frame: inout Frame
  ) -> Operand {
    if let unusable = unusable(left, right) { return unusable }
    if symbol == .plus, let joined = concatenation(left.value, right.value, &frame) {
      return joined
    }
    guard let result = Arithmetic.result(symbol, left.value, right.value) else {
      return Operand.failure(.notFor(symbol.symbol, [left.value, right.value]))
    }
    if case .error(let error) = result { return Operand.failure(error) }
    return Operand(result)
  }

  /// `-a`.
  func negate(_ operand: Int32, _ frame: inout Frame) -> Operand {
    frame.charge(1)
    let operand = value(operand, &frame)
    if let unusable = unusable(operand) { return unusable }
    guard let result = Arithmetic.negated(operand.value) else {
      return Operand.failure(.notFor("-", [operand.value]))
    }
    if case .error(let error) = result { return Operand.failure(error) }
    return Operand(result)
  }

  /// Texts, bytes and lists joined; what grows is paid for before it grows.
  private func concatenation(
    _ one: Value,
    _ other: Value,
    _ frame: inout Frame
  ) -> Operand? {
    switch (one, other) {
    case (.string(let one), .string(let other)):
      frame.charge((one.utf8.count + other.utf8.count) / 10 + 1)
      return frame.isExhausted ? Operand.failure(.costLimit) : Operand(.string(one + other))
    case (.bytes(let one), .bytes(let other)):
      frame.charge((one.count + other.count) / 10 + 1)
      return frame.isExhausted ? Operand.failure(.costLimit) : Operand(.bytes(one + other))
    case (.list(let one), .list(let other)):
      frame.charge(one.count + other.count)
      return frame.isExhausted ? Operand.failure(.costLimit) : Operand(.list(one + other))
    default: return nil
    }
  }
}
