extension Program {
  /// The slots of the variables that it reads, each once.
  package var variables: [Int] { instructions.variables }

  /// Whether both say the same, step by step; programs with rarer parts count as different.
  package func isSame(as other: Program) -> Bool {
    self === other
      || root == other.root && instructions == other.instructions && children == other.children
        && names == other.names && macros == other.macros
        && overloads.map(\.origin) == other.overloads.map(\.origin)
        && constants.elementsEqual(other.constants) { $0.value.isSame(as: $1.value) }
        && dispatches.isEmpty && other.dispatches.isEmpty
        && patterns.elementsEqual(other.patterns) { $0.text == $1.text } && ranges == other.ranges
  }
}

extension Program {
  /// The same for programs that are the same, and hardly ever for others.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(instructions)
    hasher.combine(names)
    for constant in constants { constant.value.hash(into: &hasher) }
    for pattern in patterns { hasher.combine(pattern.text) }
    hasher.combine(ranges)
    return hasher.finalize()
  }
}

extension Value {
  /// What of it tells programs apart, as far as constants mostly are.
  fileprivate func hash(into hasher: inout Hasher) {
    switch self {
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value.bitPattern)
    case .string(let value): hasher.combine(value)
    case .list(let items): for item in items { item.value.hash(into: &hasher) }
    default: break
    }
  }

  /// Whether both are written the same way, as far as constants mostly are.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.double(let one), .double(let other)): one.bitPattern == other.bitPattern
    case (.string(let one), .string(let other)): one.isSameText(as: other)
    case (.list(let one), .list(let other)):
      one.elementsEqual(other) { $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}

extension ProgramDraft {
  /// The slots of the variables that it would read.
  var variables: [Int] { instructions.variables }
}

extension ContiguousArray<Instruction> {
  fileprivate var variables: [Int] {
    var slots: [Int] = []
    for case .variable(let slot) in self where !slots.contains(Int(slot)) {
      slots.append(Int(slot))
    }
    return slots
  }
}
