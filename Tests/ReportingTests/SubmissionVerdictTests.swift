import Diagnostics
import Engine
import Localization
import Rules
import TestSupport
import Testing

@testable import Presentation
@testable import Reporting

@Suite struct SubmissionVerdictTests {
  private static let fails = ["require: 'false'"]
  private static let asks = ["review: {if: 'true', text: Look}"]
  private static let misses = ["require: 'app.kind == \"social\"'"]

  /// What is said of a description by rules with these changes.
  private static func sentence(
    _ rules: [[String]], failOn: Severity = .error, isStrict: Bool = false
  ) throws -> String {
    let file = rules.enumerated().reduce("rules:\n") { file, rule in
      file + SmallRule.rule(["id: small-\(rule.offset)"] + rule.element)
    }
    let result = try Trial(file).result(
      for: "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [apple]}\n",
      policy: JudgingPolicy(failOn: failOn, isStrict: isStrict))
    return PresentedDescription(result, in: RunSetup()).headline.text
  }

  private static let sentences: [(rules: [[String]], said: String)] = [
    ([[]], "Ready to submit, as far as the description shows."),
    ([asks], "Not decided yet: 1 question needs a person's decision."),
    ([fails], "Not ready to submit: 1 problem would likely lead to rejection."),
    (
      [fails, fails, asks],
      """
      Not ready to submit: 2 problems would likely lead to rejection, and 1 question needs a \
      person's decision.
      """
    ),
    (
      [fails, misses],
      """
      Not ready to submit: 1 problem would likely lead to rejection, and 1 fact is missing.
      """
    ),
    (
      [fails, misses, asks],
      """
      Not ready to submit: 1 problem would likely lead to rejection, 1 fact is missing, and 1 \
      question needs a person's decision.
      """
    ),
    ([misses], "Not decided yet: 1 fact is missing."),
    (
      [misses, asks, asks],
      "Not decided yet: 1 fact is missing, and 2 questions need a person's decision."
    ),
  ]

  @Test(arguments: sentences)
  func `the verdict is one sentence`(rules: [[String]], said: String) throws {
    #expect(try Self.sentence(rules) == said)
  }

  @Test func `what only weakens a submission is no likely rejection`() throws {
    let rule = Self.fails + ["severity: warning"]
    #expect(
      try Self.sentence([rule], failOn: .warning) == "Not ready to submit: 1 weakness was found.")
  }

  @Test func `what doesn't count is told all the same`() throws {
    let rule = Self.fails + ["severity: warning"]
    #expect(
      try Self.sentence([rule, rule])
        == "Ready to submit, as far as the description shows. 2 weaknesses could be mended."
    )
  }

  @Test func `what is undecided isn't shown as ready, whatever else there is to say`() throws {
    let file = "rules:\n" + SmallRule.rule(Self.asks)
    let result = try Trial(file).result(
      for: "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [apple]}\n")
    let verdict = PresentedDescription(result, in: RunSetup()).verdict
    let sign = OutcomeSign(verdict.state)
    #expect((sign.sign, sign.word.text, sign.style) == ("☐", "To decide", "ask"))
    #expect(VerdictText.role(of: verdict) == .warning)
    let line = VerdictText(style: ReportStyle(), language: .english).line(verdict, .words("all"))
    #expect(line == "to decide: all")
  }

  @Test func `what only the description has to be put in order for is no likely rejection`() throws
  {
    let bookkeeping = Self.fails + ["guidelines: [house]"]
    let catalogue = "guidelines: [{key: house, title: Our own, bookkeeping: true}]\n"
    let file = "rules:\n" + SmallRule.rule(bookkeeping) + catalogue
    let result = try Trial(file).result(
      for: "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [apple]}\n")
    let presented = PresentedDescription(result, in: RunSetup())
    #expect(
      presented.headline.text
        == "Not ready to submit: 1 thing in the description has to be put in order."
    )
    #expect(presented.counts.failures.map(\.text) == ["1 to put in order"])
  }

  @Test func `advice that somebody wants to count is called so`() throws {
    let rule = Self.fails + ["severity: note"]
    #expect(
      try Self.sentence([rule], failOn: .note)
        == "Not ready to submit: 1 piece of advice isn't followed."
    )
  }

  @Test func `a strict gate waits for decisions`() throws {
    #expect(
      try Self.sentence([Self.asks], isStrict: true)
        == "Not decided yet: 1 question needs a person's decision."
    )
  }

  @Test func `a run without a description says so`() {
    let tool = RunResult.Tool(version: "1", rules: "0", overridden: [])
    let run = RunResult(tool: tool, descriptions: [], diagnostics: [], files: SourceFiles())
    #expect(
      PresentedRun(of: run).headline.text
        == "Not judged: there was nothing to judge."
    )
  }
}
