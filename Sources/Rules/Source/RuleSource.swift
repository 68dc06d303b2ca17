package import Diagnostics
internal import Expressions

/// A rule as its file has it, before anything in it was checked.
package struct RuleSource: Sendable {
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
  /// Nil where they were left out of what was read.
  package let examples: [RuleExample]?

  package var id: String { declaration.id }

  /// The file it was written in.
  package var file: SourceFile.ID { idRange.file }
}
