internal import Diagnostics
package import Expressions
internal import Localization
internal import Model

/// Makes of definitions what expressions can use, each after those that it uses itself.
struct DefinitionCompiler {
  private typealias Name = FactDefinition.Name

  /// A definition whose names and types make sense.
  private struct Declared {
    let source: DefinitionSource
    let receiver: ObjectType?
    let parameters: [Variable]
  }

  private(set) var definitions: FactDefinitions
  private(set) var diagnostics: [Diagnostic] = []
  private let environment: Environment
  private let language: Language
  private let constants: [RuleSource.Parameter]
  private var declared: [Name: Declared] = [:]
  /// Those that wait for others, in the order in which they came to need them.
  private var waiting: [Name] = []

  /// The environment has all names that definitions may use beside one another.
  init(
    _ sources: [DefinitionSource], unread: [String], in environment: Environment,
    naming constants: [RuleSource.Parameter], language: Language
  ) {
    self.environment = environment
    self.constants = constants
    self.language = language
    definitions = FactDefinitions()
    let types = SectionTypes(of: environment)
    var names: [Name] = []
    for source in sources {
      if let name = declare(source, types) { names.append(name) }
    }
    definitions = FactDefinitions(pending: names)
    // What uses one that couldn't be read or declared makes no further mistake.
    for (section, word, _) in unread.compactMap(DefinitionSource.names)
      + sources.compactMap(\.names)
    {
      let name = Name(word, of: section)
      if !definitions.has(name) { definitions.addMistaken(name) }
    }
    for name in names where definitions.isPending(name) { compile(name) }
  }

  /// What each was written as, by its name.
  var sources: [FactDefinition.Name: DefinitionSource] { declared.mapValues(\.source) }

  private mutating func declare(_ source: DefinitionSource, _ types: SectionTypes) -> Name? {
    let key = source.key
    guard let (section, word, arguments) = source.names else {
      return report(
        id: "not-a-definition",
        """
        \(key.name.quoted) can't be defined; write section.name, name, or name(argument, …) \
        in letters and digits
        """, key.range)
    }
    let receiver = section.flatMap { types[$0] }
    if let section, receiver == nil {
      return report(.unknownSection(section, among: types.names), key.range)
    }
    if let receiver, receiver.slot(of: word) != nil {
      return report(
        id: "field-taken",
        "\(receiver.name.quoted) has a field \(word.quoted) already; choose another name", key.range
      )
    }
    let isSeen =
      section == nil && (environment.slot(of: word) != nil || environment.hasFunction(word))
    if isSeen || !arguments.isEmpty && Macro.names.contains(word) {
      return report(
        id: "definition-taken",
        "rules see something called \(word.quoted) already; choose another name", key.range)
    }
    guard arguments.count == source.types.count else {
      return report(
        id: "other-count",
        """
        \(key.name.quoted) has \(Amount(arguments.count)) in brackets and \
        \(Amount(source.types.count)) under 'takes'; give each argument its type
        """,
        key.range
      )
    }
    let name = Name(word, of: receiver?.name)
    if let known = declared[name]?.source {
      guard !known.isWritten(like: source) else { return nil }
      let note = Diagnostic.Note(Message(.firstOne), at: known.key.range)
      diagnostics.report(
        id: "other-definition",
        "\(key.name.quoted) is defined otherwise already; both must be the same", at: key.range,
        notes: [note])
      return nil
    }
    var parameters = receiver.map { [Variable($0.name, .object($0))] } ?? []
    for (argument, written) in zip(arguments, source.types) {
      guard let type = types.type(written.text) else {
        return report(.unknownArgumentType(written.text, among: types.typeNames), written.range)
      }
      parameters.append(Variable(argument, type))
    }
    declared[name] = Declared(source: source, receiver: receiver, parameters: parameters)
    return name
  }

  private mutating func compile(_ name: Name) {
    guard let declared = declared[name] else { return }
    guard waiting.count < Self.mostLevels else {
      definitions.addMistaken(name)
      diagnostics.report(
        id: "definition-too-deep",
        "definitions can use one another over at most \(Self.mostLevels) levels",
        at: declared.source.key.range)
      return
    }
    waiting.append(name)
    defer { waiting.removeLast() }
    let text = declared.source.expression
    while true {
      let compilation = environment.defining(definitions)
        .compile(text.text, taking: declared.parameters)
      if !compilation.pending.isEmpty {
        if let first = waiting.firstIndex(where: compilation.pending.contains) {
          let next = waiting[first]
          definitions.addMistaken(name)
          let circle = (waiting[first...] + [next]).map(\.written)
          diagnostics.report(
            id: "defined-by-itself",
            "this is defined by itself: \(circle.joined(separator: " → "))",
            at: declared.source.key.range)
          return
        }
        for next in compilation.pending where definitions.isPending(next) { compile(next) }
        continue
      }
      guard let program = compilation.program else {
        definitions.addMistaken(name)
        diagnostics += compilation.mistakes.map {
          Diagnostic($0.message, at: text.range(of: $0.bytes))
        }
        return
      }
      let own = declared.parameters.map(\.name)
      let compared = compilation.compared.filter { !own.contains($0.name) }
      diagnostics += constants.mistakes(in: compared, environment)
      definitions.add(definition(name, declared, compilation, program))
      return
    }
  }

