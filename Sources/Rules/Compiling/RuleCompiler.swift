internal import Diagnostics
internal import Expressions
internal import Localization
internal import Model

/// Makes of rules what can be evaluated, and reports what in them makes no sense.
struct RuleCompiler {
  let tables: CatalogueTables
  /// The language of the texts, beside English.
  let language: Language
  var diagnostics: [Diagnostic] = []
  private(set) var shared: SharedPrograms
  var expressions: ExpressionCache
  /// What files have named, for all expressions.
  let named: [RuleSource.Parameter]
  /// What titles see: values that are the same for all descriptions, in the order of their slots.
  let constants: ContiguousArray<TracedValue>
  /// Made when a title asks for it.
  lazy var titleExpressions = ExpressionCache(names.ofTitles(constants: constants.count))
  let names: Environment
  /// What the next expression of the rule sees.
  var scope = ExpressionScopes.outermost
  /// The slots of the items that the rule goes through.
  private var items: [Int] = []
  /// The definitions that nothing has used so far, with their slots.
  private var unused: [(name: String, slot: Int)] = []
  /// The rule's parameters that nothing has used so far.
  private var unusedParameters: Set<String> = []
  private(set) var parameters: [RuleSource.Parameter] = []
  /// The names that the rule brings in.
  private var bindings: [RuleSource.Binding] = []
  /// How many mistakes there were before the rule.
  private var mistakesBefore = 0
  /// What the rule's clauses so far read; apart, what the names that it defines stand for.
  private(set) var clauseReads: [[FieldReference]] = []
  private var definitionReads: [Int: [[FieldReference]]] = [:]

  /// The environment has the names of descriptions and catalogues, in the order of their slots.
  init(
    _ environment: Environment, naming constants: [RuleSource.Parameter], tables: CatalogueTables,
    language: Language
  ) {
    self.tables = tables
    named = constants
    self.constants = tables.operands + constants.map { TracedValue($0.value) }
    names = environment
    self.language = language
    shared = SharedPrograms(lastingSlots: environment.count)
    expressions = ExpressionCache(environment)
  }

  /// The fields of a description that any of the rules reads.
  var reads: FieldReferences { expressions.reads }

  /// A rule as it can be evaluated; nil when it is off, or something in it is wrong.
  mutating func compile(_ rule: RuleChanges.Changed) -> CompiledRule? {
    guard !rule.isOff else { return nil }
    let count = diagnostics.count
    let source = rule.source
    if !rule.isTested { checkDeclaration(of: source) }
    guard isSmall(source), hasNames(source) else { return nil }
    let compiled = CompiledRule(
      source, severity: rule.severity, isNewer: rule.isNewer, parameters: rule.parameters,
      saying: language.rules[rule.id], by: &self)
    return diagnostics.count == count ? compiled : nil
  }

  mutating func report(_ message: Message, _ range: SourceRange) {
    diagnostics.append(Diagnostic(message, at: range))
  }
}

// The parts of a rule in the order in which it has them; nil where something is wrong.
extension RuleCompiler {
  /// What follows is of that rule.
  mutating func begin(_ rule: RuleSource, with parameters: ObjectType) {
    scope = expressions.scopes.scope(of: parameters)
    items = []
    unused = []
    self.parameters = rule.parameters
    bindings = rule.each + rule.definitions
    unusedParameters = Set(rule.parameters.map(\.name))
    mistakesBefore = diagnostics.count
    clauseReads = []
    definitionReads = [:]
  }

  /// How many slots the names of the rule need.
  var slots: Int { environment.count }

  mutating func iteration(_ binding: RuleSource.Binding) -> CompiledRule.Iteration? {
    let list = compile(binding.expression)
    let item = list.map { itemType(of: $0.type, binding) } ?? .erroneous
    let (outer, slot) = (items, declare(binding, item))
    guard let list else { return nil }
    items.append(slot)
    return CompiledRule.Iteration(
      slot: slot, list: shared.share(list.program, items: outer),
      isOfScreens: item == Schema.screenType)
  }

