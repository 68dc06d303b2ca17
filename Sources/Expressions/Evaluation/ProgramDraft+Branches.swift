/// Lays the branches of a program's conditions, from their ends to their beginnings.
extension ProgramDraft {
  /// Something to test, and what it costs whatever comes of it.
  private struct PricedTest {
    let test: Branch.Test
    /// Never gone along where the test doesn't need one.
    var path = FieldPath(local: 0)
    var first: Int32 = 0
    var second: Int32 = 0
    let cost: Int
  }

  private typealias PricedMeasure = (measure: Branch.Measure, cost: Int)

  /// Adds the branches of all its conditions; its paths must be known.
  mutating func layBranches() {
    branches.all.reserveCapacity(1 + children.count + macros.count)
    for index in macros.indices where macros[index].kind.asksACondition {
      macros[index].entry = lay(macros[index].body, Branch.yes, Branch.no)
    }
    if isCondition(root) { branches.root = lay(root, Branch.yes, Branch.no) }
  }

  /// Where the branches of the condition begin, which lead to one of two places.
  private mutating func lay(_ code: Int32, _ yes: Int32, _ no: Int32) -> Int32 {
    switch instructions[Int(code)] {
    case .and(let parts):
      return children[parts.indices].reversed().reduce(yes) { lay($1, $0, no) }
    case .or(let parts):
      return children[parts.indices].reversed().reduce(no) { lay($1, yes, $0) }
    case .not(let operand):
      let entry = lay(operand, no, yes)
      branches.all[Int(entry)].cost += 1
      return entry
    case .conditional(let condition, let first, let second):
      return lay(condition, lay(first, yes, no), lay(second, yes, no))
    case .notEqual(let left, let right):
      if let equality = equality(left, right) { return add(equality, no, yes) }
      return add(comparison(.notEqual, left, right, code), yes, no)
    default: return add(test(code), yes, no)
    }
  }

  private mutating func add(_ test: PricedTest, _ yes: Int32, _ no: Int32) -> Int32 {
    branches.all.append(
      Branch(
        test: test.test,
        path: test.path,
        first: test.first,
        second: test.second,
        cost: Int32(test.cost),
        whenTrue: yes,
        whenFalse: no
      )
    )
    return Int32(branches.all.count - 1)
  }

  private mutating func test(_ code: Int32) -> PricedTest {
    switch instructions[Int(code)] {
    case .constant(let index):
      if case .boolean(let answer) = constants[Int(index)].value {
        return PricedTest(test: .known, first: answer ? 1 : 0, cost: 0)
      }
    case .variable, .local, .path:
      if let path = path(code) { return PricedTest(test: .fact, path: path, cost: path.cost) }
    case .hasSlot(let operand, let slot):
      if let path = path(operand) {
        return PricedTest(test: .said, path: path, first: slot, cost: 1 + path.cost)
      }
    case .equal(let left, let right):
      return equality(left, right) ?? comparison(.equal, left, right, code)
    case .order(let symbol, let left, let right): return comparison(symbol, left, right, code)
    case .membership(let item, let list):
      return PricedTest(test: .membership, first: item, second: list, cost: 1)
    case .macro(let index):
      if macros[Int(index)].isQuantifier {
        return PricedTest(test: .quantifier, first: index, cost: 0)
      }
    default: break
    }
    return PricedTest(test: .instruction, first: code, cost: 0)
  }

  private func path(_ code: Int32) -> FieldPath? {
    paths.path(of: code, in: instructions)
  }

  /// Of a short word, of two conditions, or of what may be anything but surely is no number.
  private mutating func equality(_ left: Int32, _ right: Int32) -> PricedTest? {
    if let word = shortWord(right), let path = path(left) {
      return PricedTest(test: .word, path: path, first: word, cost: 1 + path.cost)
    }
    if let word = shortWord(left), let path = path(right) {
      return PricedTest(test: .word, path: path, first: word, cost: 1 + path.cost)
    }
    guard isCondition(left), isCondition(right) else {
      guard !isNumber(left), !isNumber(right) else { return nil }
      return PricedTest(test: .equality, first: left, second: right, cost: 0)
    }
    let first = lay(left, Branch.yes, Branch.no)
    let second = lay(right, Branch.yes, Branch.no)
    return PricedTest(test: .same, first: first, second: second, cost: 1)
  }

