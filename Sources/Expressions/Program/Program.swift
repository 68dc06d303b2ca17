/// A checked expression in the form in which it is evaluated; it never changes.
package final class Program: Sendable {
  /// As it was written.
  let text: String
  let code: ProgramCode
  /// Whether its value can be one that has a place, such as a field or an item of a list.
  package let mayHavePlace: Bool

  init(_ code: ProgramCode, text: String) {
    self.code = code
    self.text = text
    mayHavePlace = code.mayHavePlace(below: Int32(code.instructions.count), code.root)
  }

  /// As it was written, for whoever shows it.
  package var source: String { text }

  /// The slots of the variables that it reads, each once.
  package var variables: [Int] { code.variables }
}

extension Program {
  /// What it reads first of the variables below a slot, with the fields that follow; nil for nothing.
  package func firstPath(below slot: Int) -> Program? {
    var code = code
    let start = instructions.firstIndex {
      if case .variable(let variable) = $0 { variable < slot } else { false }
    }
    guard let start else { return nil }
    code.root = Int32(start)
    while let next = instructions.firstIndex(where: {
      if case .field(code.root, _) = $0 { true } else { false }
    }) {
      code.root = Int32(next)
    }
    return Program(code, text: text)
  }
}

extension ProgramCode {
  /// An instruction stands behind its operands, but for one that uses what is mistaken.
  fileprivate func mayHavePlace(below end: Int32, _ instruction: Int32) -> Bool {
    guard instruction < end else { return false }
    return switch instructions[instruction] {
    case .constant, .has, .not, .negate, .binary, .and, .or, .list, .fixedList, .map, .matches,
      .size:
      false
    case .conditional(_, let first, let second):
      mayHavePlace(below: instruction, first) || mayHavePlace(below: instruction, second)
    case .defined(let index, _, let use):
      use == .value
        && (definitions[index].receiver != nil || definitions[index].program.mayHavePlace)
    default: true
    }
  }
}

extension Program {
  var instructions: ContiguousArray<Instruction> { code.instructions }
  var children: ContiguousArray<Int32> { code.children }
  var constants: ContiguousArray<TracedValue> { code.constants }
  var macros: ContiguousArray<MacroStep> { code.macros }
  var overloads: ContiguousArray<Function.Overload> { code.overloads }
  var definitions: ContiguousArray<FactDefinition> { code.definitions }
  var ranges: ContiguousArray<Range<Int>> { code.ranges }
}

/// One step of a program; its operands are indices of other instructions.
enum Instruction: Hashable {
  case constant(Int32)
  case variable(Int32)
  case local(Int32)
  case field(Int32, FieldName)
  case optionalField(Int32, FieldName)
  case has(Int32, FieldName)
  case index(Int32, key: Int32, isOptional: Bool)
  case not(Int32)
  case negate(Int32)
  case binary(BinaryOperator, Int32, Int32)
  case and(SyntaxNode.Children)
  case or(SyntaxNode.Children)
  case conditional(Int32, Int32, Int32)
  case list(SyntaxNode.Children)
  /// A list of nothing but constants, itself a constant.
  case fixedList(Int32)
  case map(SyntaxNode.Children)
  /// An item or key of a literal that is left out if the optional is empty.
  case optionalPart(Int32)
  case macro(Int32)
  /// What a definition works out; the receiver is the first of the parts.
  case defined(Int32, SyntaxNode.Children, DefinitionUse)
  /// A function whose arguments' types are known to fit.
  case call(overload: Int32, SyntaxNode.Children)
  /// A function of which the overload that fits is found when it is called.
  case dispatch(Int32, SyntaxNode.Children)
  case matches(Int32, pattern: Int32)
  /// How many letters, bytes, items or entries there are.
  case size(Int32)
  /// The optional that isn't empty, or what that one holds.
  case optionalOr(Int32, Int32, unwraps: Bool)
  case optionalValue(Int32)
}

