import BuiltInRules
import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Engine
@testable import Rules

/// What a rule is said to have come to is what it came to, whatever is known.
@Suite struct TraceTests {
  /// Every example as it is, and without each of the facts in turn that its rule names.
  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `the steps of a rule end with its outcome`(id: String) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    let words = try Self.words(of: id)
    let linter = Linter(
      book: Self.trial.book, selection: Selection(only: [id]), isDaySet: true, tracing: id)
    for example in try #require(rule.source.examples) where example.parameters.isEmpty {
      let root = try BuiltInFile.root(of: example)
      for path in [nil] + Self.paths(in: root, named: words) {
        var editor = DocumentEditor(root)
        if let path { try editor.remove(path) }
        guard let result = linter.result(of: editor.root, example) else { continue }
        let trace = try #require(result.trace)
        let worst = trace.steps.compactMap(\.outcome).min() ?? .notApplicable
        let found = result.findings.filter { $0.rule == id }.map(\.outcome).min()
        let quiet: Outcome = result.passed.contains(id) ? .pass : .notApplicable
        let place = "'\(example.name)' without \(path ?? "nothing")"
        #expect(trace.outcome == found ?? quiet, "\(place)")
        #expect(worst == found ?? quiet, "\(place)")
      }
    }
  }

  /// The paths of what is written under one of the names.
  private static func paths(
    in node: DocumentNode, named names: Set<String>, at path: String = ""
  ) -> [String] {
    let inner = (node.entries ?? []).flatMap { entry -> [String] in
      let place = path.isEmpty ? entry.name : "\(path).\(entry.name)"
      let own = names.contains(entry.name) ? [place] : []
      return own + paths(in: entry.value, named: names, at: place)
    }
    let items = (node.items ?? []).enumerated().flatMap {
      paths(in: $1, named: names, at: "\(path)[\($0)]")
    }
    return inner + items
  }

  /// Every word of the rule before its examples.
  private static func words(of id: String) throws -> Set<String> {
    let file = try #require(BuiltInFile.rules.first { $0.name == id })
    let rule = file.text.split(separator: "\n    examples:").first ?? ""
    return Set(rule.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private static let trial = Trial.builtIn
}
