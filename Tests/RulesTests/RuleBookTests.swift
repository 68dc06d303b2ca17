import Diagnostics
import Documents
import Expressions
import Localization
import Rules
import TestSupport
import Testing

@Suite struct RuleBookTests {
  @Test func `an id is given once`() {
    let files = ["one.yaml", "two.yaml"].map { SourceFile(path: $0, text: SmallRule.file([])) }
    #expect(
      Trial(files).told == [
        """
        2:9 ‹small›: there is a rule 'small' already; change it under 'override', or choose another \
        id
        """,
        "  2:9 ‹small›: the first one",
      ]
    )
  }

  @Test func `what a tested rule says is compiled when somebody asks for it`() throws {
    func built(_ message: String, isTested: Bool) -> (rule: CompiledRule?, mistakes: Int) {
      let text = SmallRule.file(["guidelines: []", "message: '\(message)'"])
      let read = RuleFileReader.read(
        ReadFile(SourceFile(path: "rules.yaml", text: text)), examplesAreLeftOut: false)
      let sources = [read.file].compactMap(\.self).map {
        RuleBookBuilder.Source($0, isBuiltIn: true, isTested: isTested)
      }
      var builder = RuleBookBuilder(sources, timeZones: .none)
      return (builder.build().rules.first, builder.diagnostics.count)
    }
    #expect(built("{app.nme}", isTested: false).mistakes == 2)
    #expect(built("{app.nme}", isTested: true).mistakes == 0)
    let rule = try #require(built("{app.name}", isTested: true).rule)
    #expect(rule.english[.message].text(with: [.string("Pawprint")], in: .english) == "Pawprint")
  }

  @Test func `rules stand in the order of their ids`() {
    let rules = ["c", "a", "b"].map { SmallRule.rule(["id: \($0)"]) }
    #expect(Trial("rules:\n" + rules.joined()).book.rules.map(\.id) == ["a", "b", "c"])
  }

  @Test(arguments: [
    ("rules.yaml", ""), ("team/rules.yaml", "team"), ("a/b/rules.yaml", "b"),
  ])
  func `the folder is the topic`(path: String, topic: String) {
    let book = Trial(SmallRule.file([]), path: path).book
    #expect(book.rules.map(\.declaration.topic) == [topic])
  }

  @Test func `the digest changes with every letter and every name`() {
    let digests = [
      Trial(SmallRule.file([])), Trial(SmallRule.file([]) + "\n"),
      Trial(SmallRule.file([]), path: "x.yaml"),
    ].map(\.book.digest)
    #expect(Set(digests).count == 3)
    #expect(Trial(SmallRule.file([])).book.digest == digests[0])
  }

  @Test(arguments: [
    ("{}", "2019-01-01", true),
    ("{from: 2020-06-30}", "2020-06-29", false),
    ("{from: 2020-06-30}", "2020-06-30", true),
    ("{until: 2020-06-30}", "2020-06-30", true),
    ("{until: 2020-06-30}", "2020-07-01", false),
    ("{from: 2020-06-30, until: 2020-06-30}", "2020-06-30", true),
  ])
  func `a rule holds from its first to its last day`(
    holds: String, day: String, answer: Bool
  ) throws {
    let rule = try #require(Trial(SmallRule.file(["holds: \(holds)"])).book.rules.first)
    #expect(rule.holds(on: Trial.day(day)) == answer)
  }
}
