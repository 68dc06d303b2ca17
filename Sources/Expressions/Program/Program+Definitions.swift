internal import Diagnostics

/// Facts that definitions work out.
extension Program {
  func defined(
    _ definition: FactDefinition,
    _ parts: SyntaxNode.Children,
    as use: DefinitionUse,
    _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    var arguments: ContiguousArray<TracedValue> = []
    for part in children[parts.indices] { arguments.append(value(part, &frame)) }
    switch use {
    case .value: return frame.value(of: definition, arguments)
    case .presence:
      switch arguments[0].value {
      case .absent: return .boolean(false)
      case .undecided: return arguments[0]
      default: return isSaid(frame.value(of: definition, arguments))
      }
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
      return .failure(.tooDeep.located(at: ranges[code.root], in: self))
    }
    defer { frame.leave(self, to: before) }
    for index in arguments.indices { frame[local: Int32(index)] = arguments[index] }
    return value(code.root, &frame)
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
      case .absent, .undecided, .error: return receiver
      default: return .failure(.noFields)
      }
    }
    if let other = subjects.subject(at: receiver.place), other.firstPlace != subject {
      return among(other) { $0.value(of: definition, arguments) }
    }
    let isKept = definition.isRemembered && (definition.receiver == nil || receiver.place != .none)
    // The place of a value stands for it; what stands alone is a fact of the subject.
    let place = definition.receiver == nil ? subject : receiver.place
    let question = AnswerTable.Question(program: definition.number, item: Int(place.number))
    if isKept, let known = facts[question] {
      charge(known.cost)
      return known.operand
    }
    let before = cost
    var operand = program(of: definition).run(in: &self, with: arguments)
    if operand.place == .none { operand.place = receiver.place }
    if case .error = operand.value { return operand }
    if isKept, !isExhausted { facts.keep(operand, for: question, cost: cost - before) }
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

extension EvaluationError {
  fileprivate static let noFields = EvaluationError(.noSuchField, Message(.noSuchField))
}
