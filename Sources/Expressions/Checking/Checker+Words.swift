extension Checker {
  /// What to call a part in a message: its own words if they are few, a field by its name.
  func words(for node: Int32) -> String {
    switch tree[node].kind {
    case .name(let name, _): return tree.name(name)
    case .select(_, let field, _): return tree.name(field)
    default:
      let text = tree.text(tree[node].bytes)
      let isShort = text.utf8.count <= 24 && !text.utf8.contains(0x0A)
      return isShort ? text : "this"
    }
  }

  /// Whether the part is a literal.
  func literal(_ node: Int32) -> Value? {
    guard case .constant(let index) = tree[node].kind else { return nil }
    return tree.constant(index)
  }

  /// How a number would have to be written to be of the other type, to follow a message.
  func numberHint(_ node: Int32, as type: ValueType) -> String? {
    let text = tree.text(tree[node].bytes)
    switch (literal(node), type) {
    case (.integer, .double) where !text.contains("x"): return "write \(text).0"
    case (.integer(let number), .unsigned) where number >= 0: return "write \(text)u"
    case (.double(let number), .integer) where number == number.rounded():
      return Int64(exactly: number).map { "write \($0)" }
    default: return nil
    }
  }

  /// What to write so that two numbers of different types go together.
  func hint(_ left: Int32, _ leftType: ValueType, _ right: Int32, _ rightType: ValueType) -> String?
  {
    guard leftType.isNumber, rightType.isNumber, leftType != rightType else { return nil }
    if let hint = numberHint(right, as: leftType) ?? numberHint(left, as: rightType) {
      return hint
    }
    if leftType == .double { return "write double(\(words(for: right)))" }
    if rightType == .double { return "write double(\(words(for: left)))" }
    let unsigned = leftType == .unsigned ? left : right
    return "write int(\(words(for: unsigned)))"
  }
}
