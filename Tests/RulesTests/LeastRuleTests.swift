import Diagnostics
import Engine
import Localization
import Rules
import TestSupport
import Testing

/// What a rule of one's own need not say, and what holds then.
@Suite struct LeastRuleTests {
  private static func file(_ changes: [String] = []) -> String {
    SmallRule.file(
      ["-guidelines", "-severity", "-why", "-sources", "-at", "-message", "-fix"] + changes)
  }

  private static func finding(_ changes: [String]) throws -> Finding {
    let trial = Trial(file(changes))
    #expect(trial.told == [])
    let description = "reviewlint: 1\napp: {name: A}\n"
    return try #require(try trial.result(for: description).findings.first)
  }

  @Test func `a rule without guidelines is one of our own, an error that says its title`() throws {
    let finding = try Self.finding(["require: 'false'"])
    #expect(finding.concern == .ours)
    #expect(finding.citations == ["Our own rules"])
    #expect(finding.severity == .error)
    #expect(!finding.isLikelyRefusal)
    #expect([finding.message, finding.title] == ["A rule", "A rule"])
    #expect([finding.why, finding.fix] == ["", ""])
  }

  @Test(arguments: [
    ("false", ""), ("app.name == 'B'", "app.name"),
    ("!(app.custom.beta && true)", "app.custom.beta"),
    ("login.services.all(s, s.id != 'apple')", "login.services"),
    ("has(app.version) && login.services.size() == 0", "app"),
    ("parameters.most > 1 && app.name != 'A'", "app.name"),
    ("size(laws) < 0 || login.offersApple == false", "login"),
  ])
  func `a rule that goes through no list points at what it reads first`(
    require: String, path: String
  ) throws {
    let parameters = require.contains("parameters") ? ["parameters: {most: 2}"] : []
    let fields = "fields: {app.custom.beta: {type: boolean, meaning: a trial}}\n"
    let text = Self.file(["require: \"\(require)\""] + parameters)
    let isBeta = require.contains("beta")
    let trial = Trial(text + (isBeta ? fields : ""))
    #expect(trial.told == [])
    let app = "app: {name: A\(isBeta ? ", custom: {beta: true}" : "")}\n"
    let finding = try trial.result(for: "reviewlint: 1\n\(app)login: {services: [apple]}\n")
      .findings.first
    #expect(finding?.location.path == path)
  }

  @Test func `a title in several languages is the message in each`() throws {
    let file = Self.file(["title: {en: A rule, fr: Une règle}", "require: 'false'"])
    let language = Language(tag: "fr", name: "Français")
    let trial = Trial([SourceFile(path: "team/rules.yaml", text: file)], language: language)
    let result = try trial.result(for: "reviewlint: 1\napp: {name: A}\n")
    #expect(result.findings.map(\.message) == ["Une règle"])
  }

  @Test func `an example is called by its base and what it changes`() throws {
    let changes = "base: two, set: {app.name: B}, remove: [login], asOf: 2026-01-02"
    let text = Self.file(["examples: {passes: [{base: one}], fails: [{\(changes)}]}"])
    let rule = try #require(Trial(text).book.rules.first)
    #expect(
      rule.source.examples?.map(\.name) == ["one", "two, app.name: B, without login, 2026-01-02"])
  }
}
