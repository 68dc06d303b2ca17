internal import Diagnostics

extension Checker {
  /// The instruction for functions that an ordinary call couldn't carry out.
  mutating func special(
    _ callee: Callee,
    _ parts: [Part],
    _ nodes: ContiguousArray<Int32>,
    _ node: Int32
  ) -> Instruction? {
    switch (callee.name, callee.isOnReceiver) {
    case ("size", _): return size(parts[0])
    case ("type", false): return .typeOf(parts[0].code)
    case ("matches", _): return matches(parts, nodes)
    case ("or", true): return .optionalOr(parts[0].code, parts[1].code)
    case ("orValue", true): return .optionalOrValue(parts[0].code, parts[1].code)
    case ("value", true): return .optionalValue(parts[0].code)
    default: return nil
    }
  }

  /// `dyn(x)` is `x`, of which nothing is known any more.
  func forgetting(_ name: String, _ parts: [Part]) -> Part? {
    guard name == "dyn", parts.count == 1 else { return nil }
    return Part(code: parts[0].code, type: .dynamic, depth: parts[0].depth)
  }

  /// Rules ask for sizes more often than for anything else.
  private func size(_ part: Part) -> Instruction? {
    types.resolved(part.type).isOpen ? nil : .size(part.code)
  }

  /// A pattern written as a literal is read once, and its mistakes are shown where they are.
  private mutating func matches(
    _ parts: [Part],
    _ nodes: ContiguousArray<Int32>
  ) -> Instruction? {
    guard case .string(let written) = literal(nodes[1]) else { return nil }
    do {
      let pattern = try Pattern(written)
      return .matches(parts[0].code, pattern: program.patterns.add(pattern))
    } catch {
      note(.badPattern(error.reason), at: tree[nodes[1]].bytes)
      return nil
    }
  }

  /// `math.greatest` and `math.least`, which take any number of numbers.
  mutating func extreme(
    _ name: String,
    _ parts: [Part],
    _ nodes: ContiguousArray<Int32>,
    _ node: Int32
  ) -> Part? {
    guard name == "math.greatest" || name == "math.least" else { return nil }
    guard !parts.isEmpty, let overload = environment.functions[name]?.global.first else {
      return report(.noNumbers(name), at: tree[node].bytes, node)
    }
    var result: ValueType?
    for (part, argument) in zip(parts, nodes) {
      var type = types.resolved(part.type)
      if parts.count == 1, case .list(let item) = type { type = types.resolved(item) }
      guard type.isNumber || type.isOpen else {
        note(.notANumber(name, words(for: argument), type), at: tree[argument].bytes)
        result = .erroneous
        continue
      }
      result = result == nil || result == type || result == .erroneous ? type : .dynamic
    }
    program.overloads.append(overload)
    let codes = program.add(parts: parts.map(\.code))
    let call = Instruction.call(overload: Int32(program.overloads.count - 1), codes)
    return emit(call, result ?? .dynamic, node)
  }
}

extension Diagnostic.Message {
  fileprivate static func badPattern(_ reason: String) -> Self {
    Self("this is no pattern: \(reason)")
  }

  fileprivate static func noNumbers(_ name: String) -> Self {
    Self("'\(name)' needs at least one number")
  }

  fileprivate static func notANumber(_ name: String, _ operand: String, _ type: ValueType) -> Self {
    Self("'\(name)' compares numbers; \(operand) is \(type.phrase)")
  }
}
