import Diagnostics
import Documents
import Engine
import Rules
import TestSupport
import Testing

/// What the examples of rules reach and notice of definitions.
@Suite struct DefinitionTrialTests {
  private static let base = SourceFile(
    path: "examples/one.review.yaml",
    text: """
      reviewlint: 1
      app: {name: A}
      login: {services: [google, apple]}
      account: {owner: app, publicSignUp: true}
      """
  )

  private static func gaps(
    of expression: String = "size(app.name) <= 3 && account.publicSignUp", fails: [String],
    untested: String = ""
  ) throws -> (count: Int, gaps: [String]) {
    let examples = fails.enumerated().map { "{name: f\($0), base: one, set: {\($1)}}" }
    let rule = SmallRule.rule([
      "at: app", "require: app.isSmall",
      "examples: {passes: [{name: p, base: one}], fails: [\(examples.joined(separator: ", "))]}",
    ])
    let text = """
      definitions:
        app.isSmall: {is: \(expression), meaning: m\(untested)}
      rules:
      \(rule)
      """
    let file = SourceFile(path: "team/rules.yaml", text: text)
    let trial = Trial(text)
    #expect(trial.told == [])
    let rules = try #require(trial.book.rules.first)
    let document = try #require(DocumentReader().readAll(base).documents.first)
    let tester = ExampleTester(book: trial.book, asOf: Trial.today) { _ in false }
    var definitions = DefinitionTrial(
      of: trial.book.definitions.filter { $0.file.id == file.id }, in: trial.book,
      withChanges: true)
    for example in try #require(rules.source.examples) {
      definitions.add(tester.test(example, of: rules, base: document), of: rules, tester)
    }
    let gaps = definitions.gaps.flatMap { unreached, unnoticed, excuses in
      excuses.unexcused(unreached + unnoticed).map(\.diagnostic)
        + excuses.idle(of: unreached + unnoticed)
    }
    return (definitions.count, file.shown(gaps))
  }

  @Test func `a service that gets by a definition is told`() throws {
    let found = try Self.gaps(
      of: "\"login.services.all(s, s.id != 'google') || app.name == 'A'\"", fails: ["app.name: B"])
    #expect(
      found.gaps.filter { $0.contains("gets by") } == [
        "2:52 ‹'google'›: 'google' gets by 'is' of 'app.isSmall' as '{id: another-word, kind: "
          + "broker, connections: [google]}'; ask offers('google') of the login, of a service, or of a "
          + "button's 'login'"
      ])
  }

  @Test func `examples notice what is changed in a definition`() throws {
    let found = try Self.gaps(fails: ["app.name: Abcd", "account.publicSignUp: false"])
    #expect(found.count == 4)
    #expect(
      found.gaps == [
        "2:36 ‹<=›: no example notices '<' instead of '<=' in 'is' of 'app.isSmall'; add one",
        "2:39 ‹3›: no example notices '2' instead of '3' in 'is' of 'app.isSmall'; add one",
      ]
    )
  }

  @Test func `examples reach what decides in a definition`() throws {
    let gaps = try Self.gaps(fails: ["app.name: Abcd"]).gaps
    #expect(
      gaps.contains(
        "2:44 ‹account.publicSignUp›: in no example does 'account.publicSignUp' alone decide, being false, in 'is' of 'app.isSmall'; add one"
      )
    )
  }

  @Test func `a definition says why something of it is untested`() throws {
    let why = ", untested: [{in: is, part: size(app.name) <= 3, why: nobody is called so}]"
    let fails = ["app.name: Abcd", "account.publicSignUp: false"]
    #expect(try Self.gaps(fails: fails, untested: why).gaps == [])
    let idle = ", untested: [{in: is, part: account.publicSignUp, why: so}]"
    #expect(
      try Self.gaps(fails: fails, untested: idle).gaps.last
        == "2:104 ‹account.publicSignUp›: the examples show everything of 'account.publicSignUp'; take the reason out"
    )
  }
}
