/// A checked expression in the form in which it is evaluated; it never changes.
///
/// Its instructions refer to their operands by index: two programs that say the same are equal
/// tables, and evaluating one counts no references to its parts.
package final class Program: Sendable {
  /// As it was written.
  let text: String
  /// Likewise, for whoever shows it.
  package var source: String { text }
  let instructions: ContiguousArray<Instruction>
  /// The operands of instructions that have any number of them.
  let children: ContiguousArray<Int32>
  let constants: ContiguousArray<TracedValue>
  /// The names of fields.
  let names: ContiguousArray<String>
  let macros: ContiguousArray<MacroStep>
  let overloads: ContiguousArray<Function.Overload>
  let dispatches: ContiguousArray<Dispatch>
  let patterns: ContiguousArray<Pattern>
  let definitions: ContiguousArray<FactDefinition>
  /// Where in the expression's text each instruction comes from.
  let ranges: ContiguousArray<SourceSpan>
  let root: Int32
  /// How many names of its own are in use at once.
  let localCount: Int
  /// How many levels of instructions it has.
  let height: Int
  /// How many levels its value has at the most that it didn't get from elsewhere.
  let valueDepth: Int

  init(_ draft: ProgramDraft, text: String) {
    self.text = text
    instructions = draft.instructions
    children = draft.children
    constants = draft.constants
    names = draft.names
    macros = draft.macros
    overloads = draft.overloads
    dispatches = draft.dispatches
    patterns = draft.patterns
    definitions = draft.definitions
    ranges = draft.ranges
    root = draft.root
    localCount = draft.localCount
    height = draft.height
    valueDepth = draft.valueDepth
  }

  /// Whether its value can be one that has a place, such as a field or an item of a list.
  package var mayHavePlace: Bool { mayHavePlace(root) }

  private func mayHavePlace(_ instruction: Int32) -> Bool {
    switch instructions[instruction] {
    case .constant, .hasSlot, .hasField, .not, .negate, .equal, .notEqual, .order, .arithmetic,
      .membership, .and, .or, .list, .fixedList, .map, .matches, .size, .typeOf:
      false
    case .conditional(_, let first, let second): mayHavePlace(first) || mayHavePlace(second)
    case .defined(let index, _, let use):
      use == .value
        && (definitions[Int(index)].receiver != nil || definitions[Int(index)].program.mayHavePlace)
    default: true
    }
  }

  /// Overloads of one function, of which the first that fits is called.
  struct Dispatch {
    let name: String
    let overloads: Range<Int>
  }

  /// A stretch of an expression's text in two words.
  struct SourceSpan: Hashable {
    let start: Int32
    let end: Int32

    var bytes: Range<Int> { Int(start)..<Int(end) }
  }
}

/// One step of a program; its operands are indices of other instructions.
enum Instruction: Hashable {
  case constant(Int32)
  case variable(Int32)
  case local(Int32)
  /// A declared field of a record, by its slot.
  case slot(operand: Int32, slot: Int32)
  /// A field by its name, of whatever the operand turns out to be.
  case field(operand: Int32, name: Int32)
  case optionalSlot(operand: Int32, slot: Int32)
  case optionalField(operand: Int32, name: Int32)
  case hasSlot(operand: Int32, slot: Int32)
  case hasField(operand: Int32, name: Int32)
  case index(operand: Int32, key: Int32)
  case optionalIndex(operand: Int32, key: Int32)
  case not(Int32)
  case negate(Int32)
  case equal(Int32, Int32)
  case notEqual(Int32, Int32)
  case order(BinaryOperator, Int32, Int32)
  case arithmetic(BinaryOperator, Int32, Int32)
  case membership(Int32, Int32)
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
  /// How many letters, bytes, items or entries there are, of what is known to have some.
  case size(Int32)
  case typeOf(Int32)
  case optionalOr(Int32, Int32)
  case optionalOrValue(Int32, Int32)
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

/// A program while it is being written: its instructions and what they refer to.
struct ProgramDraft {
  var instructions: ContiguousArray<Instruction> = []
  var children: ContiguousArray<Int32> = []
  var constants: ContiguousArray<TracedValue> = []
  var names: ContiguousArray<String> = []
  var macros: ContiguousArray<MacroStep> = []
  var overloads: ContiguousArray<Function.Overload> = []
  var dispatches: ContiguousArray<Program.Dispatch> = []
  var patterns: ContiguousArray<Pattern> = []
  var definitions: ContiguousArray<FactDefinition> = []
  var ranges: ContiguousArray<Program.SourceSpan> = []
  var root: Int32 = 0
  var localCount = 0
  var height = 0
  var valueDepth = 0

  /// Adds an instruction after its operands and answers its index.
  mutating func add(_ instruction: Instruction, at bytes: Range<Int>) -> Int32 {
    ranges.append(.init(start: Int32(bytes.lowerBound), end: Int32(bytes.upperBound)))
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
    return dispatches.add(Program.Dispatch(name: name, overloads: range))
  }
}

extension ContiguousArray where Element: BitwiseCopyable {
  /// The item of an index as instructions have them, which is never negative: read as unsigned, it
  /// only has to be held against the end.
  subscript(index: Int32) -> Element { self[Int(UInt32(bitPattern: index))] }
}

extension ContiguousArray {
  /// Adds an item and answers its index.
  mutating func add(_ item: Element) -> Int32 {
    append(item)
    return Int32(count - 1)
  }
}
