internal import Diagnostics

/// A fact of values of a type, or one that stands alone, that an expression works out.
///
/// A class, because every program that uses it shares it.
package final class FactDefinition: Sendable {
  /// What it is called by, behind a value of a type or alone.
  package struct Name: Hashable, Sendable {
    /// The type's name.
    package let receiver: String?
    package let name: String

    package init(_ name: String, of receiver: String?) {
      self.receiver = receiver
      self.name = name
    }
  }

  package let name: Name
  /// The type of the value that it is a fact of.
  package let receiver: ObjectType?
  /// What stands in brackets behind its name.
  package let parameters: [Variable]
  package let type: ValueType
  package let meaning: String
  package let program: Program
  /// The fields that it reads, be it by way of others.
  package let reads: [FieldReference]
  /// Its own among all that an environment has.
  let number: Int
  /// Whether the place of its receiver tells one value from another.
  let isRemembered: Bool

  /// The program's first names stand for the receiver and the parameters.
  package init(
    _ name: String, of receiver: ObjectType?, taking parameters: [Variable] = [], meaning: String,
    as compilation: Compilation, _ program: Program, number: Int, isRemembered: Bool
  ) {
    self.name = Name(name, of: receiver?.name)
    self.receiver = receiver
    self.parameters = parameters
    type = compilation.type
    self.meaning = meaning
    self.program = program
    reads = Array(Set(compilation.reads))
    self.number = number
    self.isRemembered = isRemembered && parameters.isEmpty
  }

  /// Its name with what stands in brackets behind it.
  package var calledName: String {
    parameters.isEmpty
      ? name.name : "\(name.name)(\(parameters.map(\.name).joined(separator: ", ")))"
  }

  /// How it is called and what it answers, in types: `isWide(frame, double) → bool`.
  package var signature: String {
    let call =
      parameters.isEmpty
      ? name.name : "\(name.name)(\(parameters.map(\.type.name).joined(separator: ", ")))"
    return "\(name.receiver.map { "\($0)." } ?? "")\(call) → \(type.name)"
  }

  /// How it is called, in types, for whoever calls it otherwise.
  var overload: Function.Overload {
    let receiver = receiver.map { ValueType.object($0) }
    return .init(on: receiver, parameters.map(\.type), result: type) { _ in
      preconditionFailure("what is defined is evaluated, not called")
    }
  }
}

/// The definitions that expressions may use, by their names.
package struct FactDefinitions: Sendable {
  private enum State {
    case known(FactDefinition)
    /// It can't be used before somebody has compiled it.
    case pending
    /// Something is wrong with it, which was reported where it stands.
    case mistaken
  }

  private var entries: [FactDefinition.Name: State] = [:]
  /// By the type that they follow, in their order.
  private var names: [String?: [String]] = [:]
  /// In the order in which they became known.
  package private(set) var all: [FactDefinition] = []

  package init() {}

  /// Those that aren't compiled yet.
  package init(pending names: some Sequence<FactDefinition.Name>) {
    for name in names { set(.pending, for: name) }
  }

  private mutating func set(_ state: State, for name: FactDefinition.Name) {
    guard entries.updateValue(state, forKey: name) == nil else { return }
    let index = names[name.receiver, default: []].partitioningIndex { $0 > name.name }
    names[name.receiver, default: []].insert(name.name, at: index)
  }

  package mutating func add(_ definition: FactDefinition) {
    set(.known(definition), for: definition.name)
    all.append(definition)
  }

  /// Lets whatever uses it be without mistakes for that reason.
  package mutating func addMistaken(_ name: FactDefinition.Name) { set(.mistaken, for: name) }

  package func isPending(_ name: FactDefinition.Name) -> Bool {
    if case .pending? = entries[name] { true } else { false }
  }

  /// Whether something has that name, be it that nothing is known of it yet.
  package func has(_ name: FactDefinition.Name) -> Bool { entries[name] != nil }

  /// Nil where something has the name of which nothing is known.
  package subscript(name: FactDefinition.Name) -> FactDefinition? {
    if case .known(let definition)? = entries[name] { definition } else { nil }
  }

  /// The names of those that follow values of a type; of none, those that stand alone.
  func names(of receiver: String?) -> [String] { names[receiver, default: []] }
}

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
      case .optional(.some(let inner)): return wrapped(frame.value(of: definition, inner, others))
      case .absent: return TracedValue(.optional(.none))
      default: return first
      }
    }
  }

  /// The programs of the definitions that it uses itself.
  package var definitionsUsed: [Program] { definitions.map(\.program) }

  fileprivate func run(
    in frame: inout Frame, with first: TracedValue?, _ others: ContiguousArray<TracedValue>
  ) -> TracedValue {
    guard let before = frame.enter(self) else { return refusal(in: frame) }
    defer { frame.leave(self, to: before) }
    if let first { frame[local: 0] = first }
    for index in others.indices { frame[local: Int32(index) + 1] = others[index] }
    return value(code.root, &frame)
  }
}

/// What a definition is asked, by its number, and the place of the value that it is a fact of.
struct FactQuestion: Hashable {
  let definition: Int
  let place: Place
}

/// What a definition answered, and what that cost.
struct FactAnswer {
  let operand: TracedValue
  let cost: Int
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
    let isKept = definition.isRemembered && place != Place.none && !isWatched
    let question = FactQuestion(definition: definition.number, place: place)
    if isKept, let known = facts[question] {
      charge(known.cost)
      return known.operand
    }
    let before = cost
    var operand = program(of: definition).run(in: &self, with: first, others)
    if operand.place == .none { operand.place = receiverPlace }
    if isExhausted { return Self.spent }
    // How deep it may be depends on who asks: another may get an answer.
    if isKept, !operand.value.isTooDeep {
      facts[question] = FactAnswer(operand: operand, cost: cost - before)
    }
    return operand
  }

  private static let spent = TracedValue.failure(.costLimit)

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
  fileprivate static let noFields = EvaluationError(.noSuchField, "the value has no such field")
}
