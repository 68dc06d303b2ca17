/// Going through conditions by their branches.
extension Program {
  /// What the condition says, if that takes no more than a word; nil, at no cost, otherwise.
  package func truth(in frame: inout Frame) -> Bool? {
    guard let before = frame.enter(self) else { return nil }
    let checkpoint = frame.checkpoint
    defer { frame.leave(self, to: before) }
    guard let answer = wholeAnswer(&frame), !frame.isExhausted else {
      frame.goBack(to: checkpoint)
      return nil
    }
    frame.release(to: checkpoint.mark)
    return answer
  }

  /// The value of a condition of which `truth` knows nothing: what is missing for it, or wrong.
  package func reasons(in frame: inout Frame) -> Operand {
    frame.takesBranches = false
    defer { frame.takesBranches = true }
    return evaluate(in: &frame)
  }

  @inline(__always)
  private func wholeAnswer(_ frame: inout Frame) -> Bool? {
    if branches.root >= 0 { return decision(from: branches.root, &frame) }
    guard let path = branches.path, let fact = follow(path, &frame),
      case .boolean(let answer) = fact.pointee.value
    else { return nil }
    frame.charge(path.cost)
    return answer
  }

  /// What a condition answers: by its branches, or else by its instructions.
  ///
  /// Where branches didn't get through, those within aren't tried again: they'd fail likewise.
  @inline(__always)
  func condition(_ code: Int32, from entry: Int32, _ frame: inout Frame) -> Cell {
    guard entry >= 0, frame.takesBranches else { return cell(code, &frame) }
    let checkpoint = frame.checkpoint
    if let answer = answer(from: entry, &frame), !frame.isExhausted { return .boolean(answer) }
    frame.goBack(to: checkpoint)
    return stepByStep(code, &frame)
  }

  private func stepByStep(_ code: Int32, _ frame: inout Frame) -> Cell {
    frame.takesBranches = false
    defer { frame.takesBranches = true }
    return cell(code, &frame)
  }

  /// Nil if anything is missing, wrong, or not as expected.
  @inline(never)
  private func answer(from entry: Int32, _ frame: inout Frame) -> Bool? {
    decision(from: entry, &frame)
  }

  // Without checks: the program keeps its branches in place, and they lead to no others.
  @inline(__always)
  private func decision(from entry: Int32, _ frame: inout Frame) -> Bool? {
    guard let all = branches.all._baseAddressIfContiguous else { return nil }
    var next = entry
    while next >= 0 {
      let branch = UnsafePointer(all + Int(next))
      frame.charge(Int(branch.pointee.cost))
      guard let answer = commonAnswer(branch, &frame) else { return nil }
      next = answer ? branch.pointee.whenTrue : branch.pointee.whenFalse
    }
    return next == Branch.yes
  }

  @inline(__always)
  private func commonAnswer(_ branch: UnsafePointer<Branch>, _ frame: inout Frame) -> Bool? {
    switch branch.pointee.test {
    case .fact:
      guard let fact = follow(branch.pointee.path, &frame),
        case .boolean(let answer) = fact.pointee.value
      else { return nil }
      return answer
    case .word:
      guard let word = follow(branch.pointee.path, &frame),
        case .string(let text) = word.pointee.value
      else { return nil }
      return isSame(text, branch.pointee.first)
    default: return rarerAnswer(branch, &frame)
    }
  }

  @inline(never)
  private func rarerAnswer(_ branch: UnsafePointer<Branch>, _ frame: inout Frame) -> Bool? {
    let first = branch.pointee.first
    let second = branch.pointee.second
    switch branch.pointee.test {
    case .known: return first == 1
    case .fact, .word: preconditionFailure("these are the common ones")
    case .said: return isSaid(first, of: branch.pointee.path, &frame)
    case .comparison: return comparison(first, &frame)
    case .equality: return equality(first, second, &frame)
    case .membership: return membership(first, second, &frame)
    case .same:
      guard let one = answer(from: first, &frame), let other = answer(from: second, &frame) else {
        return nil
      }
      return one == other
    case .quantifier: return quantifier(macros[Int(first)], &frame)
    case .instruction: return cell(first, &frame).boolean
    }
  }

  @inline(__always)
  private func isSame(_ text: String, _ constant: Int32) -> Bool {
    guard case .string(let word) = Items(constants).address(Int(constant)).pointee.value else {
      return false
    }
    return text.isSameText(as: word)
  }

  private func isSaid(_ slot: Int32, of path: FieldPath, _ frame: inout Frame) -> Bool? {
    guard let owner = follow(path, &frame) else { return nil }
    guard let fields = owner.fields else {
      if case .absent = owner.pointee.value { return false }
      return nil
    }
    guard slot < fields.count, !fields[Int(slot)].isError else { return nil }
    return fields[Int(slot)].isPlain
  }

  private func equality(_ left: Int32, _ right: Int32, _ frame: inout Frame) -> Bool? {
    let left = operand(left, &frame)
    guard let comparison = Equality.ofSingles(left, operand(right, &frame)) else { return nil }
    frame.charge(comparison.steps)
    return comparison.areEqual
  }

  private func membership(_ item: Int32, _ list: Int32, _ frame: inout Frame) -> Bool? {
    let item = operand(item, &frame)
    guard let text = item.text, let items = operand(list, &frame).items else { return nil }
    let isShort = text.utf8.count < 10
    for index in 0..<items.count {
      guard let other = items[index].text else { return nil }
      frame.charge(isShort ? 1 : 1 + min(text.utf8.count, other.utf8.count) / 10)
      if text.isSameText(as: other) { return true }
    }
    return false
  }

  private func quantifier(_ step: MacroStep, _ frame: inout Frame) -> Bool? {
    guard let items = operand(step.operand, &frame).items else { return nil }
    let mark = frame.mark
    for index in 0..<items.count {
      frame[local: step.local] = items[index]
      frame.charge(1)
      guard !frame.isExhausted, let answer = answer(from: step.entry, &frame) else { return nil }
      frame.release(to: mark)
      if answer == (step.kind == .exists) { return answer }
    }
    return step.kind == .all
  }

  /// Of numbers; the instruction sees to anything else.
  private func comparison(_ index: Int32, _ frame: inout Frame) -> Bool? {
    let comparison = branches.comparisons[Int(index)]
    let checkpoint = frame.checkpoint
    if let left = number(comparison.left, &frame), let right = number(comparison.right, &frame) {
      return comparison.symbol.holds(left, right)
    }
    frame.goBack(to: checkpoint)
    frame.cost -= Int(comparison.cost)
    return stepByStep(comparison.code, &frame).boolean
  }

  @inline(__always)
  private func number(_ measure: Branch.Measure, _ frame: inout Frame) -> Double? {
    switch measure {
    case .known(let number): return number
    case .fact(let path): return follow(path, &frame).map(Cell.stored)?.double
    case .size(let operand): return cell(operand, &frame).size.map { Double($0) }
    case .arithmetic(let symbol, let left, let right):
      return result(of: symbol, left, right, &frame)
    case .instruction(let code): return cell(code, &frame).double
    }
  }

  private func result(
    of symbol: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    _ frame: inout Frame
  ) -> Double? {
    guard let left = number(branches.operands[Int(left)], &frame),
      let right = number(branches.operands[Int(right)], &frame)
    else { return nil }
    return Arithmetic.double(symbol, left, right)
  }
}
