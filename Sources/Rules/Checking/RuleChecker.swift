internal import Descriptions
internal import Diagnostics
internal import Expressions

/// Makes sure that a rule makes sense, and makes of it what can be evaluated.
struct RuleChecker {
  /// Of the guidelines that rules may cite.
  let tables: CatalogueTables
  /// Whether the texts of the program's own rules wait until they are needed.
  let defersTexts: Bool
  /// The language of the texts, beside English.
  let language: Language
  /// A known one: a file's rules often cite the same.
  private var lastGuideline: String?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var shared: SharedPrograms
  private var compiled: CompiledExpressions
  /// What is shared of programs that were compiled once.
  private var sharedBefore: [ObjectIdentifier: [Shared]] = [:]

  private var ways = Ways()

  private struct Shared {
    let program: Program
    /// The slots of the items for which it is shared.
    let items: [Int]
    let shared: SharedProgram
  }

  /// The environment has the names of descriptions and catalogues, in the order of their slots.
  init(
    environment: Environment,
    tables: CatalogueTables,
    defersTexts: Bool,
    language: Language,
    shared: SharedPrograms? = nil
  ) {
    compiled = CompiledExpressions(environment)
    self.shared = shared ?? SharedPrograms(lastingSlots: environment.count)
    self.language = language
    self.defersTexts = defersTexts
    self.tables = tables
  }

  /// The fields of a description that any of the rules reads.
  var reads: FieldReferences { compiled.reads }

  /// A rule that was written as it can be evaluated; nil when it is off, or something in it is
  /// wrong.
  mutating func check(_ changed: RuleChanges.Changed) -> CheckedRule? {
    guard !changed.isOff, let rule = changed.written else { return nil }
    return check(rule, severity: changed.severity, parameters: changed.parameters)
  }

  private mutating func check(
    _ rule: WrittenRule,
    severity: Severity,
    parameters: ParameterSet
  ) -> CheckedRule? {
    let count = diagnostics.count
    checkGuidelines(of: rule)
    checkExamples(of: rule)
    guard isSmall(rule) else { return nil }
    var compiler = ExpressionCompiler(
      exchange(&compiled, with: CompiledExpressions()),
      trustsTexts: defersTexts && rule.examples.wereLeftOut
    )
    let record = parameters.record
    compiler.declare(parameters: record.type)
    let checked = compile(rule, severity, record, &compiler)
    diagnostics += compiler.diagnostics
    compiled = compiler.compiled
    return diagnostics.count == count ? checked : nil
  }

  /// Whether a rule brings in no more names than it may; every expression has to look at them.
  private mutating func isSmall(_ rule: WrittenRule) -> Bool {
    let count = diagnostics.count
    if rule.each.count > Self.mostLists {
      let message = Diagnostic.Message.tooManyLists(rule.each.count, most: Self.mostLists)
      diagnostics.append(Diagnostic(message, at: rule.each[Self.mostLists].nameRange))
    }
    if rule.definitions.count > Self.mostDefinitions {
      let (found, most) = (rule.definitions.count, Self.mostDefinitions)
      let message = Diagnostic.Message.tooManyDefinitions(found, most: most)
      diagnostics.append(Diagnostic(message, at: rule.definitions[most].nameRange))
    }
    return diagnostics.count == count
  }

  private static let mostLists = 20
  private static let mostDefinitions = 200

  private mutating func compile(
    _ rule: WrittenRule,
    _ severity: Severity,
    _ parameters: Record,
    _ compiler: inout ExpressionCompiler
  ) -> CheckedRule? {
    let applies = rule.applies.flatMap { compiler.condition($0) }
    let each = iterations(rule.each, &compiler)
    let definitions = rule.definitions.compactMap { definition($0, in: each, &compiler) }
    let when = rule.when.flatMap { compiler.condition($0) }
    let exemptions = rule.exemptions.compactMap { compiler.exemption($0) }
    let require = compiler.requirement(rule.require)
    let review = rule.review.flatMap { compiler.review($0) }
    let at = rule.at.flatMap { compiler.compile($0)?.program }
    let related = rule.related.compactMap { compiler.related($0) }
    let marks = rule.marks.compactMap { compiler.mark($0) }
    let message = compiler.template(rule.message)
    let fix = compiler.template(rule.fix)
    if rule.each.isEmpty, rule.at == nil { compiler.report(.noPlace(rule.id), rule.idRange) }
    for definition in rule.definitions
    where !rule.examples.wereLeftOut && compiler.isUnused(definition.name) {
      compiler.report(.unusedDefinition(definition.name), definition.nameRange)
    }
    let translation = language.rules[rule.id].map { compiler.translation(of: rule, $0) }
    guard compiler.diagnostics.isEmpty, let require else { return nil }
    return CheckedRule(
      declaration: rule.declaration,
      written: rule,
      severity: severity,
      parameters: Operand(.object(parameters)),
      applies: applies.map { share($0, items: []) },
      each: each,
      definitions: definitions,
      when: when,
      exemptions: exemptions,
      require: require,
      review: review,
      at: at,
      related: related,
      marks: marks,
      message: message,
      fix: fix,
      translation: translation,
      slots: compiler.environment.count
    )
  }

  private mutating func iterations(
    _ bindings: [WrittenRule.Binding],
    _ compiler: inout ExpressionCompiler
  ) -> [CheckedRule.Iteration] {
    var way = Way(scope: compiler.scope)
    for index in bindings.indices {
      let (name, list) = (bindings[index].name, bindings[index].expression.text)
      if let known = ways.known(after: way, name, in: list) {
        way = known
        compiler.enter(way.scope)
      } else {
        way = newWay(after: way, bindings[index], &compiler)
      }
    }
    return way.each
  }

