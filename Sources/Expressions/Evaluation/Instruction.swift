/// One step of a program; its operands are indices of other instructions.
enum Instruction: Hashable {
  case constant(Int32)
  case variable(Int32)
  case local(Int32)
  /// A declared field of a record, by its slot.
  case slot(operand: Int32, slot: Int32)
  /// The same at the end of a chain of fields; the path leads there in one step.
  case path(operand: Int32, slot: Int32, path: Int32)
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
