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
  private enum Entry {
    case known(FactDefinition)
    /// It can't be used before somebody has compiled it.
    case pending
    /// Something is wrong with it, which was reported where it stands.
    case mistaken
  }

  private var entries: [FactDefinition.Name: Entry] = [:]
  /// In the order in which they became known.
  package private(set) var all: [FactDefinition] = []

  package init() {}

  /// Those that aren't compiled yet.
  package init(pending names: some Sequence<FactDefinition.Name>) {
    for name in names { entries[name] = .pending }
  }

  package mutating func add(_ definition: FactDefinition) {
    entries[definition.name] = .known(definition)
    all.append(definition)
  }

  /// Lets whatever uses it be without mistakes for that reason.
  package mutating func addMistaken(_ name: FactDefinition.Name) {
    entries[name] = .mistaken
  }

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
  func names(of receiver: String?) -> [String] {
    entries.keys.filter { $0.receiver == receiver }.map(\.name).sorted()
  }
}
