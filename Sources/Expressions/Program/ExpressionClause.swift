/// A part of an expression, and what it came to.
package struct ExpressionClause: Sendable {
  /// How many parts it lies in.
  package let depth: Int
  /// As it is written.
  package let text: String
  package let operand: TracedValue
}

extension Program {
  /// The expression, the conditions that it joins, and the facts that each of these reads; of a
  /// condition that is defined, what its definition says.
  ///
  /// Of a macro, the items that decide, and what its condition comes to for them.
  package func clauses(in frame: inout Frame) -> [ExpressionClause] {
    guard let before = frame.enter(self) else { return [] }
    defer { frame.leave(self, to: before) }
    var clauses: [ExpressionClause] = []
    addCondition(code.root, depth: 0, &frame, to: &clauses)
    return clauses
  }

  private func addCondition(
    _ code: Int32, depth: Int, _ frame: inout Frame, to clauses: inout [ExpressionClause]
  ) {
    add(code, depth: depth, &frame, to: &clauses)
    if frame.isExhausted { return }
    switch instructions[code] {
    case .and(let parts), .or(let parts):
      for part in self.parts(parts) { addCondition(part, depth: depth + 1, &frame, to: &clauses) }
    case .not(let operand): addCondition(operand, depth: depth + 1, &frame, to: &clauses)
    case .conditional(let condition, let first, let second):
      for part in [condition, first, second] {
        addCondition(part, depth: depth + 1, &frame, to: &clauses)
      }
    case .defined(let index, let parts, .value):
      let arguments = ContiguousArray(self.parts(parts).map { value($0, &frame) })
      addDefinition(definitions[index], of: arguments, depth: depth + 1, &frame, to: &clauses)
    case .variable, .field, .index(_, _, isOptional: false), .defined: break
    default:
      var facts: [Int32] = []
      addFacts(in: code, to: &facts)
      var texts: Set<String> = []
      for fact in facts where texts.insert(text(of: fact)).inserted {
        if fact != code { add(fact, depth: depth + 1, &frame, to: &clauses) }
        guard case .macro(let index) = instructions[fact] else { continue }
        addItems(of: macros[index], depth: depth + (fact == code ? 1 : 2), &frame, to: &clauses)
      }
    }
  }

  /// At most so many items are shown.
  private static let mostItems = 3

  /// Those that decide, or else those that leave it open, or else all.
  private func addItems(
    of step: MacroStep, depth: Int, _ frame: inout Frame, to clauses: inout [ExpressionClause]
  ) {
    guard ![.bind, .optionalMap, .optionalFlatMap].contains(step.kind),
      let source = MacroItems(value(step.operand, &frame).value)
    else { return }
    let body = step.condition ?? step.body
    let answers = source.items.indices.map { index in
      advance(step, source, index, &frame) ? value(body, &frame).value.answer : nil
    }
    let numbers =
      [step.kind != .all, nil].lazy
      .map { wanted in answers.indices.filter { answers[$0] == wanted } }
      .first { !$0.isEmpty } ?? Array(answers.indices)
    let call = Array(text.utf8)[ranges[step.operand].upperBound...]
      .drop { $0 != UInt8(ascii: "(") }.dropFirst().prefix { $0 != UInt8(ascii: ",") }
    let name = String(decoding: call, as: UTF8.self)
    for number in numbers.prefix(Self.mostItems) {
      guard advance(step, source, number, &frame) else { return }
      let text = "\(name), \(number + 1) of \(answers.count)"
      let item = source.items[number].item
      clauses.append(ExpressionClause(depth: depth, text: text, operand: item))
      addCondition(body, depth: depth + 1, &frame, to: &clauses)
    }
  }

  /// How a definition comes to its answer, unless what it is about is missing itself.
  private func addDefinition(
    _ definition: FactDefinition, of arguments: ContiguousArray<TracedValue>, depth: Int,
    _ frame: inout Frame, to clauses: inout [ExpressionClause]
  ) {
    let program = frame.program(of: definition)
    guard definition.receiver == nil || arguments.first?.value.isMapping == true,
      let before = frame.enter(program)
    else { return }
    defer { frame.leave(program, to: before) }
    for (index, argument) in arguments.enumerated() { frame[local: Int32(index)] = argument }
    program.addCondition(program.code.root, depth: depth, &frame, to: &clauses)
  }

  private func add(
    _ code: Int32, depth: Int, _ frame: inout Frame, to clauses: inout [ExpressionClause]
  ) {
    // A line takes room as well.
    frame.charge(10)
    let operand = value(code, &frame)
    clauses.append(ExpressionClause(depth: depth, text: text(of: code), operand: operand))
  }

  /// The longest chains of names and fields, and what macros make of lists.
  private func addFacts(in code: Int32, to facts: inout [Int32]) {
    switch instructions[code] {
    case .variable, .field, .defined: facts.append(code)
    case .index(let operand, _, isOptional: false):
      if case .constant = instructions[operand] { break }
      facts.append(code)
    case .constant, .fixedList, .local: break
    case .macro(let index):
      addFacts(in: macros[index].operand, to: &facts)
      facts.append(code)
    default: for operand in operands(of: code) { addFacts(in: operand, to: &facts) }
    }
  }

  func parts(_ children: SyntaxNode.Children) -> ArraySlice<Int32> {
    Array(self.children)[children.indices]
  }

  /// What an instruction is made of; of a macro, only what it goes through.
  func operands(of code: Int32) -> [Int32] {
    switch instructions[code] {
    case .constant, .fixedList, .variable, .local: []
    case .field(let operand, _), .optionalField(let operand, _), .has(let operand, _),
      .not(let operand), .negate(let operand), .optionalPart(let operand),
      .matches(let operand, pattern: _), .size(let operand),
      .optionalValue(let operand):
      [operand]
    case .index(let one, let other, _), .binary(_, let one, let other),
      .optionalOr(let one, let other, _):
      [one, other]
    case .conditional(let condition, let first, let second): [condition, first, second]
    case .and(let parts), .or(let parts), .list(let parts), .map(let parts),
      .call(overload: _, let parts), .dispatch(_, let parts), .defined(_, let parts, _):
      Array(self.parts(parts))
    case .macro(let index): [macros[index].operand]
    }
  }

  /// What an instruction comes from, as it is written.
  func text(of code: Int32) -> String {
    let (bytes, range) = (text.utf8, ranges[code])
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(start, offsetBy: range.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension Value {
  /// Whether it is a mapping, be it one that nobody wrote but whose keys can be asked for.
  fileprivate var isMapping: Bool {
    switch self {
    case .object, .unwritten: true
    default: false
    }
  }
}
