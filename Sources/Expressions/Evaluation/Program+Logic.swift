extension Program {
  /// A chain of `&&` (decided by false) or `||` (decided by true), whatever else is in it.
  func logic(
    _ parts: SyntaxNode.Children,
    deciding: Bool,
    _ frame: inout Frame
  ) -> Cell {
    for index in Int(parts.start)..<Int(parts.start + parts.count) {
      let part = operand(children[index], &frame)
      guard let answer = part.boolean else {
        let rest = index + 1..<Int(parts.start + parts.count)
        return openLogic(part, rest, deciding: deciding, &frame)
      }
      if answer == deciding { return .boolean(deciding) }
    }
    return .boolean(!deciding)
  }

  /// The rest of a chain with a part that is neither true nor false.
  @inline(never)
  private func openLogic(
    _ first: Cell,
    _ rest: Range<Int>,
    deciding: Bool,
    _ frame: inout Frame
  ) -> Cell {
    var open = OpenParts(of: deciding ? "||" : "&&")
    open.collect(first.operand)
    for index in rest {
      let part = cell(children[index], &frame)
      if let answer = part.boolean {
        if answer == deciding { return .boolean(deciding) }
      } else {
        open.collect(part.operand)
      }
    }
    return frame.keep(open.result)
  }

  /// `!a`.
  func not(_ operand: Int32, _ frame: inout Frame) -> Cell {
    frame.charge(1)
    let operand = self.operand(operand, &frame)
    if let answer = operand.boolean { return .boolean(!answer) }
    return frame.keep(unfit(operand.operand, "!"))
  }

  /// `a ? b : c`; only the branch that is taken is evaluated.
  func conditional(
    _ condition: Int32,
    _ first: Int32,
    _ second: Int32,
    _ frame: inout Frame
  ) -> Cell {
    let test = cell(condition, &frame)
    if let answer = test.boolean { return cell(answer ? first : second, &frame) }
    return frame.keep(unfit(test.operand, "?"))
  }

  private func unfit(_ operand: Operand, _ symbol: String) -> Operand {
    unusable(operand) ?? Operand.failure(.notFor(symbol, [operand.value]))
  }
}
