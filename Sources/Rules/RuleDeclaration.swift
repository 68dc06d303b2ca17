internal import Descriptions
package import Diagnostics
package import Expressions

/// A rule as it was written, before anything in it was checked.
package struct RuleDeclaration: Sendable {
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

  /// A value that people may override.
  struct Parameter: Sendable {
    let name: String
    let value: Value
  }

  package let id: String
  let idRange: SourceRange
  /// The name of the folder the rule's file lies in.
  package let topic: String
  package let title: String
  package let guidelines: [WrittenText]
  /// The guidelines without their places.
  package let guidelineKeys: [String]
  package let severity: Severity
  /// The first and last day of submission for which the rule holds, at 00:00 UTC.
  package let from: Timestamp?
  package let until: Timestamp?
  package let why: String
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
  let message: WrittenText
  let fix: WrittenText
  package let examples: RuleExamples
}

extension RuleDeclaration {
  /// The file it was written in.
  package var file: SourceFile.ID { idRange.file }

  /// The first day of submission for which the rule holds, `YYYY-MM-DD`.
  package var holdsFrom: String? { from?.day }

  /// The last day of submission for which the rule holds, `YYYY-MM-DD`.
  package var holdsUntil: String? { until?.day }
}
