import Diagnostics
import Engine
import Rules
import TestSupport
import Testing

@Suite struct DraftTests {
  @Test func `a draft loads without examples, and what it finds is a note`() throws {
    let trial = Trial(SmallRule.file(["-examples", "draft: true", "require: 'false'"]))
    #expect(trial.told == [])
    let finding = try #require(trial.result(for: "reviewlint: 1\napp: {name: A}\n").findings.first)
    #expect(finding.severity == .note)
    #expect(finding.isDraft)
    #expect(finding.title == "A rule (draft)")
    #expect(finding.message == "It is so")
  }

  @Test func `no override makes a draft count for more`() {
    let trial = Trial(SmallRule.file(["draft: true"]) + "override: {small: error}\n")
    #expect(trial.told == [])
    #expect(trial.book.rules.map(\.severity.rawValue) == ["note"])
  }

  @Test func `a rule that is no draft any more needs examples`() {
    let trial = Trial(SmallRule.file(["-examples", "draft: false"]))
    let needed = ["passes", "fails"].map {
      """
      2:9 ‹small›: 'small' has no example under '\($0)'; give it one that passes and one that fails
      """
    }
    #expect(trial.told == needed)
  }

  @Test func `draft is true or false`() {
    #expect(
      Trial(SmallRule.file(["draft: maybe"])).told
        == ["13:12 ‹maybe›: 'maybe' is not true or false; write one of them"]
    )
  }
}
