/// Facts that definitions work out.
extension Program {
  @inline(never)
  func defined(
    _ definition: Int32,
    _ parts: SyntaxNode.Children,
    as use: DefinitionUse,
    _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    let definition = definitions[Int(definition)]
    var arguments: ContiguousArray<TracedValue> = []
    for part in children[parts.indices] { arguments.append(value(part, &frame)) }
    switch use {
    case .value: return frame.value(of: definition, arguments)
    case .presence:
      if case .absent = arguments[0].value { return TracedValue(.boolean(false)) }
      if arguments[0].value.answersForItsFields { return arguments[0] }
      return frame.value(of: definition, arguments).isSaid.operand
    case .optional: return wrapped(frame.value(of: definition, arguments))
    case .inOptional:
      switch arguments[0].value {
      case .optional(.some(let inner)):
        arguments[0] = inner
        return wrapped(frame.value(of: definition, arguments))
      case .absent: return TracedValue(.optional(.none))
      default: return arguments[0]
      }
    }
  }

  /// The programs of the definitions that it uses itself.
  package var definitionsUsed: [Program] { definitions.map(\.program) }

  /// Evaluates it with what its first names stand for.
  fileprivate func run(
    in frame: inout Frame,
    with arguments: ContiguousArray<TracedValue>
  ) -> TracedValue {
    guard let before = frame.enter(self) else {
      return .failure(.tooDeep.located(at: ranges[Int(root)].bytes, in: self))
    }
    defer { frame.leave(self, to: before) }
    for index in arguments.indices { frame[local: Int32(index)] = arguments[index] }
    return value(root, &frame)
  }
}

extension Frame {
  /// What a fact of a value is; it stands at the place of the value unless it has one of its own.
  package mutating func value(
    of definition: FactDefinition,
    _ arguments: ContiguousArray<TracedValue>
  ) -> TracedValue {
    let receiver = definition.receiver == nil ? TracedValue(.null) : arguments[0]
    if definition.receiver != nil {
      switch receiver.value {
      case .object, .unwritten: break
      default: return receiver.value.answersForItsFields ? receiver : .failure(.noSlot)
      }
    }
    let isKept = definition.isRemembered && (definition.receiver == nil || receiver.place != .none)
    // The place of a value stands for it.
    let item = Int(receiver.place.number)
    if isKept, let known = facts.number(of: definition.number, for: item) {
      charge(facts[known].cost)
      return facts[known].operand
    }
    let before = cost
    var operand = program(of: definition).run(in: &self, with: arguments)
    if operand.place == .none { operand.place = receiver.place }
    if case .error = operand.value { return operand }
    if isKept, !isExhausted {
      facts.keep(operand, of: definition.number, for: item, cost: cost - before)
    }
    return operand
  }

  /// What answers for a definition.
  func program(of definition: FactDefinition) -> Program {
    replaced[definition.number] ?? definition.program
  }

  /// Has a definition answer what another program says.
  package mutating func replace(_ definition: FactDefinition, with program: Program) {
    replaced[definition.number] = program
  }
}
