import Diagnostics
import Documents
import Engine
import Expressions
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

  @Test(arguments: [
    (
      ["-examples", "-fix"],
      "is a draft, so what it finds is a note; it lacks an example under 'passes', an example under 'fails' and 'fix'"
    ),
    (
      ["examples: {fails: [{base: one}]}"],
      "is a draft, so what it finds is a note; it lacks an example under 'passes'"
    ), ([], "is a draft that lacks nothing: take 'draft' out, so that it counts"),
  ])
  func `a draft says what it lacks`(changes: [String], said: String) throws {
    let text = SmallRule.file(["draft: true"] + changes)
    let file = SourceFile(path: "team/rules.yaml", text: text)
    let read = RuleFileReader.read(ReadFile(file), examplesAreLeftOut: false)
    let source = RuleBookBuilder.Source(try #require(read.file), isBuiltIn: false)
    var builder = RuleBookBuilder([source], timeZones: .none)
    _ = builder.build()
    let notes = builder.diagnostics.filter { $0.severity == .note }
    #expect(file.shown(notes) == ["2:9 ‹small›: 'small' \(said)"])
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