  private mutating func itemType(of list: ValueType, _ binding: RuleSource.Binding) -> ValueType {
    switch list {
    case .list(let type): return type
    case .map(let key, _): return key
    case .dynamic: return .dynamic
    default:
      report(
        Message(id: "not-a-list", "\(binding.name.quoted) can go through a list or a map only"),
        binding.expression.range)
      return .erroneous
    }
  }

  mutating func definition(_ binding: RuleSource.Binding) -> Definition? {
    let (compiled, reads) = apart { $0.compile(binding.expression) }
    let slot = declare(binding, compiled?.type ?? .erroneous)
    definitionReads[slot] = reads
    unused.append((binding.name, slot))
    return compiled.map { Definition(slot: slot, program: share($0.program)) }
  }

  /// A clause, and what it alone reads.
  mutating func apart<Clause>(
    _ compile: (inout RuleCompiler) -> Clause
  ) -> (clause: Clause, reads: [[FieldReference]]) {
    let outer = clauseReads
    clauseReads = []
    defer { clauseReads = outer }
    return (compile(&self), clauseReads)
  }

  /// Declares a name; the answer is its slot.
  private mutating func declare(_ binding: RuleSource.Binding, _ type: ValueType) -> Int {
    let isDefined = environment.definitions.has(FactDefinition.Name(binding.name, of: nil))
    if isDefined || environment.slot(of: binding.name) != nil {
      report(
        Message(
          id: "name-taken",
          "there is something called \(binding.name.quoted) already; choose another name"),
        binding.nameRange)
    }
    scope = expressions.scopes.scope(inside: scope, binding.name, type)
    return environment.count - 1
  }

  /// The program as other rules may have it, too.
  mutating func share(_ program: Program) -> SharedProgram {
    shared.share(program, items: items)
  }

  mutating func exemption(_ exemption: RuleSource.Exemption) -> CompiledRule.Exemption? {
    let condition = condition(exemption.condition)
    let note = template(exemption.note)
    return condition.map { CompiledRule.Exemption(id: exemption.id, condition: $0, note: note) }
  }

  mutating func review(_ review: RuleSource.Review) -> CompiledRule.Review? {
    let condition = condition(review.condition)
    let text = template(review.text)
    return condition.map { CompiledRule.Review(condition: $0, text: text) }
  }

  mutating func related(_ related: RuleSource.Related) -> CompiledRule.Related? {
    let place = place(related.place)
    let note = template(related.note)
    return place.map { CompiledRule.Related(place: $0, note: note) }
  }

  /// What tells findings at one place apart: nothing that is measured, and no list.
  mutating func keyPart(_ written: LocatedText) -> Program? {
    guard let compiled = compile(written) else { return nil }
    guard compiled.type.tellsApart else {
      report(
        Message(
          id: "no-key",
          """
          \(written.inOneLine.quoted) is no text, word, whole number, day or boolean; name \
          what stays the same, such as an id
          """), written.range)
      return nil
    }
    return compiled.program
  }

  mutating func mark(_ mark: RuleSource.Mark) -> CompiledRule.Mark? {
    compile(mark.expression, expecting: mark.kind.type).map {
      CompiledRule.Mark(kind: mark.kind, program: $0.program)
    }
  }

  /// Everything that uses the names of the rule was compiled.
  mutating func end(_ rule: RuleSource) {
    if rule.each.isEmpty, rule.at == nil {
      report(
        Message(
          id: "no-place",
          "\(rule.id.quoted) goes through no list, so it needs 'at': where its finding points"),
        rule.idRange)
    }
    // A mistake elsewhere may be a use that was misspelt.
    guard diagnostics.count == mistakesBefore else { return }
    for parameter in rule.parameters where unusedParameters.contains(parameter.name) {
      report(
        Message(
          id: "unused-parameter", "nothing uses the parameter \(parameter.name.quoted); take it out"
        ), parameter.nameRange)
    }
    for binding in rule.definitions where unused.contains(where: { $0.name == binding.name }) {
      let isTaken = environment.variables.count { $0.name == binding.name } > 1
      if !isTaken {
        report(
          Message(id: "unused-definition", "nothing uses \(binding.name.quoted); take it out"),
          binding.nameRange)
      }
    }
  }
}

