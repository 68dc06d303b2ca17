internal import Diagnostics

extension Checker {
  /// A list literal; its items have one type, or an unknown one.
  mutating func list(_ items: SyntaxNode.Children, _ node: Int32) -> CheckedNode {
    var item = JoinedType(what: "the items of a list")
    var codes: [Int32] = []
    for part in tree.parts(items) {
      let checked = check(part)
      join(checked, part, to: &item)
      codes.append(checked.code)
    }
    let type = item.type ?? types.fresh()
    return limited(instruction(forListOf: codes), .list(type), depth: item.depth + 1, node)
  }

  /// A list of nothing but constants is made once, and not each time it is looked at.
  private mutating func instruction(forListOf codes: [Int32]) -> Instruction {
    var items: ContiguousArray<TracedValue> = []
    for code in codes {
      guard case .constant(let index) = program.instructions[code],
        program.constants[index].value.isPlain
      else { return .list(program.add(parts: codes)) }
      items.append(program.constants[index])
    }
    return .fixedList(program.constants.add(TracedValue(.list(items))))
  }

  /// A map literal; likewise its keys and its values.
  mutating func map(_ parts: SyntaxNode.Children, _ node: Int32) -> CheckedNode {
    var key = JoinedType(what: "the keys of a map")
    var value = JoinedType(what: "the values of a map")
    var codes: [Int32] = []
    let all = ContiguousArray(tree.parts(parts))
    for index in stride(from: 0, to: all.count, by: 2) {
      let (keyPart, isOptional) = mapKey(all[index])
      join(keyPart, all[index], to: &key)
      checkKey(keyPart, all[index])
      let valuePart = check(all[index + 1])
      join(
        isOptional ? optionalValue(valuePart, all[index + 1]) : valuePart, all[index + 1],
        to: &value)
      codes.append(
        isOptional
          ? program.add(.optionalPart(keyPart.code), at: tree[all[index]].bytes) : keyPart.code)
      codes.append(valuePart.code)
    }
    let type = ValueType.map(key: key.type ?? types.fresh(), value: value.type ?? types.fresh())
    let map = Instruction.map(program.add(parts: codes))
    return limited(map, type, depth: max(key.depth, value.depth) + 1, node)
  }

  /// An item of a list that is left out if it is empty.
  mutating func optionalPart(_ inner: Int32, _ node: Int32) -> CheckedNode {
    let part = check(inner)
    let type = optionalValue(part, inner).type
    return emit(.optionalPart(part.code), type, node, depth: part.depth)
  }

  /// The common type of the parts of a literal, as far as they have one.
  private struct JoinedType {
    let what: String
    var type: ValueType?
    var first: Int32 = 0
    var depth = 0
  }

  private mutating func join(_ part: CheckedNode, _ node: Int32, to joined: inout JoinedType) {
    joined.depth = max(joined.depth, part.depth)
    guard let before = joined.type else {
      joined.type = part.type
      joined.first = node
      return
    }
    if before == part.type { return }
    if types.agree(before, part.type) {
      joined.type = before.mostGeneral(with: part.type)
      return
    }
    joined.type = environment.options.demandsOneType ? .erroneous : .dynamic
    guard environment.options.demandsOneType else { return }
    let one = types.resolved(before)
    let other = types.resolved(part.type)
    let hint = hint(joined.first, one, node, other)
    note(
      id: "mixed-types",
      "\(joined.what) are of one type; here are \(one.name) and \(other.name)\(hint.asEnd)",
      on: node)
  }

  private mutating func mapKey(_ node: Int32) -> (part: CheckedNode, isOptional: Bool) {
    guard case .optionalPart(let inner) = tree[node].kind else { return (check(node), false) }
    return (check(inner), true)
  }

  private mutating func checkKey(_ part: CheckedNode, _ node: Int32) {
    switch types.resolved(part.type) {
    case .boolean, .integer, .unsigned, .string, .enumeration, .dynamic, .erroneous, .parameter:
      return
    case let type:
      note(
        id: "not-a-key", "the keys of a map are bool, int, uint or string, not \(type.name)",
        on: node)
    }
  }

  private mutating func optionalValue(_ part: CheckedNode, _ node: Int32) -> CheckedNode {
    let found = types.resolved(part.type)
    if case .optional(let wrapped) = found {
      return CheckedNode(code: part.code, type: wrapped, depth: part.depth)
    }
    if !found.isOpen {
      note(
        id: "not-optional",
        "'?' leaves out an optional that is empty; \(words(for: node, of: found))", on: node)
      return CheckedNode(code: part.code, type: .erroneous, depth: part.depth)
    }
    return CheckedNode(code: part.code, type: .dynamic, depth: part.depth)
  }
}
