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
    ("contains(a.frame, a.frame)", "true"),
    ("contains(a.frame, b.frame)", "false"),
    ("contains(a.frame, e.frame)", "true"),
    ("contains(a.frame, f.frame)", "false"),
    ("contains(e.frame, a.frame)", "true"),
    ("timestamp('2026-01-31T00:00:00Z') + days(1) == timestamp('2026-02-01T00:00:00Z')", "true"),
    ("days(-1) == duration('-86400s')", "true"),
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

  /// b is below a, c overlaps it, d is beside it, e sticks out of it by the tolerance, f by more.
  private static let description = """
    reviewlint: 1
    app: {name: A}
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
