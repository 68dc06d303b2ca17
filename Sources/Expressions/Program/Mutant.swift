/// An expression that differs from another in one comparison, constant or connective.
package struct Mutant: Sendable {
  package let program: Program
  /// What was changed, in UTF-8 bytes of the expression's text.
  package let bytes: Range<Int>
  /// What stands there, and what would stand there instead.
  package let original: String
  package let replacement: String
}

extension Program {
  /// Each comparison, constant and connective changed once, in the order in which they are written.
  package var mutants: [Mutant] {
    reachable.flatMap(mutants(of:)).sorted {
      ($0.bytes.lowerBound, $0.bytes.upperBound, $0.replacement)
        < ($1.bytes.lowerBound, $1.bytes.upperBound, $1.replacement)
    }
  }

  /// The instructions that evaluating may come to.
  private var reachable: [Int32] {
    var found: [Int32] = []
    var open = [root]
    while let code = open.popLast() {
      found.append(code)
      open += operands(of: code)
      guard case .macro(let index) = instructions[code] else { continue }
      let macro = macros[Int(index)]
      open += [macro.condition, macro.body].compactMap(\.self)
    }
    return found
  }

  private func mutants(of code: Int32) -> [Mutant] {
    switch instructions[code] {
    case .order(let symbol, let left, let right):
      guard let other = symbol.neighbour else { return [] }
      let changed = Instruction.order(other, left, right)
      return mutant(code, changed, symbol.symbol, between: left, right, as: other.symbol)
    case .equal(let left, let right):
      return mutant(code, .notEqual(left, right), "==", between: left, right, as: "!=")
    case .notEqual(let left, let right):
      return mutant(code, .equal(left, right), "!=", between: left, right, as: "==")
    case .membership(let left, let right):
      return mutant(code, nil, "in", between: left, right, as: "not in")
    case .and(let parts):
      let ends = children[parts.indices].prefix(2).map { $0 }
      return mutant(code, .or(parts), "&&", between: ends[0], ends[1], as: "||")
    case .or(let parts):
      let ends = children[parts.indices].prefix(2).map { $0 }
      return mutant(code, .and(parts), "||", between: ends[0], ends[1], as: "&&")
    case .not(let operand):
      let sign = ranges[Int(code)].bytes.lowerBound
      let program = changed { $0.instructions[Int(code)] = instructions[operand] }
      return [Mutant(program: program, bytes: sign..<sign + 1, original: "!", replacement: "")]
    case .matches:
      return [mutant(negating: code, ranges[Int(code)].bytes, text(of: code), as: "!")]
    case .constant(let index): return constants(code, constants[Int(index)])
    case .fixedList(let index): return lists(code, constants[Int(index)])
    default: return []
    }
  }

  /// An operator that stands between two operands, as another; nil is the contrary of it.
  private func mutant(
    _ code: Int32,
    _ instruction: Instruction?,
    _ symbol: String,
    between left: Int32,
    _ right: Int32,
    as other: String
  ) -> [Mutant] {
    let gap = ranges[Int(left)].bytes.upperBound..<ranges[Int(right)].bytes.lowerBound
    let start = Array(text.utf8)[gap].firstRange(of: Array(symbol.utf8))?.lowerBound
    let sign = start.map { $0..<$0 + symbol.utf8.count } ?? gap
    guard let instruction else { return [mutant(negating: code, sign, symbol, as: other)] }
    let program = changed { $0.instructions[Int(code)] = instruction }
    return [Mutant(program: program, bytes: sign, original: symbol, replacement: other)]
  }

  /// The contrary of what an instruction answers.
  private func mutant(
    negating code: Int32,
    _ bytes: Range<Int>,
    _ original: String,
    as replacement: String
  ) -> Mutant {
    let program = changed { draft in
      let inner = draft.add(instructions[code], at: ranges[Int(code)].bytes)
      draft.instructions[Int(code)] = .not(inner)
      draft.height += 1
    }
    return Mutant(program: program, bytes: bytes, original: original, replacement: replacement)
  }

  /// Other constants in the place of one.
  private func constants(_ code: Int32, _ constant: TracedValue) -> [Mutant] {
    constant.value.neighbours.map { value, replacement in
      let program = changed { draft in
        let index = draft.constants.add(TracedValue(value, at: constant.place))
        draft.instructions[Int(code)] = .constant(index)
      }
      return Mutant(
        program: program,
        bytes: ranges[Int(code)].bytes,
        original: text(of: code),
        replacement: replacement
      )
    }
  }

  /// A list of constants without each of them.
  private func lists(_ code: Int32, _ constant: TracedValue) -> [Mutant] {
    guard case .list(let items) = constant.value else { return [] }
    return items.indices.map { index in
      var fewer = items
      fewer.remove(at: index)
      let program = changed { draft in
        let index = draft.constants.add(TracedValue(.list(fewer), at: constant.place))
        draft.instructions[Int(code)] = .fixedList(index)
      }
      return Mutant(
        program: program,
        bytes: ranges[Int(code)].bytes,
        original: text(of: code),
        replacement: "without \(items[index].value.words)"
      )
    }
  }

  private func changed(_ change: (_ draft: inout ProgramDraft) -> Void) -> Program {
    var draft = ProgramDraft(of: self)
    change(&draft)
    return Program(draft, text: text)
  }
}

extension ProgramDraft {
  fileprivate init(of program: Program) {
    self.init(
      instructions: program.instructions,
      children: program.children,
      constants: program.constants,
      names: program.names,
      macros: program.macros,
      overloads: program.overloads,
      dispatches: program.dispatches,
      patterns: program.patterns,
      definitions: program.definitions,
      ranges: program.ranges,
      root: program.root,
      localCount: program.localCount,
      height: program.height,
      valueDepth: program.valueDepth
    )
  }
}

extension BinaryOperator {
  /// The comparison that differs only where both sides are equal.
  fileprivate var neighbour: BinaryOperator? {
    switch self {
    case .less: .lessOrEqual
    case .lessOrEqual: .less
    case .greater: .greaterOrEqual
    case .greaterOrEqual: .greater
    default: nil
    }
  }
}

extension Value {
  /// Values that an author might have written instead, and how they are written.
  fileprivate var neighbours: [(value: Value, text: String)] {
    switch self {
    case .boolean(let answer): [(.boolean(!answer), "\(!answer)")]
    case .integer(let number):
      [number &- 1, number &+ 1].map { (.integer($0), "\($0)") }
    case .double(let number):
      [number - 1, number + 1].map { (.double($0), "\($0)") }
    case .string(let text): text.isEmpty ? [(.string("x"), #""x""#)] : [(.string(""), #""""#)]
    default: []
    }
  }
}
