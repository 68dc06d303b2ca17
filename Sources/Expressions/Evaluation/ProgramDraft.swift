internal import Preparation

/// A program while it is being written: its instructions and what they refer to.
///
/// It becomes part of the program and is never copied, which would retain each of its tables.
struct ProgramDraft: ~Copyable, Sendable {
  /// Overloads of one function, of which the first that fits is called.
  struct Dispatch {
    let name: String
    let overloads: Range<Int>
  }

  // What is asked of every program comes first: it lies together in the machine's caches.

  /// The branches of conditions: found, as the paths are, when all else is there.
  var branches = Branches()
  var root: Int32 = 0
  /// How many names of its own are in use at once.
  var localCount = 0
  /// How many levels of instructions it has.
  var height = 0
  var instructions: ContiguousArray<Instruction> = []
  /// Where chains of fields lead.
  private(set) var paths = FieldPaths()
  var constants: ContiguousArray<Operand> = []
  var macros: ContiguousArray<MacroStep> = []
  var children: ContiguousArray<Int32> = []
  /// How many levels its value has at the most that it didn't get from elsewhere.
  var valueDepth = 0
  var overloads: ContiguousArray<Function.Overload> = []
  var dispatches: ContiguousArray<Dispatch> = []
  var names: ContiguousArray<String> = []
  var patterns: ContiguousArray<Pattern> = []
  /// Where in the expression's text each instruction comes from.
  var ranges: ContiguousArray<SourceSpan> = []
  /// The same of a program that was prepared: hardly anybody asks.
  var preparedRanges: PreparedReader?

  /// A stretch of an expression's text in two words.
  struct SourceSpan: Hashable {
    let start: Int32
    let end: Int32

    var bytes: Range<Int> { Int(start)..<Int(end) }
  }
}

extension ProgramDraft {
  /// Gives each field at the end of a chain the path that leads there.
  mutating func findPaths() {
    paths = FieldPaths(in: &instructions)
    branches.path = paths.path(of: root, in: instructions)
  }

  /// Adds an instruction after its operands and answers its index.
  mutating func add(_ instruction: Instruction, at bytes: Range<Int>) -> Int32 {
    instructions.append(instruction)
    ranges.append(SourceSpan(start: Int32(bytes.lowerBound), end: Int32(bytes.upperBound)))
    return Int32(instructions.count - 1)
  }

  /// Adds a constant and answers its index.
  mutating func add(constant: Value) -> Int32 {
    constants.append(Operand(constant))
    return Int32(constants.count - 1)
  }

  /// Adds a field's name and answers its index.
  mutating func add(name: String) -> Int32 {
    names.append(name)
    return Int32(names.count - 1)
  }

  /// Adds the operands of one instruction.
  mutating func add(parts: some Collection<Int32>) -> SyntaxNode.Children {
    children.append(contentsOf: parts)
    return .init(start: Int32(children.count - parts.count), count: Int32(parts.count))
  }

  /// Adds a macro and answers its index.
  mutating func add(_ macro: MacroStep) -> Int32 {
    macros.append(macro)
    return Int32(macros.count - 1)
  }

  /// Adds a pattern and answers its index.
  mutating func add(pattern: Pattern) -> Int32 {
    patterns.append(pattern)
    return Int32(patterns.count - 1)
  }

  /// Adds overloads to choose among and answers the choice's index.
  mutating func add(_ candidates: [Function.Overload], name: String) -> Int32 {
    overloads.append(contentsOf: candidates)
    let range = overloads.count - candidates.count..<overloads.count
    dispatches.append(Dispatch(name: name, overloads: range))
    return Int32(dispatches.count - 1)
  }
}
