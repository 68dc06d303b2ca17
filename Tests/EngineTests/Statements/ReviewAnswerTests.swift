import Documents
import Engine
import Model
import Rules
import TestSupport
import Testing

/// What can be said to what a rule leaves to a person.
@Suite struct ReviewAnswerTests {
  private static func rule(_ answers: String) -> String {
    SmallRule.file([
      "-at", "each: [{s: login.services}]", "require: login.wall != 'wholeApp'",
      "review: {if: s.id == 'email', text: 'is {s.id} so?', answers: [\(answers)]}",
    ])
  }

  private static let all = """
    {say: 'Yes, {s.id}'}, {say: 'No', fails: true},
     {say: Nobody knows, set: {s.setsUpAccount: false, login.wall: none}, asks: [s.presentation]}
    """.replacing("\n", with: "")

  private static func finding(_ answers: String) throws -> Finding {
    let text = "reviewlint: 1\napp: {name: A}\nlogin: {services: [google, email], wall: none}"
    let findings = try Trial(rule(answers)).result(for: text).findings
    return try #require(findings.first { $0.outcome == .review })
  }

  @Test func `answers decide or write facts, at the item that is asked about`() throws {
    let choices = try Self.finding(Self.all).choices
    #expect(choices.map(\.words) == ["Yes, email", "No", "Nobody knows"])
    #expect(choices.map(\.decision) == ["holds", "doesNotHold", nil])
    #expect(
      choices[2].facts.map { "\($0.path): \($0.value.text ?? "")" } == [
        #"login.services["email"].setsUpAccount: false"#, "login.wall: none",
      ])
    #expect(choices[2].asks.map(\.description) == [#"login.services["email"].presentation"#])
  }

  @Test(arguments: [
    ("3", "Nobody knows"), ("no", "No"), ("yes, EMAIL", "Yes, email"), ("holds", "Yes, email"),
    ("4", nil), ("perhaps", nil),
  ])
  func `an answer is chosen by its number, its words or what it decides`(
    said: String, words: String?
  ) throws {
    #expect(try Self.finding(Self.all).choice(said)?.words == words)
  }

  @Test func `without answers it is as the rule asks, or it isn't`() throws {
    let text = SmallRule.file([
      "-at", "each: [{s: login.services}]", "review: {if: 'true', text: x}",
    ])
    let description = "reviewlint: 1\napp: {name: A}\nlogin: {services: [email]}"
    let findings = try Trial(text).result(for: description).findings
    let finding = try #require(findings.first { $0.outcome == .review })
    #expect(finding.choices.map(\.decision) == ["holds", "doesNotHold"])
    #expect(finding.choices.map(\.saysWhy) == [false, false])
  }

  @Test(arguments: [
    ("{say: a, set: {login.wal: none}}", "'login.wal' is no fact of a description"),
    ("{say: a, set: {t.kind: own}}", "'t.kind' is no fact of a description"),
    ("{say: a, asks: [s.purpose]}", "'s.purpose' is no fact of a description"),
    ("{say: a, set: {login.wall: high}}", "'high' can't be the value of 'login.wall'"),
    ("{say: a, set: {s.setsUpAccount: perhaps}}", "'perhaps' can't be the value of"),
    ("{say: a, set: {login: none}}", "'none' can't be the value of 'login'"),
    ("{say: a, fails: true, set: {login.wall: none}}", "leave out 'fails' or 'set'"),
    ("{say: '{s.wall}'}", "has no field 'wall'"), ("{fails: true}", "'say'"),
  ])
  func `what an answer names must be there, and take what it says`(answer: String, told: String) {
    let mistakes = Trial(Self.rule(answer)).told
    #expect(mistakes.contains { $0.contains(told) }, "\(mistakes)")
  }
}
