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
    var open = [code.root]
    while let next = open.popLast() {
      found.append(next)
      open += operands(of: next)
      guard case .macro(let index) = instructions[next] else { continue }
      let macro = macros[index]
      open += [macro.condition, macro.body].compactMap(\.self)
    }
    return found
  }

  private func mutants(of code: Int32) -> [Mutant] {
    switch instructions[code] {
    case .binary(let symbol, let left, let right):
      guard let other = symbol.neighbour else { return [] }
      let isContrary = symbol == .membership
      let changed = isContrary ? nil : Instruction.binary(other, left, right)
      let word = isContrary ? "not in" : other.rawValue
      return [mutant(code, changed, symbol.rawValue, between: left, right, as: word)]
    case .and(let parts):
      let (left, right) = (children[parts.start], children[parts.start + 1])
      return [mutant(code, .or(parts), "&&", between: left, right, as: "||")]
    case .or(let parts):
      let (left, right) = (children[parts.start], children[parts.start + 1])
      return [mutant(code, .and(parts), "||", between: left, right, as: "&&")]
    case .not(let operand):
      let sign = ranges[code].lowerBound
      return [mutant(code, sign..<sign + 1, "!", as: "") { _ in instructions[operand] }]
    case .matches: return [contrary(of: code, ranges[code], text(of: code), as: "!")]
    case .constant(let index):
      return constants[index].value.neighbours.map { value, words in
        constant(code, TracedValue(value, at: constants[index].place), words) { .constant($0) }
      }
    case .fixedList(let index):
      return constants[index].value.shortened.map { value, words in
        constant(code, TracedValue(value, at: constants[index].place), words) { .fixedList($0) }
      }
    default: return []
    }
  }

  /// An operator that stands between two operands, as another; nil is the contrary of it.
  private func mutant(
    _ code: Int32, _ instruction: Instruction?, _ symbol: String, between left: Int32,
    _ right: Int32, as other: String
  ) -> Mutant {
    let gap = ranges[left].upperBound..<ranges[right].lowerBound
    let start = Array(text.utf8)[gap].firstRange(of: Array(symbol.utf8))?.lowerBound
    let sign = start.map { $0..<$0 + symbol.utf8.count } ?? gap
    guard let instruction else { return contrary(of: code, sign, symbol, as: other) }
    return mutant(code, sign, symbol, as: other) { _ in instruction }
  }

  private func contrary(
    of code: Int32, _ bytes: Range<Int>, _ original: String, as replacement: String
  ) -> Mutant {
    mutant(code, bytes, original, as: replacement) { changed in
      changed.height += 1
      return .not(changed.add(instructions[code], at: ranges[code]))
    }
  }

  private func constant(
    _ code: Int32, _ constant: TracedValue, _ words: String,
    _ instruction: (_ index: Int32) -> Instruction
  ) -> Mutant {
    mutant(code, ranges[code], text(of: code), as: words) {
      instruction($0.constants.add(constant))
    }
  }

  private func mutant(
    _ code: Int32, _ bytes: Range<Int>, _ original: String, as replacement: String,
    _ instruction: (inout ProgramCode) -> Instruction
  ) -> Mutant {
    var changed = self.code
    let other = instruction(&changed)
    changed.instructions[Int(code)] = other
    return Mutant(
      program: Program(changed, text: text), bytes: bytes, original: original,
      replacement: replacement)
  }
}

extension BinaryOperator {
  /// For an order, that which differs only where both sides are equal; elsewhere the contrary.
  fileprivate var neighbour: BinaryOperator? {
    switch self {
    case .less: .lessOrEqual
    case .lessOrEqual: .less
    case .greater: .greaterOrEqual
    case .greaterOrEqual: .greater
    case .equal: .notEqual
    case .notEqual: .equal
    case .membership: .membership
    default: nil
    }
  }
}

extension Value {
  /// A list without each of its items, and what that is called.
  package var shortened: [(value: Value, text: String)] {
    guard case .list(let items) = self else { return [] }
    return items.indices.map { index in
      var fewer = items
      let item = fewer.remove(at: index)
      return (.list(fewer), "without \(item.value.words)")
    }
  }

  /// Values that an author might have written instead, and how they are written.
  package var neighbours: [(value: Value, text: String)] {
    switch self {
    case .boolean(let answer): [(.boolean(!answer), "\(!answer)")]
    case .integer(let number): [number &- 1, number &+ 1].map { (.integer($0), "\($0)") }
    case .double(let number): [number - 1, number + 1].map { (.double($0), "\($0)") }
    case .string(let text): text.isEmpty ? [(.string("x"), #""x""#)] : [(.string(""), #""""#)]
    default: []
    }
  }
}
