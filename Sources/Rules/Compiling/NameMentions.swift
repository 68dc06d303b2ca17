package import Diagnostics
internal import Documents
package import Expressions
internal import Localization
internal import Model

/// Something that files of rules name in one place and mention in others.
package enum NamedThing: Hashable, Sendable {
  /// By the id that it has now.
  case rule(String)
  case definition(FactDefinition.Name)
  case constant(String)
  case parameter(String, rule: String)
  /// What an `each` or a `let` names, by its slot.
  case binding(Int, rule: String)
}

/// A place at which a name stands.
package struct NameMention: Hashable, Sendable {
  package let thing: NamedThing
  package let range: SourceRange
  /// Whether that is where it gets its name.
  package let isDeclaration: Bool

  package init(of thing: NamedThing, at range: SourceRange, isDeclaration: Bool = false) {
    (self.thing, self.range, self.isDeclaration) = (thing, range, isDeclaration)
  }
}

/// Every mention of a name in a file of rules, as the compiler understands it.
package struct NameMentions {
  /// File by file, in the order of their places, each once.
  package var all: [NameMention] {
    found.sorted {
      ($0.range.file.path, $0.range.bytes.lowerBound)
        < ($1.range.file.path, $1.range.bytes.lowerBound)
    }
  }

  private var found: Set<NameMention> = []
  private let file: RuleFile
  private let book: RuleBook

  package init(in file: RuleFile, by book: RuleBook) {
    self.file = file
    self.book = book
    for constant in file.constants {
      add(.constant(constant.name), constant.name, at: constant.nameRange, isDeclaration: true)
    }
    for definition in file.definitions { add(definition) }
    for rule in file.rules { add(rule) }
    for lock in file.locks { _ = addRule(lock.name, at: lock.range) }
    for override in file.overrides {
      guard let id = addRule(override.target, at: override.range),
        case .set(_, let parameters) = override.change
      else { continue }
      for entry in parameters { add(.parameter(entry.name, rule: id), entry.name, entry.key.bytes) }
    }
  }

  /// A name as it is written, be it in quotes.
  private mutating func add(
    _ thing: NamedThing, _ name: String, at range: SourceRange, isDeclaration: Bool = false
  ) {
    let written = LocatedText(name, in: file.source, bytes: range.bytes)
    let place = written.range(of: 0..<name.utf8.count)
    found.insert(NameMention(of: thing, at: place, isDeclaration: isDeclaration))
  }

  private mutating func add(_ thing: NamedThing, _ name: String, _ bytes: Range<Int>) {
    add(thing, name, at: SourceRange(file: file.source.id, bytes: bytes))
  }

  /// A rule by its id or an earlier one; the answer is its id, nil for a guideline or topic.
  private mutating func addRule(_ name: String, at range: SourceRange) -> String? {
    let id = book.currentID(of: name)
    let ids = book.rules.lazy.map(\.id) + book.rulesOff.lazy.map(\.id)
    guard ids.contains(id) else { return nil }
    add(.rule(id), name, at: range)
    return id
  }

  private mutating func add(_ definition: DefinitionSource) {
    guard let names = definition.names else { return }
    let name = FactDefinition.Name(names.name, of: names.section)
    let start = names.section.map { $0.utf8.count + 1 } ?? 0
    let key = LocatedText(definition.key.name, in: file.source, bytes: definition.key.range.bytes)
    let range = key.range(of: start..<start + names.name.utf8.count)
    found.insert(NameMention(of: .definition(name), at: range, isDeclaration: true))
    guard let fact = book.environment.definitions[name] else { return }
    let receiver = fact.receiver.map { [Variable($0.name, .object($0))] } ?? []
    let compilation = book.environment.recordingNames
      .compile(definition.expression.text, taking: receiver + fact.parameters)
    for use in compilation.uses {
      add(use.target, at: definition.expression.range(of: use.bytes), in: nil)
    }
  }

  private mutating func add(_ rule: RuleSource) {
    add(.rule(rule.id), rule.id, at: rule.idRange, isDeclaration: true)
    for parameter in rule.parameters {
      let thing = NamedThing.parameter(parameter.name, rule: rule.id)
      add(thing, parameter.name, at: parameter.nameRange, isDeclaration: true)
    }
    for stricter in rule.stricter {
      add(.parameter(stricter.name, rule: rule.id), stricter.name, at: stricter.nameRange)
    }
    for entry in (rule.examples ?? []).flatMap(\.parameters) {
      add(.parameter(entry.name, rule: rule.id), entry.name, entry.key.bytes)
    }
    for (number, binding) in (rule.each + rule.definitions).enumerated() {
      let thing = NamedThing.binding(firstSlot + number, rule: rule.id)
      add(thing, binding.name, at: binding.nameRange, isDeclaration: true)
    }
    addExpressions(of: rule)
  }

  /// The slot of the first name that a rule brings in, behind its parameters.
  private var firstSlot: Int { book.environment.count + 1 }

  private mutating func addExpressions(of rule: RuleSource) {
    var compiler = RuleCompiler(
      book.environment.recordingNames, naming: [], tables: book.tables, language: .english)
    guard compiler.isSmall(rule), compiler.hasNames(rule) else { return }
    let tags = Set(rule.translations.tags.map(\.name)).sorted()
    let texts = tags.map { rule.translations[$0] } + file.locales.map { $0.rules[rule.id] }
    for texts in [nil] + texts {
      _ = CompiledRule(
        rule, severity: rule.declaration.severity, isNewer: false,
        parameters: ParameterSet(rule.parameters), saying: texts, by: &compiler)
      for use in compiler.uses {
        add(use.target, at: use.text.range(of: use.bytes), in: rule)
      }
    }
  }

  private mutating func add(_ target: NameUse.Target, at range: SourceRange, in rule: RuleSource?) {
    switch (target, rule) {
    case (.definition(let name), _): found.insert(NameMention(of: .definition(name), at: range))
    case (.field(let field), let rule?) where field.type == ParameterSet.typeName:
      found.insert(NameMention(of: .parameter(field.field, rule: rule.id), at: range))
    case (.variable(let slot), let rule?) where slot >= firstSlot:
      found.insert(NameMention(of: .binding(slot, rule: rule.id), at: range))
    case (.variable(let slot), _) where slot < book.environment.count:
      let name = book.environment.variables[slot].name
      found.insert(NameMention(of: .constant(name), at: range))
    case (.variable, _), (.field, _): break
    }
  }
}
