import BuiltInRules
import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Engine
@testable import Rules

/// What a person decided lasts as long as what its clauses read, and nothing else ends it.
@Suite struct FactsReadTests {
  private static let trial = Trial.builtIn

  /// In every example that is left to a person, each thing that the rule didn't read is taken out
  /// in turn, and the items of lists change places.
  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `what a rule doesn't read changes nothing that an answer rests on`(id: String) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    guard rule.clauses.review != nil else { return }
    let linter = Linter(book: Self.trial.book, selection: Selection(only: [id]), isDaySet: true)
    for example in try #require(rule.source.examples)
    where example.expectation == .review && example.parameters.isEmpty {
      let root = try BuiltInFile.root(of: example)
      let before = try #require(Self.facts(of: root, example, linter))
      let read = Set(before.values.flatMap(\.texts.keys))
      #expect(!read.isEmpty, "'\(example.name)'")
      for (path, changed) in Self.changes(of: root, besides: read) {
        for (place, now) in Self.facts(of: changed, example, linter) ?? [:] {
          let change = before[place]?.change(to: now)
          #expect(change == nil, "'\(example.name)' without \(path): \(place): \(change as Any)")
        }
      }
    }
  }

  /// Whoever chooses an answer isn't asked the same again, unless it leads on to other questions.
  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `what a rule leaves to a person is a question, and each answer settles it`(id: String) throws
  {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    guard rule.clauses.review != nil else { return }
    #expect(rule.source.answers.count > 1)
    let linter = Linter(book: Self.trial.book, selection: Selection(only: [id]), isDaySet: true)
    for example in try #require(rule.source.examples)
    where example.expectation == .review && example.parameters.isEmpty {
      let root = try BuiltInFile.root(of: example)
      let findings = try #require(linter.result(of: root, example)?.findings)
      for finding in findings where finding.outcome == .review {
        #expect(finding.message.hasSuffix("?"))
        for choice in finding.choices where !choice.facts.isEmpty && choice.asks.isEmpty {
          var editor = DocumentEditor(root)
          for (path, value) in choice.facts { try editor.set("\(path)", to: value) }
          let after = try #require(linter.result(of: editor.root, example)?.findings)
          let isOpen = after.contains {
            $0.outcome == .review && $0.fingerprint == finding.fingerprint
          }
          #expect(!isOpen, "'\(example.name)': \(choice.words)")
        }
      }
    }
  }

  /// What findings that a person has to decide rest on, by their paths.
  private static func facts(
    of root: DocumentNode, _ example: RuleExample, _ linter: Linter
  ) -> [String: ReadFacts]? {
    (linter.result(of: root, example)?.findings).map { findings in
      Dictionary(
        findings.filter { $0.outcome == .review }.map { ($0.location.path, $0.factsRead) }
      ) { first, _ in first }
    }
  }

  private static func changes(
    of root: DocumentNode, besides read: Set<String>
  ) -> [(path: String, root: DocumentNode)] {
    var changes: [(path: String, root: DocumentNode)] = []
    for (path, name, node) in parts(of: root, at: "", "") where !path.isEmpty {
      var editor = DocumentEditor(root)
      if let items = node.items, items.allSatisfy({ id(of: $0) != nil }) {
        let turned = DocumentNode(.sequence(items.reversed()), bytes: node.bytes)
        if (try? editor.set(path, to: turned)) != nil { changes.append((path, editor.root)) }
      }
      editor = DocumentEditor(root)
      // What was read, what it is part of, and what is part of it.
      let isRead = read.contains {
        "\($0)[".hasPrefix("\(name)[") || "\($0).".hasPrefix("\(name).")
          || name.hasPrefix("\($0)[")
      }
      if !isRead, (try? editor.remove(path)) != nil { changes.append((path, editor.root)) }
    }
    return changes
  }

  /// Everything in a tree: its path with indexes, and with ids as rules read it.
  private static func parts(
    of node: DocumentNode, at path: String, _ name: String
  ) -> [(path: String, name: String, node: DocumentNode)] {
    let inner = (node.entries ?? []).flatMap { entry in
      let dot = path.isEmpty ? "" : "."
      return parts(of: entry.value, at: path + dot + entry.name, name + dot + entry.name)
    }
    let items = (node.items ?? []).enumerated().flatMap { number, item in
      let screen = path == "screens" ? "screen-\(number + 1)" : nil
      let step = (id(of: item) ?? screen).map { "[\($0.inDoubleQuotes)]" } ?? "[\(number)]"
      return parts(of: item, at: "\(path)[\(number)]", name + step)
    }
    return [(path, name, node)] + inner + items
  }

  /// What tells an item of a list from others.
  private static func id(of item: DocumentNode) -> String? {
    let named = ["id", "service", "kind"].lazy.compactMap { item.value(of: $0) }.first
    return (named ?? item).text
  }

  private static let app = """
    reviewlint: 1
    app: {name: A}
    login: {services: [SERVICES]}
    screens:
    SCREENS
    """

  private static func result(
    services: String = "apple, google", _ screens: String..., decisions: String = ""
  ) throws -> LintResult {
    let text = app.replacing("SERVICES", with: services)
      .replacing("SCREENS", with: screens.map { "  - \($0)" }.joined(separator: "\n"))
    return try trial.result(for: text + "\n" + decisions)
  }

  private static let apple = "{service: apple, source: custom}"
  private static let google = "{service: google}"

  private static func decision(on result: LintResult) throws -> String {
    let finding = try #require(
      result.findings.first { $0.outcome == .review && $0.rule == "apple-button-system" })
    let decision = WrittenDecision(
      on: finding, because: "I looked", by: "Kim", on: "2026-11-20")
    return "decisions:\n  - \(decision.item.inline)\n"
  }

  @Test func `a decision about a button outlives other buttons, screens and services`() throws {
    let screen = "{id: start, buttons: [\(Self.apple), \(Self.google)]}"
    let decision = try Self.decision(on: Self.result(screen))
    #expect(
      decision.contains(#"'screens["start"].buttons["apple"].source': custom"#),
      "\(decision)")
    for changed in [
      try Self.result(screen, decisions: decision),
      try Self.result(
        "{id: start, buttons: [\(Self.google), \(Self.apple)]}", decisions: decision),
      try Self.result("{id: menu, buttons: [\(Self.google)]}", screen, decisions: decision),
      try Self.result(services: "google, apple, email", screen, decisions: decision),
    ] {
      #expect(changed.told(by: "decision-lapsed") == ["pass"])
      #expect(changed.findings.contains { $0.outcome == .decided })
    }
    let moved = try Self.result(
      "{id: start, buttons: [{service: apple, source: hostedPage}]}", decisions: decision)
    #expect(
      moved.told(by: "decision-lapsed") == [
        "fail decisions[0]: the facts have changed on which Kim decided about apple-button-system"
          + #" on 2026-11-20: screens["start"].buttons["apple"].source (custom → hostedPage);"#
          + " the question is open again"
      ])
  }
}