  /// The way through one more list; one with something wrong isn't remembered.
  private mutating func newWay(
    after outer: Way,
    _ binding: WrittenRule.Binding,
    _ compiler: inout ExpressionCompiler
  ) -> Way {
    let mistakes = compiler.diagnostics.count
    var way = Way(scope: outer.scope, each: outer.each)
    if let next = iteration(binding, after: outer.each, &compiler) { way.each.append(next) }
    way.scope = compiler.scope
    guard compiler.diagnostics.count == mistakes else { return way }
    ways.add(&way, after: outer, binding)
    return way
  }

  private mutating func iteration(
    _ binding: WrittenRule.Binding,
    after outer: [CheckedRule.Iteration],
    _ compiler: inout ExpressionCompiler
  ) -> CheckedRule.Iteration? {
    let compiled = compiler.compile(binding.expression)
    if compiler.isDeclared(binding.name) {
      compiler.report(.nameTaken(binding.name), binding.nameRange)
    }
    guard let compiled else {
      _ = compiler.declare(binding.name, .erroneous)
      return nil
    }
    let item: ValueType
    switch compiled.type {
    case .list(let type): item = type
    case .map(let key, _): item = key
    case .dynamic: item = .dynamic
    default:
      compiler.report(.notAList(binding.name), binding.expression.range)
      item = .erroneous
    }
    let slot = compiler.declare(binding.name, item)
    return CheckedRule.Iteration(
      slot: slot,
      list: share(compiled.program, items: outer.map(\.slot)),
      isOfScreens: item == Schema.screenType
    )
  }

  private mutating func definition(
    _ binding: WrittenRule.Binding,
    in each: [CheckedRule.Iteration],
    _ compiler: inout ExpressionCompiler
  ) -> Definition? {
    let compiled = compiler.compile(binding.expression)
    if compiler.isDeclared(binding.name) {
      compiler.report(.nameTaken(binding.name), binding.nameRange)
    }
    let slot = compiler.declare(definition: binding.name, compiled?.type ?? .erroneous)
    guard let program = compiled?.program else { return nil }
    return Definition(slot: slot, program: share(program, items: each.map(\.slot)))
  }

  /// The program as it is shared.
  private mutating func share(_ program: Program, items: [Int]) -> SharedProgram {
    let id = ObjectIdentifier(program)
    if let known = sharedBefore[id]?.first(where: { $0.items == items }) { return known.shared }
    let new = shared.share(program, items: items)
    sharedBefore[id, default: []].append(Shared(program: program, items: items, shared: new))
    return new
  }

  private mutating func checkGuidelines(of rule: WrittenRule) {
    for key in rule.guidelines where !isKnown(guideline: key.text) {
      let known = Set(tables.entries.guidelines.map(\.key)).sorted()
      let message = Diagnostic.Message.unknownGuideline(key.text, among: known)
      diagnostics.append(Diagnostic(message, at: key.range))
    }
    if rule.guidelines.isEmpty {
      diagnostics.append(Diagnostic(.noGuideline(rule.id), at: rule.idRange))
    }
  }

  private mutating func isKnown(guideline key: String) -> Bool {
    if key == lastGuideline { return true }
    guard tables.citation(key) != nil else { return false }
    lastGuideline = key
    return true
  }

  /// A rule that only asks a person to decide can't fail; then such an example will do.
  private mutating func checkExamples(of rule: WrittenRule) {
    guard !rule.examples.wereLeftOut else { return }
    let examples = rule.examples
    if !examples.show(.passes) {
      diagnostics.append(Diagnostic(.noExample(rule.id, "passes"), at: rule.idRange))
    }
    if !examples.show(.fails), rule.review == nil || !examples.show(.review) {
      diagnostics.append(Diagnostic(.noExample(rule.id, "fails"), at: rule.idRange))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noPlace(_ rule: String) -> Self {
    Self("\(rule.quoted) goes through no list, so it needs 'at': where its finding points")
  }

  fileprivate static func tooManyLists(_ found: Int, most: Int) -> Self {
    Self("a rule may go through \(most) lists at the most, and this one has \(amount: found)")
  }

  fileprivate static func tooManyDefinitions(_ found: Int, most: Int) -> Self {
    Self("a rule may have \(most) names under 'let' at the most, and this one has \(amount: found)")
  }

  fileprivate static func unusedDefinition(_ name: String) -> Self {
    Self("nothing uses \(name.quoted); take it out")
  }

  fileprivate static func nameTaken(_ name: String) -> Self {
    Self("there is something called \(name.quoted) already; choose another name")
  }

  fileprivate static func notAList(_ name: String) -> Self {
    Self("\(name.quoted) can go through a list or a map only")
  }

  fileprivate static func unknownGuideline(_ key: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: key, among: known)
    return Self("\(key.quoted) is no known guideline; add it under 'guidelines'\(hint)")
  }

  fileprivate static func noGuideline(_ rule: String) -> Self {
    Self("\(rule.quoted) cites no guideline; name at least one")
  }

  fileprivate static func noExample(_ rule: String, _ needed: String) -> Self {
    Self(
      "\(rule.quoted) has no example under '\(needed)'; give it one that passes and one that fails"
    )
  }
}
