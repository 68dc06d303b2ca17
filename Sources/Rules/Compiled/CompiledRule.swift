package import Diagnostics
internal import Documents
package import Expressions
internal import Localization

/// A rule that makes sense: only such a rule can be evaluated.
///
/// A class, because every description is held against every rule.
package final class CompiledRule: Sendable {
  /// A list that the rule goes through, and the slot of the item's name.
  package struct Iteration: Sendable {
    package let slot: Int
    package let list: SharedProgram
    /// Whether its items are screens.
    package let isOfScreens: Bool
  }

  /// A reason not to apply the rule.
  package struct Exemption: Sendable {
    package let id: String
    package let condition: Program
    package let note: MessageTemplate
  }

  /// What a person has to decide, and when.
  package struct Review: Sendable {
    package let condition: Program
    package let text: MessageTemplate
  }

  /// A second place that belongs to a finding.
  package struct Related: Sendable {
    package let place: Program
    package let note: MessageTemplate
  }

  /// Something that a picture shows of a finding.
  package struct Mark: Sendable {
    package let kind: PictureMark
    package let program: Program
  }

  /// What it says in another language than English.
  package struct Translation: Sendable {
    package let message: MessageTemplate
    package let fix: MessageTemplate
    package let review: MessageTemplate?
    /// The notes of the exemptions, in the rule's order.
    package let exemptions: [MessageTemplate]
    /// The notes of the related places, in the rule's order.
    package let related: [MessageTemplate]
  }

  package let source: RuleSource
  /// As overridden, if it was; of a draft always a note.
  package let severity: Severity
  /// Whether it is a note because it is newer than the release whose rules are to hold.
  package let isNewer: Bool
  /// In the language of the rule book, with the rule's parameters filled in.
  package let title: String
  package let why: String
  /// What `parameters` is for this rule.
  package let parameters: TracedValue
  package let applies: SharedProgram?
  package let each: [Iteration]
  package let definitions: [Definition]
  package let when: Program?
  package let exemptions: [Exemption]
  package let require: Program
  package let review: Review?
  package let at: Program?
  package let related: [Related]
  /// What makes another finding of one at the same place.
  package let key: [Program]
  package let marks: [Mark]
  /// What decides whether it looks at something, and all that decides what comes of it.
  private let gates: ClauseReads
  private let reads: ClauseReads
  /// What its demand alone reads.
  private let demand: ClauseReads
  package let message: MessageTemplate
  package let fix: MessageTemplate
  /// What it says in the language of the rule book; nil for English.
  package let translation: Translation?
  /// How many slots its frame needs, those of the description included.
  package let slots: Int

  /// Nil when something in it is wrong, which the compiler reports.
  init?(
    _ source: RuleSource, severity: Severity, isNewer: Bool, parameters: ParameterSet,
    saying texts: RuleTranslation?, by compiler: inout RuleCompiler
  ) {
    let mistakes = compiler.diagnostics.count
    let record = parameters.record
    compiler.begin(source, with: record.type)
    self.source = source
    self.isNewer = isNewer
    self.severity = source.declaration.isDraft ? .note : severity
    let values = TracedValue(.object(record))
    self.parameters = values
    title = compiler.title(of: source, texts, with: values)
    why = compiler.text(source.why, texts?.why, with: values)
    applies = source.applies.flatMap { compiler.condition($0) }.map { compiler.share($0) }
    each = source.each.compactMap { compiler.iteration($0) }
    definitions = source.definitions.compactMap { compiler.definition($0) }
    when = source.when.flatMap { compiler.condition($0) }
    gates = ClauseReads(compiler.clauseReads)
    exemptions = source.exemptions.compactMap { compiler.exemption($0) }
    let (require, demand) = compiler.apart { $0.condition(source.require) }
    self.demand = ClauseReads(demand)
    review = source.review.flatMap { compiler.review($0) }
    reads = ClauseReads(compiler.clauseReads + demand)
    at = source.at.flatMap { compiler.place($0) }
    related = source.related.compactMap { compiler.related($0) }
    key = source.key.compactMap { compiler.keyPart($0) }
    marks = source.marks.compactMap { compiler.mark($0) }
    message = compiler.template(source.message)
    fix = compiler.template(source.fix)
    compiler.end(source)
    translation = texts.map { compiler.translation(of: source, $0) }
    slots = compiler.slots
    guard let require, compiler.diagnostics.count == mistakes else { return nil }
    self.require = require
  }

  /// The same rule with another expression in the place of a clause, of the same type.
  package init(_ rule: CompiledRule, replacing clause: RuleClause, with program: Program) {
    let unshared = SharedProgram(unshared: program)
    source = rule.source
    severity = rule.severity
    isNewer = rule.isNewer
    title = rule.title
    why = rule.why
    parameters = rule.parameters
    applies = clause == .applies ? unshared : rule.applies
    each = rule.each.enumerated().map { number, list in
      guard clause == .each(number) else { return list }
      return Iteration(slot: list.slot, list: unshared, isOfScreens: list.isOfScreens)
    }
    definitions = rule.definitions.enumerated().map { number, definition in
      guard clause == .definition(number) else { return definition }
      return Definition(slot: definition.slot, program: unshared)
    }
    when = clause == .when ? program : rule.when
    exemptions = rule.exemptions.enumerated().map { number, exemption in
      guard clause == .exemption(number) else { return exemption }
      return Exemption(id: exemption.id, condition: program, note: exemption.note)
    }
    require = clause == .require ? program : rule.require
    review = rule.review.map { review in
      clause == .review ? Review(condition: program, text: review.text) : review
    }
    at = rule.at
    related = rule.related
    key = rule.key
    marks = rule.marks
    gates = rule.gates
    reads = rule.reads
    demand = rule.demand
    message = rule.message
    fix = rule.fix
    translation = rule.translation
    slots = rule.slots
  }
}

