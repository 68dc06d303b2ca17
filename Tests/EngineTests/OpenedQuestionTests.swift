import Diagnostics
import Engine
import Model
import Rules
import TestSupport
import Testing

/// Questions that weren't open when the baseline was written.
@Suite struct OpenedQuestionTests {
  @Test func `what an answer opened is no step back, what lost its answer is one`() throws {
    let rule = SmallRule.file([
      "-at", "each: [{l: login.links}]", "at: l", "require: l.sells || login.wall == 'none'",
    ])
    let trial = Trial(rule)
    func text(_ login: String) -> String {
      "reviewlint: 1\napp: {name: A}\nlogin: {services: [], wall: wholeApp, \(login)}\n"
    }
    func told(_ before: String, _ after: String) throws -> [String] {
      let baseline = try BaselineTests.written([text(before)], by: trial)
      let policy = JudgingPolicy(allowsIncomplete: true)
      let linter = Linter(book: trial.book, policy: policy, hasBaseline: true)
      var review = BaselineReview(baseline)
      let (description, _) = try trial.description(text(after))
      let result = linter.lint(description)
      return review.accept(result, by: linter).told(by: "open-question-new")
    }
    #expect(try told("links: unknown", "links: [{to: signUp}]") == ["pass"])
    #expect(
      try told("links: [{to: signUp, sells: true}]", "links: [{to: signUp}]") == [
        "fail : 1 question is open that the baseline doesn't hold: login.links[0].sells"
      ]
    )
  }
}
