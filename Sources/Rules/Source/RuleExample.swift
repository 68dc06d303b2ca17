package import Diagnostics
package import Documents
package import Expressions
internal import Model

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

    fileprivate var meaning: String {
      switch self {
      case .passes: "What is right."
      case .fails: "What is wrong; every finding of the rule is one that the example names."
      case .incomplete: "What can't be decided, because a fact isn't known."
      case .exempt: "What an exemption of the rule holds for."
      case .review: "What a person has to decide."
      case .notApplicable: "What the rule isn't about: 'applies', 'when' or a day under 'holds'."
      }
    }
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

/// What a rule must say about descriptions, and what none of those can show.
typealias RuleTests = (examples: [RuleExample], excuses: [RuleExcuse])

extension ValueForm<RuleTests> {
  static var tests: Self { .named("examples", .mapping { $0.tests() }) }
}

extension MappingReader {
  fileprivate mutating func tests() -> RuleTests {
    let examples = RuleExample.Expectation.allCases.flatMap { expectation in
      optional(
        expectation.rawValue, .list(of: .mapping { $0.example(of: expectation) }),
        expectation.meaning) ?? []
    }
    let excuses = optional(
      "untested", .list(of: .mapping { $0.excuse() }), "What no example can show, and why.")
    return (examples, excuses ?? [])
  }

  private mutating func example(of expectation: RuleExample.Expectation) -> RuleExample? {
    let name = optional("name", .written, "What it shows; default: its base and what it changes.")
    let base = required("base", .written, "The description that it starts from.")
    let set = optional("set", .entries, "What is changed, by paths.")
    let remove = optional("remove", .texts, "The paths of what is taken out.")
    let parameters = optional("parameters", .entries, "Other values for parameters of the rule.")
    let asOf = optional("asOf", .day, "The day of checking.")
    let at = optional("at", .text, "Where the finding must point.")
    let message = optional("message", .text, "A part of what must be said.")
    let fix = optional("fix", .text, "A part of what must be said to do.")
    guard let base else { return nil }
    let changes =
      (set ?? []).map { "\($0.name): \($0.value.inline)" } + (remove ?? []).map { "without \($0)" }
      + (parameters ?? []).map { "\($0.name): \($0.value.inline)" } + (asOf.map { [$0.day] } ?? [])
    return RuleExample(
      expectation: expectation,
      name: name?.text ?? ([base.text] + changes).joined(separator: ", "),
      nameRange: name?.range ?? range, base: base.text,
      baseRange: base.range,
      set: set?.map { RuleExample.Change(path: $0.name, value: $0.value) } ?? [],
      remove: remove ?? [], parameters: parameters ?? [], asOf: asOf, at: at, message: message,
      fix: fix)
  }
}
