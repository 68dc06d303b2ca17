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
  /// What a macro does with each item isn't taken apart.
  package func clauses(in frame: inout Frame) -> [ExpressionClause] {
    guard let before = frame.enter(self) else { return [] }
    defer { frame.leave(self, to: before) }
    var clauses: [ExpressionClause] = []
    addCondition(code.root, depth: 0, &frame, to: &clauses)
    return clauses
  }

  private func addCondition(
    _ code: Int32,
    depth: Int,
    _ frame: inout Frame,
    to clauses: inout [ExpressionClause]
  ) {
    add(code, depth: depth, &frame, to: &clauses)
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
      for operand in operands(of: code) { addFacts(in: operand, to: &facts) }
      var texts: Set<String> = []
      for fact in facts where texts.insert(text(of: fact)).inserted {
        add(fact, depth: depth + 1, &frame, to: &clauses)
      }
    }
  }

  /// How a definition comes to its answer, unless what it is about is missing itself.
  private func addDefinition(
    _ definition: FactDefinition,
    of arguments: ContiguousArray<TracedValue>,
    depth: Int,
    _ frame: inout Frame,
    to clauses: inout [ExpressionClause]
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
    _ code: Int32,
    depth: Int,
    _ frame: inout Frame,
    to clauses: inout [ExpressionClause]
  ) {
    let operand = value(code, &frame)
    clauses.append(ExpressionClause(depth: depth, text: text(of: code), operand: operand))
  }

  /// The longest chains of names and fields.
  private func addFacts(in code: Int32, to facts: inout [Int32]) {
    switch instructions[code] {
    case .variable, .field, .defined: facts.append(code)
    case .index(let operand, _, isOptional: false):
      if case .constant = instructions[operand] { break }
      facts.append(code)
    case .constant, .fixedList, .local: break
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
      .matches(let operand, pattern: _), .size(let operand), .typeOf(let operand),
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
    String(decoding: Array(text.utf8)[ranges[code]], as: UTF8.self)
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
