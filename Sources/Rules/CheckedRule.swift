package import Expressions

/// A rule that makes sense: only such a rule can be evaluated.
///
/// Every description is held against every rule. As a struct, each of those meetings would retain
/// and release some thirty fields, a tenth of a fleet's time; so rules are shared, and never change.
package final class CheckedRule: Sendable {
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

  // What is asked for every description comes first: it lies together in the machine's caches.

  package let applies: SharedProgram?
  package let each: [Iteration]
  package let definitions: [Definition]
  package let when: Program?
  package let exemptions: [Exemption]
  package let require: Program
  /// That of the review: whenever the rule passes, it is asked without a copy of the rest.
  package let reviewCondition: Program?
  package let hasParameters: Bool
  /// When the first and the last day of submission begin for which it holds.
  private let firstSecond: Int64
  private let lastSecond: Int64
  package let declaration: RuleDeclaration
  /// As it stands in its file; nil when it was prepared.
  package let written: WrittenRule?
  /// As overridden, if it was.
  package let severity: Severity
  /// What `parameters` is for this rule.
  package let parameters: Operand
  /// The same, as it is lent to frames.
  package let lentParameters: ContiguousArray<Operand>
  package let review: Review?
  package let at: Program?
  package let related: [Related]
  package let marks: [Mark]
  package let message: MessageTemplate
  package let fix: MessageTemplate
  /// What it says in the language of the rule book; nil for English.
  package let translation: TranslatedRule?
  /// How many slots its frame needs, those of the description included.
  package let slots: Int

  init(
    declaration: RuleDeclaration,
    written: WrittenRule?,
    severity: Severity,
    parameters: Operand,
    applies: SharedProgram?,
    each: [Iteration],
    definitions: [Definition],
    when: Program?,
    exemptions: [Exemption],
    require: Program,
    review: Review?,
    at: Program?,
    related: [Related],
    marks: [Mark],
    message: MessageTemplate,
    fix: MessageTemplate,
    translation: TranslatedRule? = nil,
    slots: Int
  ) {
    self.declaration = declaration
    firstSecond = declaration.from?.seconds ?? .min
    lastSecond = declaration.until?.seconds ?? .max
    self.written = written
    self.severity = severity
    self.parameters = parameters
    if case .object(let record) = parameters.value, record.slots.isEmpty {
      hasParameters = false
      lentParameters = Self.noParameters
    } else {
      hasParameters = true
      lentParameters = [parameters]
    }
    self.applies = applies
    self.each = each
    self.definitions = definitions
    self.when = when
    self.exemptions = exemptions
    self.require = require
    self.review = review
    reviewCondition = review?.condition
    self.at = at
    self.related = related
    self.marks = marks
    self.message = message
    self.fix = fix
    self.translation = translation
    self.slots = slots
  }

  /// What is lent for most rules.
  private static let noParameters: ContiguousArray = [Operand(.object(ParameterSet([]).record))]

  package var id: String { declaration.id }

  /// Whether it is asked about one screen after the other.
  package var goesThroughScreens: Bool { each.first?.isOfScreens ?? false }

  /// Whether the rule holds for a submission on that day.
  package func holds(on day: Timestamp) -> Bool {
    day.seconds >= firstSecond && day.seconds <= lastSecond
  }
}