/// How something that a definition works out is asked for.
enum DefinitionUse: Hashable {
  case value
  /// `has(a.b)`
  case presence
  /// `a.?b`
  case optional
  /// `a.b` of an optional
  case inOptional
}

/// A field by the index of its name.
struct FieldName: Hashable {
  let name: Int32
  /// Where records have it; negative if that isn't known before it is evaluated.
  let slot: Int32
}

/// A macro with its names resolved to locals and its parts to instructions.
struct MacroStep: Equatable {
  let kind: Macro.Kind
  let operand: Int32
  let local: Int32
  /// The local of the second name; nil where items have one name.
  let secondLocal: Int32?
  let condition: Int32?
  let body: Int32
}

/// What a macro goes through: the items of a list, or the keys of a map and their values.
struct MacroItems {
  let items: ContiguousArray<TracedValue>
  /// Of a map.
  let values: ContiguousArray<TracedValue>?

  /// Nil for what is neither.
  init?(_ value: Value) {
    switch value {
    case .list(let items): (self.items, values) = (items, nil)
    case .map(let map):
      items = ContiguousArray(map.entries.map(\.key))
      values = ContiguousArray(map.entries.map(\.value))
    default: return nil
    }
  }

  /// Why what stands there are further items of an open list; nil if it is one itself.
  func further(at index: Int) -> MissingFacts? { items[index].further }
}

/// The instructions of a program and what they refer to, in flat tables: two programs that say the
/// same have equal ones.
struct ProgramCode {
  /// Overloads of one function, of which the first that fits is called.
  struct Dispatch {
    let name: String
    let overloads: Range<Int>
  }

  var instructions: ContiguousArray<Instruction> = []
  /// The operands of instructions that have any number of them.
  var children: ContiguousArray<Int32> = []
  var constants: ContiguousArray<TracedValue> = []
  /// The names of fields, among others.
  var names: ContiguousArray<String> = []
  var macros: ContiguousArray<MacroStep> = []
  var overloads: ContiguousArray<Function.Overload> = []
  var dispatches: ContiguousArray<Dispatch> = []
  var patterns: ContiguousArray<Pattern> = []
  var definitions: ContiguousArray<FactDefinition> = []
  /// Where in the expression's text each instruction comes from.
  var ranges: ContiguousArray<Range<Int>> = []
  var root: Int32 = 0
  /// How many names of its own are in use at once.
  var localCount = 0
  /// How many levels of instructions it has.
  var height = 0
  /// How many levels its value has at the most that it didn't get from elsewhere.
  var valueDepth = 0

  /// Adds an instruction after its operands and answers its index.
  mutating func add(_ instruction: Instruction, at bytes: Range<Int>) -> Int32 {
    ranges.append(bytes)
    return instructions.add(instruction)
  }

  /// Adds the operands of one instruction.
  mutating func add(parts: some Collection<Int32>) -> SyntaxNode.Children {
    children.append(contentsOf: parts)
    return .init(start: Int32(children.count - parts.count), count: Int32(parts.count))
  }

  /// Adds overloads to choose among and answers the choice's index.
  mutating func add(_ candidates: [Function.Overload], name: String) -> Int32 {
    let range = overloads.count..<overloads.count + candidates.count
    overloads.append(contentsOf: candidates)
    return dispatches.add(Dispatch(name: name, overloads: range))
  }

  /// The slots of the variables that it reads, each once.
  var variables: [Int] {
    var slots: [Int] = []
    for case .variable(let slot) in instructions where !slots.contains(Int(slot)) {
      slots.append(Int(slot))
    }
    return slots
  }
}

extension ContiguousArray {
  /// The item of an index as instructions have them.
  subscript(index: Int32) -> Element { self[Int(index)] }

  /// Adds an item and answers its index.
  mutating func add(_ item: Element) -> Int32 {
    append(item)
    return Int32(count - 1)
  }
}

extension Program: Hashable {
  package static func == (one: Program, other: Program) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
