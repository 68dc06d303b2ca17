internal import Diagnostics

/// Facts that definitions work out.
extension Program {
  func defined(
    _ definition: FactDefinition, _ parts: SyntaxNode.Children, as use: DefinitionUse,
    _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    guard parts.count > 0 else { return frame.value(of: definition, nil) }
    let first = value(children[parts.start], &frame)
    var others: ContiguousArray<TracedValue> = []
    for part in children[parts.indices.dropFirst()] { others.append(value(part, &frame)) }
    switch use {
    case .value: return frame.value(of: definition, first, others)
    case .presence:
      switch first.value {
      case .absent: return .boolean(false)
      case .undecided: return first
      default: return isSaid(frame.value(of: definition, first, others))
      }
    case .optional: return wrapped(frame.value(of: definition, first, others))
    case .inOptional:
      switch first.value {
      case .optional(.some(let inner)):
        return wrapped(frame.value(of: definition, inner, others))
      case .absent: return TracedValue(.optional(.none))
      default: return first
      }
    }
  }

  /// The programs of the definitions that it uses itself.
  package var definitionsUsed: [Program] { definitions.map(\.program) }

  /// Evaluates it with what its first names stand for.
  fileprivate func run(
    in frame: inout Frame, with first: TracedValue?, _ others: ContiguousArray<TracedValue>
  ) -> TracedValue {
    guard let before = frame.enter(self) else {
      return .failure(.tooDeep.located(at: ranges[code.root], in: self))
    }
    defer { frame.leave(self, to: before) }
    if let first { frame[local: 0] = first }
    for index in others.indices { frame[local: Int32(index) + 1] = others[index] }
    return value(code.root, &frame)
  }
}

extension Frame {
  /// What a fact of a value is; it stands at the place of the value unless it has one of its own.
  package mutating func value(
    of definition: FactDefinition, _ first: TracedValue?,
    _ others: ContiguousArray<TracedValue> = []
  ) -> TracedValue {
    let receiver = definition.receiver == nil ? nil : first
    if let receiver {
      switch receiver.value {
      case .object, .unwritten: break
      case .absent, .undecided, .error: return receiver
      default: return .failure(.noFields)
      }
    }
    let receiverPlace = receiver?.place ?? Place.none
    // The place of a value stands for it; what stands alone is a fact of the whole.
    let place = receiver?.place ?? Place(number: 0)
    let isKept = definition.isRemembered && place != Place.none
    let question = AnswerTable.Question(program: definition.number, item: Int(place.number))
    if isKept, let known = facts[question] {
      charge(known.cost)
      return known.operand
    }
    let before = cost
    var operand = program(of: definition).run(in: &self, with: first, others)
    if operand.place == .none { operand.place = receiverPlace }
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
  fileprivate static let noFields = EvaluationError(.noSuchField, Message.noSuchField)
}

extension Message {
  fileprivate static var noSuchField: Message {
    Message("the value has no such field")
  }
}
