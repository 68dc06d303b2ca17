extension Program {
  /// A chain of `&&` (decided by false) or `||` (decided by true), whatever else is in it.
  func logic(
    _ parts: SyntaxNode.Children,
    deciding: Bool,
    _ frame: inout Frame
  ) -> Operand {
    var missing = MissingFactsCollector()
    var error: Operand?
    for index in Int(parts.start)..<Int(parts.start + parts.count) {
      let operand = value(children[index], &frame)
      switch operand.value {
      case .boolean(let answer):
        if answer == deciding { return Operand(.boolean(deciding)) }
      case .error: error = error ?? operand
      default:
        if missing.collect(operand) { continue }
        let symbol = deciding ? "||" : "&&"
        error = error ?? Operand.failure(.notFor(symbol, [operand.value]))
      }
    }
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    return error ?? Operand(.boolean(!deciding))
  }

  /// `!a`.
  func not(_ operand: Int32, _ frame: inout Frame) -> Operand {
    frame.charge(1)
    let operand = value(operand, &frame)
    if case .boolean(let answer) = operand.value { return Operand(.boolean(!answer)) }
    return unusable(operand) ?? Operand.failure(.notFor("!", [operand.value]))
  }

  /// `a ? b : c`; only the branch that is taken is evaluated.
  func conditional(
    _ condition: Int32,
    _ first: Int32,
    _ second: Int32,
    _ frame: inout Frame
  ) -> Operand {
    let test = value(condition, &frame)
    if case .boolean(let answer) = test.value { return value(answer ? first : second, &frame) }
    return unusable(test) ?? Operand.failure(.notFor("?", [test.value]))
  }
}