// Expressions, and texts with expressions in them.
extension RuleCompiler {
  private var environment: Environment { expressions.scopes.environment(of: scope) }

  mutating func condition(_ written: LocatedText) -> Program? {
    compile(written, expecting: .boolean)?.program
  }

  /// An expression whose value is somewhere in the description.
  mutating func place(_ written: LocatedText) -> Program? {
    guard let program = compile(written)?.program else { return nil }
    if !program.mayHavePlace {
      report(
        Message(
          id: "not-a-place",
          "this is worked out and stands nowhere in a description; name a field or an item"),
        written.range)
    }
    return program
  }

  /// A text with placeholders; each of them must be a text, a number, a date, a boolean or a list of
  /// them.
  ///
  /// What is wrong with it is only reported: the rule can't be used then.
  mutating func template(_ written: LocatedText) -> MessageTemplate {
    let template = TemplateText(written.text)
    if let brace = template.openBrace {
      report(
        Message(id: "open-brace", "this brace is never closed; write '{{' for a brace in the text"),
        written.range(of: brace..<brace + 1))
    }
    return MessageTemplate(
      template.pieces.compactMap { piece in
        switch piece {
        case .text(let text): return .text(text)
        case .expression(let text, let bytes):
          return placeholder(text, bytes, of: written)
        }
      }
    )
  }

  private mutating func placeholder(
    _ text: String, _ bytes: Range<Int>, of written: LocatedText
  ) -> MessageTemplate.Part? {
    let compiled = compile(text, at: bytes.lowerBound, of: written, expecting: nil)
    guard let compiled else { return nil }
    guard compiled.type.isPrintable || compiled.type.item?.isPrintable == true else {
      report(
        Message(
          id: "not-printable",
          "\(text.quoted) is no text, number, date or boolean, so a message can't show it"),
        written.range(of: bytes))
      return nil
    }
    return .placeholder(compiled.program, words: (compiled.type.item ?? compiled.type).enumeration)
  }

  mutating func compile(
    _ written: LocatedText, expecting type: ValueType? = nil
  ) -> (program: Program, type: ValueType)? {
    compile(written.text, at: 0, of: written, expecting: type)
  }

  /// Compiles what begins at a byte of a text, and reports what is wrong with it.
  private mutating func compile(
    _ text: String, at start: Int, of written: LocatedText, expecting type: ValueType?
  ) -> (program: Program, type: ValueType)? {
    let compilation = expressions.compile(text, expecting: type, in: scope)
    unused.removeAll { compilation.variables.contains($0.slot) }
    clauseReads.append(compilation.reads)
    for slot in compilation.variables { clauseReads += definitionReads[slot] ?? [] }
    for read in compilation.reads where read.type == ParameterSet.typeName {
      unusedParameters.remove(read.field)
    }
    for mistake in compilation.mistakes {
      let bytes = mistake.bytes.lowerBound + start..<mistake.bytes.upperBound + start
      let range = written.range(of: bytes)
      let notes = notes(on: mistake, in: compilation)
      diagnostics.append(
        usedTooEarly(mistake, in: text, range)
          ?? Diagnostic(mistake.message, at: range, notes: notes)
      )
    }
    return compilation.program.map { ($0, compilation.type) }
  }

  /// What to say of a name that the rule brings in only further down.
  private func usedTooEarly(_ mistake: Mistake, in text: String, _ range: SourceRange)
    -> Diagnostic?
  {
    let name = String(decoding: Array(text.utf8)[mistake.bytes], as: UTF8.self)
    guard mistake.message.id == "unknown-name",
      let binding = bindings.first(where: {
        $0.name == name && $0.nameRange.bytes.lowerBound > range.bytes.lowerBound
      })
    else { return nil }
    let note = Diagnostic.Note(Message("it is named here"), at: binding.nameRange)
    return Diagnostic(
      Message(
        id: "unknown-name",
        "'\(name)' is named further down, and an expression knows only the names above it"),
      at: range, notes: [note])
  }
}
