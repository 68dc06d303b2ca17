import Engine
import TestSupport
import Testing

// What is the same finding for a baseline, and how often.
extension BaselineTests {
  /// A rule that compares one thing with several others, with these keys beside its own.
  private static func comparing(_ changes: [String]) -> Trial {
    Trial(
      SmallRule.file(
        [
          "each: [{s: 'login.services.filter(s, s.id != \"email\")'}]",
          "require: 'false'", "message: not beside {s.id}",
        ] + changes
      )
    )
  }

  @Test func `what else was found at one place is accepted only where the key says so`() throws {
    let (one, two) = (Self.text(["google"]), Self.text(["google", "apple"]))
    for (key, outcome) in [([], Outcome.waived), (["key: [s.id]"], .fail)] {
      let trial = Self.comparing(key)
      #expect(trial.told == [])
      let baseline = try Self.written([one], by: trial)
      let result = try Self.run([two], baseline, by: trial)[0]
      #expect(result.findings.filter { $0.rule == "small" }.map(\.outcome) == [outcome])
      #expect(result.told(by: "baseline-stale") == ["pass"])
      let less = try Self.run([one], try Self.written([two], by: trial), by: trial)[0]
      #expect(less.findings.filter { $0.rule == "small" }.map(\.outcome) == [.waived])
      let isStale = less.told(by: "baseline-stale") != ["pass"]
      #expect(isStale == (outcome == .fail))
    }
  }

  @Test func `what was to be decided and has failed isn't accepted; the other way round it is`()
    throws
  {
    let rule = SmallRule.file([
      "at: app", "require: app.kind != 'game'", "review: {if: 'true', text: Look}",
    ])
    let trial = Trial(rule)
    let (fails, review) = (Self.text([], kind: "game"), Self.text([]))
    let first = try Self.run([fails], try Self.written([review], by: trial), by: trial)[0]
    #expect(first.told() == ["fail app: It is so"])
    let second = try Self.run([review], try Self.written([fails], by: trial), by: trial)[0]
    #expect(second.told() == ["waived app: Look"])
  }

  @Test func `what failed is accepted before what would take its place`() throws {
    let rule = SmallRule.file([
      "each: [{s: login.services}]", "at: login", "require: s.id != 'google'",
      "review: {if: 'true', text: Look}",
    ])
    let trial = Trial(rule)
    let baseline = try Self.written([Self.text(["google"])], by: trial)
    let result = try Self.run([Self.text(["apple", "google"])], baseline, by: trial)[0]
    #expect(result.told() == ["waived login: It is so", "review login: Look"])
  }

  @Test func `who writes down what was left out has the same finding`() throws {
    let trial = Trial(SmallRule.file(["at: login.wall", "require: app.kind == 'game'"]))
    let baseline = try Self.written([Self.text(["google"])], by: trial)
    #expect(Self.shown(baseline) == ["A small login.wall: fail"])
    let said = Self.text(["google"]).replacing("services:", with: "wall: none, services:")
    let result = try Self.run([said], baseline, by: trial)[0]
    #expect(result.told() == ["waived login.wall: It is so"])
  }
}
