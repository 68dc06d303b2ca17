/// A checked expression in the form in which it is evaluated; it never changes.
///
/// As a struct, every run of it would retain and release each of its parts.
package final class Program: Sendable {
  private let draft: ProgramDraft

  /// Laying branches takes longer than evaluating the program a few times without them.
  init(_ draft: consuming ProgramDraft, hasBranches: Bool = true) {
    draft.findPaths()
    if hasBranches, draft.hasConditions { draft.layBranches() }
    self.draft = draft
  }

  var instructions: ContiguousArray<Instruction> { draft.instructions }
  var paths: FieldPaths { draft.paths }
  var branches: Branches { draft.branches }
  var children: ContiguousArray<Int32> { draft.children }
  var constants: ContiguousArray<Operand> { draft.constants }
  var names: ContiguousArray<String> { draft.names }
  var macros: ContiguousArray<MacroStep> { draft.macros }
  var overloads: ContiguousArray<Function.Overload> { draft.overloads }
  var dispatches: ContiguousArray<ProgramDraft.Dispatch> { draft.dispatches }
  var patterns: ContiguousArray<Pattern> { draft.patterns }
  /// Found when something went wrong.
  var ranges: ContiguousArray<ProgramDraft.SourceSpan> {
    draft.preparedRanges.map(ProgramDraft.ranges) ?? draft.ranges
  }
  var root: Int32 { draft.root }
  var localCount: Int { draft.localCount }
  var height: Int { draft.height }
  var valueDepth: Int { draft.valueDepth }
}