  private mutating func comparison(
    _ symbol: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    _ code: Int32
  ) -> PricedTest {
    let (left, leftCost) = measure(left)
    let (right, rightCost) = measure(right)
    let cost = 1 + leftCost + rightCost
    branches.comparisons.append(
      .init(symbol: symbol, left: left, right: right, cost: Int32(cost), code: code)
    )
    let number = Int32(branches.comparisons.count - 1)
    return PricedTest(test: .comparison, first: number, cost: cost)
  }

  /// Something to compare, which may be a whole number.
  private mutating func measure(_ code: Int32) -> PricedMeasure {
    if let number = number(code) { return (.known(number), 0) }
    guard case .size(let operand) = instructions[Int(code)] else { return double(code) }
    return (.size(operand), 1)
  }

  /// Something to reckon with; whole numbers are left to the instructions.
  private mutating func double(_ code: Int32) -> PricedMeasure {
    if let path = path(code) { return (.fact(path), path.cost) }
    switch instructions[Int(code)] {
    case .constant(let index):
      guard case .double(let number) = constants[Int(index)].value else { break }
      return (.known(number), 0)
    case .arithmetic(let symbol, let left, let right):
      let (left, leftCost) = double(left)
      let (right, rightCost) = double(right)
      return (.arithmetic(symbol, add(left), add(right)), 1 + leftCost + rightCost)
    default: break
    }
    return (.instruction(code), 0)
  }

  private mutating func add(_ operand: Branch.Measure) -> Int32 {
    branches.operands.append(operand)
    return Int32(branches.operands.count - 1)
  }
}

extension ProgramDraft {
  /// Whether the program is a condition, or asks one.
  var hasConditions: Bool { !macros.isEmpty || isCondition(root) }

  /// Whether an instruction answers true or false, unless something is missing or wrong.
  fileprivate func isCondition(_ code: Int32) -> Bool {
    switch instructions[Int(code)] {
    case .and, .or, .not, .equal, .notEqual, .order, .membership, .hasSlot: true
    case .constant(let index): constants[Int(index)].isBoolean
    case .macro(let index): macros[Int(index)].isQuantifier
    case .conditional(_, let first, let second): isCondition(first) && isCondition(second)
    default: false
    }
  }

  /// Whether an instruction answers a number, unless something is missing or wrong.
  fileprivate func isNumber(_ code: Int32) -> Bool {
    switch instructions[Int(code)] {
    case .constant: number(code) != nil
    case .size: true
    case .arithmetic(.times, _, _), .arithmetic(.divide, _, _): true
    default: false
    }
  }

  /// A constant that a double can stand for.
  fileprivate func number(_ code: Int32) -> Double? {
    guard case .constant(let index) = instructions[Int(code)] else { return nil }
    return switch constants[Int(index)].value {
    case .double(let number): number
    case .integer(let number): Double(exactly: number)
    default: nil
    }
  }

  /// The index of a constant that is a word so short that comparing it costs one unit.
  fileprivate func shortWord(_ code: Int32) -> Int32? {
    guard case .constant(let index) = instructions[Int(code)],
      case .string(let word) = constants[Int(index)].value, word.utf8.count < 10
    else { return nil }
    return index
  }
}

extension Operand {
  fileprivate var isBoolean: Bool {
    if case .boolean = value { true } else { false }
  }
}

extension MacroStep {
  /// Whether it asks the items of a list by one name until one of them decides.
  fileprivate var isQuantifier: Bool {
    (kind == .all || kind == .exists) && secondLocal == nil
  }
}

extension Macro.Kind {
  /// Whether its body is a condition that is gone through by branches.
  fileprivate var asksACondition: Bool {
    self == .all || self == .exists || self == .filter
  }
}