  private func definition(
    _ name: Name, _ declared: Declared, _ compilation: Compilation, _ program: Program
  ) -> FactDefinition {
    let source = declared.source
    let meaning =
      source.meaning[language.tag]?.inOneLine ?? language[.definitions, source.key.name]
    return FactDefinition(
      name.name, of: declared.receiver,
      taking: Array(compilation.arguments.dropFirst(declared.receiver == nil ? 0 : 1)),
      meaning: meaning ?? source.meaning.english.inOneLine, as: compilation, program,
      number: definitions.all.count,
      // Frames that are worked out stand at the place of the screen that they are of.
      isRemembered: declared.receiver.map { Rectangle.type != .object($0) } ?? true)
  }

  private mutating func report(id: String, _ message: Message, _ range: SourceRange) -> Name? {
    report(Message(id: id, message), range)
  }

  private mutating func report(_ message: Message, _ range: SourceRange) -> Name? {
    diagnostics.append(Diagnostic(message, at: range))
    return nil
  }

  /// Each level is one more of those over which evaluating may be nested.
  private static let mostLevels = 20
}

extension Environment {
  /// What the expression of a definition sees, given its key and the types of its arguments.
  package func inDefinition(_ key: String, _ written: [String]) -> Environment {
    let types = SectionTypes(of: self)
    guard let names = DefinitionSource.names(in: key) else { return self }
    let receiver = names.section.flatMap { types[$0] }.map { Variable($0.name, .object($0)) }
    let arguments = zip(names.arguments, written).map { Variable($0, types.type($1) ?? .dynamic) }
    return ([receiver].compactMap(\.self) + arguments).reduce(self) { $0.adding($1) }
  }
}

extension FactDefinition.Name {
  /// As a file of rules has it, without arguments.
  package var written: String { receiver.map { "\($0).\(name)" } ?? name }
}

extension DefinitionSource {
  fileprivate func isWritten(like other: DefinitionSource) -> Bool {
    key.name == other.key.name && expression.text == other.expression.text
      && types.map(\.text) == other.types.map(\.text)
  }
}

/// The types that definitions can be of, and that their arguments can have.
private struct SectionTypes {
  private var sections: [String: ObjectType] = [:]
  /// What texts can be that aren't free, by the names that expressions have for it.
  private var words: [String: EnumerationType] = [:]
  private static let plain: [String: ValueType] = [
    "bool": .boolean, "int": .integer, "double": .double, "string": .string,
    "timestamp": .timestamp,
  ]

  init(of environment: Environment) {
    for variable in environment.variables { add(variable.type) }
  }

  private mutating func add(_ type: ValueType) {
    switch type {
    case .list(let item): add(item)
    case .object(let type) where sections[type.name] == nil:
      sections[type.name] = type
      for field in type.fields { add(field.type) }
    case .enumeration(let type) where type.words.count < words[type.name]?.words.count ?? .max:
      words[type.name] = type
    default: break
    }
  }

  subscript(name: String) -> ObjectType? { sections[name] }

  var names: [String] { sections.keys.filter(\.isNameInExpressions).sorted() }
  var typeNames: [String] {
    Self.plain.keys.sorted() + words.values.filter(\.isOpen).map(\.name).sorted() + names
      + ["list(…)"]
  }

  /// A section's, one of CEL, that of some words, or a list of such: `list(button)`.
  func type(_ name: String) -> ValueType? {
    if name.hasPrefix("list("), name.hasSuffix(")") {
      return type(String(name.dropFirst(5).dropLast())).map { .list($0) }
    }
    return Self.plain[name] ?? sections[name].map { .object($0) }
      ?? words[name].map { .enumeration($0) }
  }
}

extension Message {
  fileprivate static func unknownSection(_ name: String, among known: [String]) -> Self {
    Self(
      id: "unknown-section", "there is no section \(name.quoted)\(clause(for: name, among: known))")
  }

  fileprivate static func unknownArgumentType(_ name: String, among known: [String]) -> Self {
    Self(
      id: "unknown-argument-type",
      "\(name.quoted) is no type of an argument\(clause(for: name, among: known))")
  }

  /// What was meant, or else what there is.
  private static func clause(for name: String, among known: [String]) -> Message {
    let hint = Suggestion.clause(for: name, among: known)
    return hint.isEmpty ? Message("; write \(known.alternatives)") : hint
  }
}
