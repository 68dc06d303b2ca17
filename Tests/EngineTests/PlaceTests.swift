import Diagnostics
import Engine
import TestSupport
import Testing

/// Where findings point.
@Suite struct PlaceTests {
  private static let text = """
    reviewlint: 1
    app: {name: Pawprint}
    login:
      services: [apple, {id: google, presentation: native}]
    screens:
      - id: sign-in
        buttons:
          - {service: apple, frame: [24, 440, 327, 44]}
          - {service: google, title: G}
    """

  private static let cases: [(at: String, path: String, pointer: String, words: String)] = [
    ("app.name", "app.name", "/app/name", "2:13 ‹Pawprint›"),
    ("app", "app", "/app", "2:6 ‹{name: Pawprint}›"),
    (
      "screens[0].buttons[0].frame", #"screens["sign-in"].buttons["apple"].frame"#,
      "/screens/0/buttons/0/frame", "8:33 ‹[24, 440, 327, 44]›"
    ),
    (
      "screens[0].buttons[0].frame.width", #"screens["sign-in"].buttons["apple"].frame.width"#,
      "/screens/0/buttons/0/frame/2", "8:43 ‹327›"
    ),
    // Nobody wrote these: the mapping in which they would stand.
    ("app.kind", "app", "/app", "2:6 ‹{name: Pawprint}›"),
    (
      "screens[0].buttons[1].frame", #"screens["sign-in"].buttons["google"]"#,
      "/screens/0/buttons/1", "9:9 ‹{service: google, title: G}›"
    ),
    ("account.deletion.route", "", "", wholeText),
    ("account", "", "", wholeText),
    // Defaults and what is worked out belong to their mapping.
    ("app.distribution", "app", "/app", "2:6 ‹{name: Pawprint}›"),
    (
      "login.services[1].setsUpAccount", #"login.services["google"]"#, "/login/services/1",
      "4:21 ‹{id: google, presentation: native}›"
    ),
    (
      "login.services[1].isThirdParty", #"login.services["google"]"#, "/login/services/1",
      "4:21 ‹{id: google, presentation: native}›"
    ),
    ("login.services[0].name", #"login.services["apple"]"#, "/login/services/0", "4:14 ‹apple›"),
    // What `?:`, filters and definitions hand on keeps its place.
    (
      "login.services.filter(s, s.id == 'google')[0].presentation",
      #"login.services["google"].presentation"#, "/login/services/1/presentation", "4:48 ‹native›"
    ),
    ("1 > 0 ? app.name : app.version", "app.name", "/app/name", "2:13 ‹Pawprint›"),
    ("defined", "app.name", "/app/name", "2:13 ‹Pawprint›"),
    // What was computed has no place of its own.
    ("app.name.trim()", "", "", wholeText),
  ]

  private static let wholeText = "1:1 ‹\(text.split(separator: "\n").joined(separator: "⏎"))›"

  @Test(arguments: cases)
  func `a finding points at what was written`(
    at: String, path: String, pointer: String, words: String
  ) throws {
    let define = at == "defined" ? ["let: [{defined: app.name}]"] : []
    let trial = Trial(SmallRule.file(["at: \"\(at)\"", "require: 'false'"] + define))
    let result = try trial.result(for: Self.text)
    let location = try #require(result.findings.first?.location)
    #expect(location.path == path)
    #expect(location.pointer == pointer)
    #expect(result.file.place(location.range) == words)
  }

  @Test func `lines and columns count from 1, in scalars, to just behind the last`() throws {
    let trial = Trial(SmallRule.file(["at: app.version", "require: 'false'"]))
    let text = "reviewlint: 1\napp: {name: Größe 😀, version: 1.0}\n"
    let location = try #require(try trial.result(for: text).findings.first?.location)
    #expect(location.start == SourcePosition(line: 2, column: 31))
    #expect(location.end == SourcePosition(line: 2, column: 34))
    #expect(location.range.bytes == 49..<52)
  }

  @Test func `findings at one place are one, with all their related places`() throws {
    let trial = Trial(
      SmallRule.file([
        "each: [{s: login.services}, {t: login.services}]", "at: s",
        "when: s.id < t.id", "require: 'false'", "message: '{s.id} {t.id}'",
        "related: [{at: t, note: '{t.id}'}, {at: app.name, note: n}]",
      ])
    )
    let text = "reviewlint: 1\napp: {name: A}\nlogin: {services: [apple, google, email]}\n"
    let findings = try trial.result(for: text).findings
    #expect(findings.map(\.message) == ["apple google", "email google"])
    #expect(
      findings.map { $0.related.map(\.note) } == [["google", "n", "email"], ["google", "n"]])
    #expect(
      findings[0].related.map(\.location.path) == [
        #"login.services["google"]"#, "app.name", #"login.services["email"]"#,
      ]
    )
  }

  @Test func `without a list a finding without a place is about the whole`() throws {
    let trial = Trial(SmallRule.file(["at: string(1)", "require: 'false'"]))
    let location = try #require(try trial.result(for: Self.text).findings.first?.location)
    #expect(location.path == "")
    #expect(location.start == SourcePosition(line: 1, column: 1))
  }

  @Test func `a related place that is none is left out`() throws {
    let trial = Trial(
      SmallRule.file([
        "require: 'false'", "related: [{at: string(1), note: n}, {at: app, note: m}]",
      ])
    )
    #expect(try trial.result(for: Self.text).findings[0].related.map(\.note) == ["m"])
  }
}