extension CompiledRule {
  package var declaration: RuleDeclaration { source.declaration }

  package var id: String { source.declaration.id }

  package var isDraft: Bool { source.declaration.isDraft }

  package var reviewCondition: Program? { review?.condition }

  /// Whether the field decides what comes of it.
  package func reads(_ field: FieldReference) -> Bool { reads.contains(field) }

  /// Which fields decide what comes of it, by the name of the type whose records have them.
  package var fieldsByType: [String: Set<String>] { reads.fieldsByType }

  /// Whether the field decides only once it is clear that the rule looks at something.
  package func readsLate(_ field: FieldReference) -> Bool {
    reads.contains(field) && !gates.contains(field)
  }

  /// Whether what it demands hangs on the field, in whatever it looks at.
  package func demands(_ field: FieldReference) -> Bool { demand.contains(field) }

  /// Whether it is asked about one screen after the other.
  package var goesThroughScreens: Bool { each.first?.isOfScreens ?? false }

  /// The parameters with which an example is tested, and what is wrong with those that it names:
  /// what other files override is not the example's business.
  package func parameters(of example: RuleExample) -> (value: TracedValue, mistakes: [Diagnostic]) {
    var parameters = ParameterSet(source.parameters)
    let mistakes = example.parameters.compactMap { entry in
      parameters.override(entry, of: id).map { message, node in
        Diagnostic(message, at: SourceRange(file: example.nameRange.file, bytes: node.bytes))
      }
    }
    return (TracedValue(.object(parameters.record)), mistakes)
  }

  /// Whether the rule holds for a submission on that day.
  package func holds(on day: Timestamp) -> Bool {
    let (from, until) = (declaration.from, declaration.until)
    return (from.map { $0.seconds <= day.seconds } ?? true)
      && (until.map { day.seconds <= $0.seconds } ?? true)
  }
}
