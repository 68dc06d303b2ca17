/// A part of an expression; its own parts are indices of other nodes of the same tree.
struct SyntaxNode {
  /// What the part is.
  enum Kind {
    /// An index of the tree's constants.
    case constant(Int32)
    /// An index of the tree's names; a rooted one was written with a dot before it.
    case name(Int32, isRooted: Bool)
    case select(operand: Int32, field: Int32, isOptional: Bool)
    case has(operand: Int32, field: Int32)
    case index(operand: Int32, key: Int32, isOptional: Bool)
    case call(function: Int32, arguments: Children)
    case receiverCall(function: Int32, target: Int32, arguments: Children)
    case not(Int32)
    case negate(Int32)
    case binary(BinaryOperator, Int32, Int32)
    case and(Children)
    case or(Children)
    case conditional(Int32, Int32, Int32)
    case list(Children)
    /// Keys and values by turns.
    case map(Children)
    /// An item or a key with `?` before it.
    case optionalPart(Int32)
    /// An index of the tree's macros.
    case macro(Int32)
  }

  /// A stretch of the tree's table of children.
  struct Children: Hashable {
    let start: Int32
    let count: Int32

    var indices: Range<Int> { Int(start)..<Int(start + count) }
  }

  let kind: Kind
  let start: Int32
  let end: Int32
  /// Where its operator or its field's name begins and ends.
  let markStart: Int32
  let markEnd: Int32
  /// How many levels of nodes it has, itself included.
  let height: Int32

  var bytes: Range<Int> { Int(start)..<Int(end) }

  var mark: Range<Int> { Int(markStart)..<Int(markEnd) }
}
