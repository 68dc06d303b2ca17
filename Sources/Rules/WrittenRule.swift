package import Diagnostics
internal import Expressions

/// A rule as it was written, before anything in it was checked; it never changes.
///
/// As a struct, each step of its way to a rule book would retain and release some thirty fields.
package final class WrittenRule: Sendable {
  /// A name and the expression it stands for.
  struct Binding: Sendable {
    let name: String
    let nameRange: SourceRange
    let expression: WrittenText
  }

  /// A reason not to apply the rule.
  struct Exemption: Sendable {
    let id: String
    let condition: WrittenText
    let note: WrittenText
  }

  /// What a person has to decide, and when.
  struct Review: Sendable {
    let condition: WrittenText
    let text: WrittenText
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
  let idRange: SourceRange
  package let guidelines: [WrittenText]
  package let sources: [String]
  let parameters: [Parameter]
  let applies: WrittenText?
  let each: [Binding]
  let definitions: [Binding]
  let when: WrittenText?
  let exemptions: [Exemption]
  let require: WrittenText
  let review: Review?
  let at: WrittenText?
  let related: [Related]
  let marks: [Mark]
  let message: WrittenText
  let fix: WrittenText
  package let examples: RuleExamples

  init(
    declaration: RuleDeclaration,
    idRange: SourceRange,
    guidelines: [WrittenText],
    sources: [String],
    parameters: [Parameter],
    applies: WrittenText?,
    each: [Binding],
    definitions: [Binding],
    when: WrittenText?,
    exemptions: [Exemption],
    require: WrittenText,
    review: Review?,
    at: WrittenText?,
    related: [Related],
    marks: [Mark],
    message: WrittenText,
    fix: WrittenText,
    examples: RuleExamples
  ) {
    self.declaration = declaration
    self.idRange = idRange
    self.guidelines = guidelines
    self.sources = sources
    self.parameters = parameters
    self.applies = applies
    self.each = each
    self.definitions = definitions
    self.when = when
    self.exemptions = exemptions
    self.require = require
    self.review = review
    self.at = at
    self.related = related
    self.marks = marks
    self.message = message
    self.fix = fix
    self.examples = examples
  }
}

extension WrittenRule {
  package var id: String { declaration.id }

  /// The file it was written in.
  package var file: SourceFile.ID { idRange.file }
}
