/// A macro with its names resolved to locals and its parts to instructions.
struct MacroStep: Equatable {
  let kind: Macro.Kind
  let operand: Int32
  let local: Int32
  /// The local of the second name; nil where items have one name.
  let secondLocal: Int32?
  let condition: Int32?
  let body: Int32
  /// Where the branches begin that the body may be gone through by, if it is a condition.
  var entry = Branch.none
}
