package import Diagnostics
internal import Expressions

/// A rule as it was written, before anything in it was checked; it never changes.
///
/// As a struct, each step of its way to a rule book would retain and release some thirty fields.
package final class WrittenRule: Sendable {
  /// A name and the expression it stands for.
  struct Binding: Sendable {
    let name: String
    let nameBytes: Range<Int>
    let expression: WrittenText

    var nameRange: SourceRange { SourceRange(file: expression.file.id, bytes: nameBytes) }
  }

  /// To what it applies: all that comes before what it requires.
  struct Conditions: Sendable {
    var applies: WrittenText?
    var each: [Binding] = []
    var definitions: [Binding] = []
    var when: WrittenText?
    var exemptions: [Exemption] = []
  }

  /// A reason not to apply the rule.
  struct Exemption: Sendable {
    let id: String
    let condition: WrittenText
    let note: WrittenText
  }

  /// What a person has to decide, and when; few rules have it.
  final class Review: Sendable {
    let condition: WrittenText
    let text: WrittenText

    init(condition: WrittenText, text: WrittenText) {
      self.condition = condition
      self.text = text
    }
  }

  /// A second place that belongs to a finding.
  struct Related: Sendable {
    let place: WrittenText
    let note: WrittenText
  }

  /// What a picture shows of a finding.
  struct Mark: Sendable {
    let kind: PictureMark
    let expression: WrittenText
  }

  /// A value that people may override.
  struct Parameter: Sendable {
    let name: String
    let value: Value
  }

  package let declaration: RuleDeclaration
  private let idBytes: Range<Int>
  package let guidelines: [WrittenText]
  let parameters: [Parameter]
  private let conditions: Conditions
  let require: WrittenText
  let review: Review?
  let at: WrittenText?
  let related: [Related]
  let marks: [Mark]
  let message: WrittenText
  let fix: WrittenText
  package let examples: RuleExamples
  package let sources: [String]

  init(
    declaration: RuleDeclaration,
    idBytes: Range<Int>,
    guidelines: [WrittenText],
    parameters: [Parameter],
    conditions: Conditions,
    require: WrittenText,
    review: Review?,
    at: WrittenText?,
    related: [Related],
    marks: [Mark],
    message: WrittenText,
    fix: WrittenText,
    examples: RuleExamples,
    sources: [String]
  ) {
    self.declaration = declaration
    self.idBytes = idBytes
    self.guidelines = guidelines
    self.parameters = parameters
    self.conditions = conditions
    self.require = require
    self.review = review
    self.at = at
    self.related = related
    self.marks = marks
    self.message = message
    self.fix = fix
    self.examples = examples
    self.sources = sources
  }
}

extension WrittenRule {
  package var id: String { declaration.id }

  /// The file it was written in.
  package var file: SourceFile.ID { require.file.id }

  var idRange: SourceRange { SourceRange(file: file, bytes: idBytes) }

  var applies: WrittenText? { conditions.applies }
  var each: [Binding] { conditions.each }
  var definitions: [Binding] { conditions.definitions }
  var when: WrittenText? { conditions.when }
  var exemptions: [Exemption] { conditions.exemptions }
}
