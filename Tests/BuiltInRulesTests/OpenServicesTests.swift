import BuiltInRules
import Diagnostics
import Documents
import Expressions
import TestSupport
import Testing

@testable import Engine
@testable import Model
@testable import Rules

/// Nothing is concluded from what a list of services leaves out unless somebody says that it is
/// complete.
///
/// In every example of every rule, the list is said to be one of some. What the rule then decides
/// has to hold whichever service is added to the list.
@Suite struct OpenServicesTests {
  /// Ways in that change an answer by being there, each for another reason.
  private static let others = [
    "{id: apple}", "{id: google}", "{id: facebook}", "{id: wechat, presentation: externalBrowser}",
    "{id: email}", "{id: phone}", "{id: itsme}", "{id: enterprise-sso}",
    "{id: look-around, kind: guest}", "{id: auth0, connections: [google, email]}",
    "{id: google, setsUpAccount: false}", "{id: line, presentation: embeddedWebView}",
    "{id: shop, kind: own, privacy: {onlyNameAndEmail: true, privateEmail: true}}",
  ]
  private static let connections = ["google", "email", "apple"]

  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `a rule decides nothing by what a list of some services leaves out`(id: String) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    for example in try #require(rule.source.examples) {
      let root = try BuiltInFile.root(of: example)
      guard let services = root.value(of: "login")?.value(of: "services")?.items else { continue }
      guard let before = try Self.outcome(of: rule, example, root) else { continue }
      let open = try Self.changed(root, "login.servicesComplete", "unknown")
      let outcome = try #require(try Self.outcome(of: rule, example, open))
      if before == .fail {
        #expect([.fail, .incomplete].contains(outcome), "'\(example.name)': \(outcome)")
      }
      guard ![.fail, .incomplete].contains(outcome) else { continue }
      for other in Self.others where !Self.has(services, other) {
        let more = try Self.changed(root, "login.services[\(services.count)]", other)
        try Self.expect(rule, example, more, "with \(other)", toHold: outcome)
      }
      for (number, service) in services.enumerated() {
        guard let count = service.value(of: "connections")?.items?.count else { continue }
        for other in Self.connections {
          let path = "login.services[\(number)].connections[\(count)]"
          let more = try Self.changed(root, path, other)
          try Self.expect(rule, example, more, "with \(path) \(other)", toHold: outcome)
        }
      }
    }
  }

  private static func expect(
    _ rule: CompiledRule, _ example: RuleExample, _ root: DocumentNode, _ change: String,
    toHold outcome: Outcome
  ) throws {
    guard let closed = try self.outcome(of: rule, example, root) else { return }
    let words = "'\(example.name)' is \(outcome) of some, but \(closed) \(change)"
    #expect(![.fail, .incomplete].contains(closed), "\(words)")
    if outcome == .exempt { #expect(closed == .exempt, "\(words)") }
  }

  private static func has(_ services: [DocumentNode], _ other: String) -> Bool {
    let id = node(other).value(of: "id")?.text
    return services.contains { ($0.value(of: "id") ?? $0).text == id }
  }

  /// What the rule comes to; nil where the root is no description that can be judged here.
  private static func outcome(
    of rule: CompiledRule, _ example: RuleExample, _ root: DocumentNode
  ) throws -> Outcome? {
    let file = SourceFile(path: "login.review.yaml", text: "")
    let document = Document(file: file, number: 1, root: root, bytes: 0..<0)
    let inputs = DecodingInputs(
      asOf: example.asOf ?? Trial.today, catalogues: trial.book.catalogues,
      fileExists: { path in BuiltInFile.all.contains { $0.path == "examples/\(path)" } })
    let decoder = DescriptionDecoder(schema: trial.book.schema, inputs: inputs)
    guard let description = decoder.decode(document).description else { return nil }
    guard rule.holds(on: description.submissionDate) else { return .notApplicable }
    var evaluation = RuleEvaluation(of: description, by: trial.book, observer: NoObserver())
    return try evaluation.outcome(of: rule).summary
  }

  private static func changed(
    _ root: DocumentNode, _ path: String, _ value: String
  ) throws -> DocumentNode {
    var editor = DocumentEditor(root)
    try editor.set(path, to: node(value))
    return editor.root
  }

  private static func node(_ text: String) -> DocumentNode {
    let file = SourceFile(path: "value.yaml", text: text)
    guard let document = DocumentReader().readAll(file).documents.first else {
      preconditionFailure("\(text) is no YAML")
    }
    return document.root
  }

  private static let trial = Trial.builtIn
}
