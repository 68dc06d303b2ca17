import Diagnostics
import Engine
import TestSupport
import Testing

@Suite struct FunctionTests {
  @Test(arguments: [
    ("contrast('#000000', '#FFFFFF')", "21"),
    ("contrast('dark', 'light')", "21"),
    ("contrast('#FFFFFF', '#777777')", "4.48"),
    ("contrast('#777777', '#FFFFFF')", "4.48"),
    ("contrast('#123456', '#123456')", "1"),
    ("gap(a.frame, b.frame)", "12"),
    ("gap(b.frame, a.frame)", "12"),
    ("gap(a.frame, a.frame)", "-44"),
    ("gap(a.frame, c.frame)", "-4"),
    ("gap(a.frame, d.frame)", "26"),
    ("contains(a.frame, a.frame)", "yes"),
    ("contains(a.frame, b.frame)", "no"),
    ("contains(a.frame, e.frame)", "yes"),
    ("contains(a.frame, f.frame)", "no"),
    ("contains(e.frame, a.frame)", "yes"),
    ("timestamp('2026-01-31T00:00:00Z') + days(1) == timestamp('2026-02-01T00:00:00Z')", "yes"),
    ("days(-1) == duration('-86400s')", "yes"),
    ("[1.5, 2.0].sum()", "3.5"),
    ("[1, 2, 39].sum()", "42"),
    ("[1].filter(n, n > 1).sum()", "0"),
    ("screens[0].buttons.map(x, x.frame.width).sum()", "601.1"),
    ("dyn([1, 2]).sum()", "3"),
    ("screens[0].buttons.next(screens[0].buttons[4]).map(b, b.id).join('')", "google-6"),
    ("screens[0].buttons.next(screens[0].buttons[5]).size()", "0"),
    ("screens[0].buttons.previous(screens[0].buttons[0]).size()", "0"),
    ("screens[0].buttons.filter(b, screens[0].buttons.previous(b).size() == 1).size()", "5"),
    ("app.offeredIn('IN')", "yes"),
    ("app.offeredIn('US')", "no"),
    ("asOf", "2026-11-21"),
    ("submission.date + days(30)", "2026-12-21"),
  ])
  func `a function of rules answers`(expression: String, shown: String) throws {
    let buttons = ["a", "b", "c", "d", "e", "f"].enumerated().map { number, name in
      "{\(name): 'screens[0].buttons[\(number)]'}"
    }
    let needed = buttons.filter { expression.contains("\($0.dropFirst().prefix(1)).frame") }
    let trial = Trial(
      SmallRule.file([
        "let: [\(needed.joined(separator: ", "))]", "require: 'false'",
        "message: \"{\(expression)}\"",
      ])
    )
    #expect(try trial.messages(for: Self.description) == [shown])
  }

  @Test(arguments: [
    ("regions: [worldwide]", ["pass"]), ("regions: [DE]", ["pass"]), ("regions: [FR]", ["fail"]),
    ("kind: game", ["incomplete"]),
  ])
  func `an app is offered where it says, worldwide, or nobody knows`(
    app: String, outcomes: [String]
  ) throws {
    let trial = Trial(SmallRule.file(["require: app.offeredIn('DE')"]))
    let result = try trial.result(for: "reviewlint: 1\napp: {name: A, \(app)}\n")
    let found = result.findings.map(\.outcome.rawValue)
    #expect((result.passed.contains("small") ? ["pass"] : found) == outcomes)
    if outcomes == ["incomplete"] { #expect(result.findings[0].missing == ["app.regions"]) }
  }

  @Test(arguments: [
    ("app.offeredIn(app.name)", "'A' is no region of ISO 3166-1 alpha-2, such as DE"),
    ("[1].next(1).size() == 1", "next takes an item of the list that it is called on"),
    ("[dyn(1), dyn('a')].sum() == 1", "sum takes numbers of one type"),
    ("[9223372036854775807, 1].sum() == 1", "the sum is too large"),
  ])
  func `what a function can't take is a fault of the rule`(condition: String, told: String) throws {
    let trial = Trial(SmallRule.file(["require: \"\(condition)\""]))
    let result = try trial.result(for: "reviewlint: 1\napp: {name: A, regions: [FR]}\n")
    #expect(result.faults.map(\.message.text) == [told])
  }

  @Test func `rules see waivers`() throws {
    let trial = Trial(
      SmallRule.file([
        "at: waiver", "each: [{waiver: waivers}]", "require: waiver.until <= asOf + days(90)",
        "message: '{waiver.rule} until {waiver.until}'",
      ])
    )
    let waiver = "{rule: small, reason: r, approvedBy: b, until: 2027-08-01}"
    let messages = try trial.messages(for: "reviewlint: 1\napp: {name: A}\nwaivers: [\(waiver)]\n")
    #expect(messages.contains("small until 2027-08-01"))
  }

  /// b is below a, c overlaps it, d is beside it, e sticks out of it by the tolerance, f by more.
  private static let description = """
    reviewlint: 1
    app: {name: A, regions: [IN]}
    login: {services: [google]}
    screens:
      - buttons:
          - {service: google, frame: [24, 440, 100, 44]}
          - {service: google, frame: [24, 496, 100, 44]}
          - {service: google, frame: [24, 480, 100, 44]}
          - {service: google, frame: [150, 440, 100, 44]}
          - {service: google, frame: [24, 440, 100.5, 44]}
          - {service: google, frame: [24, 440, 100.6, 44]}
    """
}
