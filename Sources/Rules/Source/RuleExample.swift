package import Diagnostics
package import Documents
package import Expressions

/// A description made from a named base, and what the rule must say about it: it explains the rule
/// to people, and it tests it.
package struct RuleExample: Sendable {
  /// What the rule must say.
  package enum Expectation: String, CaseIterable, Sendable {
    case passes
    case fails
    case incomplete
    case exempt
    case review
    case notApplicable
  }

  /// A value that takes the place of another.
  package struct Change: Sendable {
    package let path: String
    package let value: DocumentNode
  }

  package let expectation: Expectation
  package let name: String
  package let nameRange: SourceRange
  /// The name of a description in the folder of examples.
  package let base: String
  package let baseRange: SourceRange
  /// What is changed, in the order written.
  package let set: [Change]
  /// The paths of the values that are taken out.
  package let remove: [String]
  /// Values of the rule's parameters that it tries; the others are as the rule's file has them.
  package let parameters: [DocumentNode.Entry]
  /// The day of checking, at 00:00 UTC; nil: the day of the examples.
  package let asOf: Timestamp?
  /// Where the finding must point.
  package let at: String?
  /// A part of the text that the result must have.
  package let message: String?
  /// A part of what it must say to do.
  package let fix: String?
}

extension MappingReader {
  /// The examples under the keys of what they show.
  mutating func examples() -> [RuleExample] {
    RuleExample.Expectation.allCases.flatMap { expectation in
      optional(expectation.rawValue) { values, list in
        values.list(list) { $0.mapping($1) { $0.example(of: expectation) } }
      } ?? []
    }
  }

  private mutating func example(of expectation: RuleExample.Expectation) -> RuleExample? {
    let name = required("name") { $0.written($1) }
    let base = required("base") { $0.written($1) }
    let set = optional("set") { values, node in
      values.entries(node)?.map { RuleExample.Change(path: $0.name, value: $0.value) }
    }
    let remove = optional("remove") { $0.texts($1) }
    let parameters = optional("parameters") { $0.entries($1) }
    let asOf = optional("asOf") { $0.day($1) }
    let at = optional("at") { $0.text($1) }
    let message = optional("message") { $0.text($1) }
    let fix = optional("fix") { $0.text($1) }
    guard let name, let base else { return nil }
    return RuleExample(
      expectation: expectation,
      name: name.text,
      nameRange: name.range,
      base: base.text,
      baseRange: base.range,
      set: set ?? [],
      remove: remove ?? [],
      parameters: parameters ?? [],
      asOf: asOf,
      at: at,
      message: message,
      fix: fix
    )
  }
}
