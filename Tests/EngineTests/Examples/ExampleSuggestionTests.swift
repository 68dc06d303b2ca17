import Diagnostics
import Documents
import Engine
import Rules
import TestSupport
import Testing

/// Examples that are found by trying, for what those of a rule don't reach or notice.
@Suite struct ExampleSuggestionTests {
  private static let base = SourceFile(
    path: "examples/one.review.yaml",
    text: """
      reviewlint: 1
      app: {name: A}
      login: {services: [google, apple]}
      account: {owner: app, publicSignUp: true}
      """
  )

  /// What is suggested for a rule with an example that passes and one that fails, then what nothing
  /// settles of what the file has beside it.
  private static func lines(
    _ changes: [String],
    failing set: String,
    beside shared: String = ""
  ) throws -> [String] {
    let examples = """
      examples: {passes: [{name: p, base: one}], fails: [{name: f, base: one, set: {\(set)}}]}
      """
    let trial = Trial(shared + SmallRule.file(["at: app"] + changes + [examples]))
    #expect(trial.told == [])
    let rule = try #require(trial.book.rules.first)
    let document = try #require(DocumentReader().readAll(base).documents.first)
    let tester = ExampleTester(book: trial.book, asOf: Trial.today) { _ in false }
    let results = try #require(rule.source.examples).map {
      tester.test($0, of: rule, base: document)
    }
    var definitions = DefinitionTrial(
      of: trial.book.definitions.filter { $0.file.id.path == "team/rules.yaml" },
      trial.book.namedConstants,
      in: trial.book,
      withChanges: true
    )
    for result in results { definitions.add(result, of: rule, tester) }
    let lines = ExampleSuggestions(
      for: rule,
      after: results,
      from: results.map { ($0.example, document) },
      reaching: true,
      noticing: true,
      sharing: &definitions,
      tester
    ).lines
    return lines + definitions.unsettled(reaching: true)
  }

  @Test func `what rules share is offered examples as well`() throws {
    let lines = try Self.lines(
      ["require: app.isOpen"],
      failing: "account.publicSignUp: false",
      beside: """
        constants: {most: 2}
        definitions:
          app.isOpen: {is: account.publicSignUp && size(login.services) >= most, meaning: m}

        """
    )
    #expect(
      lines == [
        "fails:",
        """
          # in no example does 'size(login.services) >= most' alone decide, being false, in 'is' of \
        'app.isOpen'; add one
        """,
        "  - name: \"services []\"",
        "    base: one",
        "    set:",
        "      login.services: []",
        "    at: app",
        "  # no example notices '1' instead of '2' in 'most' of 'constants'; add one",
        "  - name: \"without services[0]\"",
        "    base: one",
        "    remove: [\"login.services[0]\"]",
        "    at: app",
      ]
    )
  }

  @Test func `the smallest change that decides something is offered, to paste`() throws {
    let lines = try Self.lines(
      [
        "parameters: {least: 2}",
        "require: size(login.services) >= parameters.least && account.publicSignUp",
      ],
      failing: "account.publicSignUp: false"
    )
    #expect(
      lines == [
        "fails:",
        """
          # in no example does 'size(login.services) >= parameters.least' alone decide, being false, \
        in 'require' of 'small'; add one
        """,
        "  - name: \"services []\"",
        "    base: one",
        "    set:",
        "      login.services: []",
        "    at: app",
        "  # no example notices '1' instead of '2' in 'parameters.least' of 'small'; add one",
        "  - name: \"without services[0]\"",
        "    base: one",
        "    remove: [\"login.services[0]\"]",
        "    at: app",
      ]
    )
  }

  @Test func `a text may have to have so many letters`() throws {
    let lines = try Self.lines(
      ["parameters: {most: 4}", "require: app.name.size() < parameters.most"],
      failing: "app.name: abcdefgh"
    )
    #expect(
      lines == [
        "passes:",
        "  # no example notices '3' instead of '4' in 'parameters.most' of 'small'; add one",
        "  - name: name xxx",
        "    base: one",
        "    set: {app.name: xxx}",
        "fails:",
        "  # no example notices '<=' instead of '<' in 'require' of 'small'; add one",
        "  # no example notices '5' instead of '4' in 'parameters.most' of 'small'; add one",
        "  - name: name xxxx",
        "    base: one",
        "    set: {app.name: xxxx}",
        "    at: app",
      ]
    )
  }

  @Test func `what nothing decides is told`() throws {
    let lines = try Self.lines(
      ["require: account.publicSignUp && (account.owner == 'app' || 'app' != account.owner)"],
      failing: "account.publicSignUp: false"
    )
    #expect(
      lines == [
        "passes:",
        """
          # in no example does ''app' != account.owner' alone decide, being true, in 'require' of \
        'small'; add one
        """,
        "  # no example notices '==' instead of '!=' in 'require' of 'small'; add one",
        "  - name: owner thirdParty",
        "    base: one",
        "    set: {account.owner: thirdParty}",
        """
        # nothing that was tried settles it, it may always be so: in no example does \
        'account.owner == 'app' || 'app' != account.owner' alone decide, being false, in 'require' \
        of 'small'; add one
        """,
        """
        # nothing that was tried settles it, it may always be so: no example notices '""' instead \
        of ''app'' in 'require' of 'small'; add one
        """,
      ]
    )
  }

  @Test func `nothing is offered where nothing is lacking`() throws {
    let lines = try Self.lines(
      ["require: account.publicSignUp"],
      failing: "account.publicSignUp: false"
    )
    #expect(lines == [])
  }
}
