import BuiltInRules
import Diagnostics
import Documents
import Expressions
import Model
import TestSupport
import Testing

@testable import Engine
@testable import Rules

/// Which way a parameter makes its rule stricter is shown by the rule's own examples.
@Suite struct StricterTests {
  private static let rules = trial.book.rules.filter { !$0.source.stricter.isEmpty }.map(\.id)

  @Test(arguments: rules)
  func `with a stricter value all that failed fails, and more; with a milder one less`(
    id: String
  ) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    for stricter in rule.source.stricter {
      let isUp = stricter.direction == .up
      let now = try Self.failing(rule, [:])
      let more = try Self.failing(rule, [stricter.name: isUp ? 1_000 : 0.001])
      let less = try Self.failing(rule, [stricter.name: isUp ? 0.001 : 1_000])
      for factor in [1.05, 1.5, 3.0] {
        let some = try Self.failing(rule, [stricter.name: isUp ? factor : 1 / factor])
        #expect(now.isSubset(of: some), "\(stricter.name) × \(factor)")
        #expect(some.isSubset(of: more), "\(stricter.name) × \(factor)")
      }
      #expect(less.isSubset(of: now), "\(stricter.name)")
      #expect(less.isStrictSubset(of: more), "\(stricter.name)")
    }
  }

  @Test func `a parameter that is a number and called the least or the most says which way`() {
    for rule in Self.trial.book.rules {
      for parameter in rule.source.parameters
      where parameter.name.hasPrefix("minimum") || parameter.name.hasPrefix("maximum") {
        let direction = rule.source.stricterDirection(of: parameter.name)
        #expect(
          direction == (parameter.name.hasPrefix("minimum") ? .up : .down),
          "\(rule.id) \(parameter.name)")
      }
    }
  }

  /// The examples, by their names, that fail when parameters are multiplied.
  private static func failing(
    _ rule: CompiledRule, _ factors: [String: Double]
  ) throws -> Set<String> {
    guard case .object(var record) = rule.parameters.value else { return [] }
    for (number, field) in record.type.fields.enumerated() {
      guard let factor = factors[field.name] else { continue }
      switch record.slots[number].value {
      case .double(let value): record.slots[number] = TracedValue(.double(value * factor))
      case .integer(let value):
        record.slots[number] = TracedValue(.integer(Int64(Double(value) * factor)))
      default: Issue.record("\(field.name) has no factor")
      }
    }
    var names: Set<String> = []
    for example in try #require(rule.source.examples) where example.parameters.isEmpty {
      let base = try #require(BuiltInFile.bases[example.base])
      guard let description = tester.test(example, of: rule, base: base).description,
        rule.holds(on: description.submissionDate)
      else { continue }
      var evaluation = RuleEvaluation(of: description, by: trial.book, observer: NoObserver())
      let outcome = try evaluation.outcome(of: rule, with: TracedValue(.object(record)))
      if outcome.summary == .fail { names.insert(example.name) }
    }
    return names
  }

  private static let tester = ExampleTester(
    book: trial.book, asOf: Trial.today,
    fileExists: { path in BuiltInFile.all.contains { $0.path == "examples/\(path)" } })

  private static let trial = Trial.builtIn
}
