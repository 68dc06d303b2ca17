/// A checked expression in the form in which it is evaluated; it never changes.
///
/// As a struct, every run of it would retain and release each of its parts.
package final class Program: Sendable {
  let instructions: ContiguousArray<Instruction>
  let paths: FieldPaths
  let branches: Branches
  let children: ContiguousArray<Int32>
  let constants: ContiguousArray<Operand>
  let names: ContiguousArray<String>
  let macros: ContiguousArray<MacroStep>
  let overloads: ContiguousArray<Function.Overload>
  let dispatches: ContiguousArray<ProgramDraft.Dispatch>
  let patterns: ContiguousArray<Pattern>
  let ranges: ContiguousArray<ProgramDraft.SourceSpan>
  let root: Int32
  let localCount: Int
  let height: Int
  let valueDepth: Int

  /// Laying branches takes longer than evaluating the program a few times without them.
  init(_ draft: consuming ProgramDraft, hasBranches: Bool = true) {
    paths = FieldPaths(in: &draft.instructions)
    if hasBranches, draft.hasConditions {
      let builder = BranchBuilder(copy draft, along: paths)
      branches = builder.branches
      macros = builder.macros
    } else {
      branches = Branches()
      macros = draft.macros
    }
    instructions = draft.instructions
    children = draft.children
    constants = draft.constants
    names = draft.names
    overloads = draft.overloads
    dispatches = draft.dispatches
    patterns = draft.patterns
    ranges = draft.ranges
    root = draft.root
    localCount = draft.localCount
    height = draft.height
    valueDepth = draft.valueDepth
  }
}
