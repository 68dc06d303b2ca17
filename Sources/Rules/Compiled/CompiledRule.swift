package import Diagnostics
internal import Documents
package import Expressions
internal import Model

/// A rule that makes sense: only such a rule can be evaluated.
///
/// A class, because every description is held against every rule.
package final class CompiledRule: Sendable {
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
  package let clauses: RuleClauses<Program>
  /// The slot of the first item's name; those of other items and of definitions come behind it.
  package let firstSlot: Int
  /// Put together for the first question: few rules are ever asked for theirs, and those in every
  /// description of a fleet.
  private let reads: Lazy<ClauseReads>
  private let texts: Lazy<CompiledTexts>

  init(
    _ source: RuleSource, severity: Severity, isNewer: Bool, title: String, why: String,
    parameters: TracedValue, clauses: RuleClauses<Program>, firstSlot: Int,
    reads: Lazy<ClauseReads>, texts: Lazy<CompiledTexts>
  ) {
    self.source = source
    self.severity = severity
    self.isNewer = isNewer
    self.title = title
    self.why = why
    self.parameters = parameters
    self.clauses = clauses
    self.firstSlot = firstSlot
    self.reads = reads
    self.texts = texts
  }

  /// The rule with another expression in the place of a clause, of the same type.
  func replacing(_ clause: RuleClause, with program: Program) -> CompiledRule {
    changed(source, clauses.replacing(clause, with: program))
  }

  /// The rule with other values, or with other clauses.
  func changed(_ source: RuleSource, _ clauses: RuleClauses<Program>? = nil) -> CompiledRule {
    CompiledRule(
      source, severity: severity, isNewer: isNewer, title: title, why: why, parameters: parameters,
      clauses: clauses ?? self.clauses, firstSlot: firstSlot, reads: reads, texts: texts)
  }
}

/// What a rule says.
struct CompiledTexts: Sendable {
  let english: RuleTexts<MessageTemplate>
  /// In the language of the rule book; English what it has no text for.
  let said: RuleTexts<MessageTemplate>
}

extension CompiledRule {
  package var declaration: RuleDeclaration { source.declaration }

  package var id: String { source.declaration.id }

  package var isDraft: Bool { source.declaration.isDraft }

  /// Where a frame has what it defines.
  package var definitionSlots: Range<Int> {
    let first = firstSlot + clauses.each.count
    return first..<first + clauses.definitions.count
  }

  /// How many slots its frame needs, those of the description included.
  var slots: Int { definitionSlots.upperBound }

  /// What it says in English.
  package var english: RuleTexts<MessageTemplate> { texts.value.english }

  /// What it says in the language of the rule book, and in English where it isn't translated.
  package var said: RuleTexts<MessageTemplate> { texts.value.said }

  /// Which fields decide what comes of it, by the name of the type whose records have them.
  package var fieldsByType: [String: Set<String>] { reads.value.byType }

  /// Whether it says the same of every description as the other, in a file with the same text and a
  /// book with the same facts.
  package func isJudged(like other: CompiledRule) -> Bool {
    let (mine, others) = (source.parameters, other.source.parameters)
    return severity == other.severity && isNewer == other.isNewer
      && source.idRange == other.source.idRange && declaration.from == other.declaration.from
      && declaration.until == other.declaration.until
      && mine.count == others.count
      && zip(mine, others).allSatisfy { $0.value.isWritten(like: $1.value) }
  }

  /// Whether the field decides what comes of it.
  package func reads(_ field: FieldReference) -> Bool {
    fieldsByType[field.type]?.contains(field.field) ?? false
  }

  /// Whether it may answer otherwise about a submission on another day.
  package var readsDayOfSubmission: Bool { reads(Description.dayOfSubmission) }

  /// Whether it may answer otherwise where another edition of the guidelines holds.
  package var readsEdition: Bool { fieldsByType[Edition.type.object.name] != nil }

  /// Whether the field decides only once it is clear that the rule looks at something.
  package func readsLate(_ field: FieldReference) -> Bool { reads.value.late.contains(field) }

  /// Whether what it demands hangs on the field, in whatever it looks at.
  package func demands(_ field: FieldReference) -> Bool { reads.value.demanded.contains(field) }

  /// Where in its file the expression stands in which an error happened; its id if it's in none.
  package func range(of error: EvaluationError) -> SourceRange {
    guard let bytes = error.bytes else { return source.idRange }
    for (clause, program) in clauses.all where program === error.program {
      if let text = source.clauses[clause] { return text.range(of: bytes) }
    }
    for (name, template) in english.all {
      for case .placeholder(let placeholder) in template.parts
      where placeholder.program === error.program {
        let start = placeholder.start
        return source.texts[name].english.range(
          of: bytes.lowerBound + start..<bytes.upperBound + start)
      }
    }
    return source.idRange
  }

  /// The parameters with which an example is tested, and what is wrong with those that it names:
  /// what other files override is not the example's business.
  package func parameters(of example: RuleExample) -> (value: TracedValue, mistakes: [Diagnostic]) {
    var parameters = source.parameters
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
