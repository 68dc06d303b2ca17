import Diagnostics
import Engine
import TestSupport
import Testing

/// How a rule is said to have come to its outcome.
@Suite struct RuleTraceTests {
  private static func steps(
    _ rule: [String], _ description: String, definitions: String = ""
  ) throws -> [String] {
    let result = try Trial(definitions + SmallRule.file(rule)).result(
      for: "reviewlint: 1\napp: {name: Pawprint}\n" + description, tracing: "small")
    let trace = try #require(result.trace)
    let steps = trace.steps.map { step in
      let place = step.location.map { " @\($0.path):\($0.start.line):\($0.start.column)" } ?? ""
      let missing = step.missing.isEmpty ? "" : " ?\(step.missing.joined(separator: ","))"
      let indent = String(repeating: " ", count: step.depth)
      return "\(indent)\(step.key)|\(step.text)|\(step.value)\(place)\(missing)"
    }
    return [trace.outcome?.rawValue ?? "none"] + steps
  }

  @Test func `each clause has its value and its place`() throws {
    #expect(
      try Self.steps(
        ["require: login.guestEntry || login.wall == 'none' && app.name != 'X'"],
        "login: {services: [apple], wall: wholeApp, guestEntry: false}\n") == [
          "fail",
          "require|login.guestEntry || login.wall == 'none' && app.name != 'X'|false",
          " |login.guestEntry|false @login.guestEntry:3:56",
          " |login.wall == 'none' && app.name != 'X'|false",
          "  |login.wall == 'none'|false",
          "   |login.wall|'wholeApp' @login.wall:3:34",
          "  |app.name != 'X'|true",
          "   |app.name|'Pawprint' @app.name:2:13",
          "||fails",
        ]
    )
  }

  @Test func `a condition that is defined is followed into its definition`() throws {
    #expect(
      try Self.steps(
        ["require: '!login.isBusy || isNamed(app)'"],
        "login: {services: [google], wall: none}\n",
        definitions: """
          definitions:
            login.isBusy: {is: "login.isOpen && size(login.services) > 3", meaning: Busy.}
            login.isOpen: {is: "login.wall == 'none'", meaning: Open.}
            isNamed(what): {takes: [app], is: "what.name != ''", meaning: Named.}

          """
      ) == [
        "pass",
        "require|!login.isBusy || isNamed(app)|true",
        " |!login.isBusy|true",
        "  |login.isBusy|false @login:3:8",
        "   |login.isOpen && size(login.services) > 3|false",
        "    |login.isOpen|true @login:3:8",
        "     |login.wall == 'none'|true",
        "      |login.wall|'none' @login.wall:3:35",
        "    |size(login.services) > 3|false",
        "     |login.services|1 item @login.services:3:19",
        " |isNamed(app)|true",
        "  |what.name != ''|true",
        "   |what.name|'Pawprint' @app.name:2:13",
        "||passes",
      ]
    )
  }

  @Test func `what is absent has no definition to follow`() throws {
    #expect(
      try Self.steps(
        ["-at", "each: [{s: screens}, {b: s.buttons}]", "require: '!b.frame.isWide'"],
        "login: {services: [apple]}\nscreens: [{id: start, buttons: [{service: apple}]}]\n",
        definitions: "definitions:\n  frame.isWide: {is: frame.width > 300.0, meaning: Wide.}\n"
      ).suffix(3) == [
        "    require|!b.frame.isWide|undecided ?screens[\"start\"].buttons[\"apple\"].frame",
        "     |b.frame.isWide|absent ?screens[\"start\"].buttons[\"apple\"].frame",
        "    ||undecided",
      ]
    )
  }

  private static let three = "login: {services: [google, apple, email]}\n"

  @Test(arguments: [
    ("login.services.all(s, s.id != 'apple')", ["s, 2 of 3"]),
    ("login.services.exists(s, s.id.startsWith('a'))", ["s, 2 of 3"]),
    ("login.services.exists_one(s, s.id != 'apple')", ["s, 1 of 3", "s, 3 of 3"]),
    ("size(login.services.filter(s, s.id == 'email')) == 1", ["s, 3 of 3"]),
    ("login.services.all(s, s.name != 'other')", ["s, 1 of 3", "s, 2 of 3", "s, 3 of 3"]),
    ("login.services.map(s, s.id).all(i, i != 'apple')", ["s, 1 of 3", "i, 2 of 3"]),
  ])
  func `the items that decide are shown`(require: String, items: [String]) throws {
    let steps = try Self.steps(["require: \"\(require)\""], Self.three)
    let shown = steps.compactMap { $0.split(separator: "|").dropFirst().first.map(String.init) }
    #expect(shown.filter { $0.contains(" of 3") }.filter(items.contains) == items, "\(steps)")
    #expect(items.count == 2 || shown.count { $0.contains(" of 3") } == items.count, "\(steps)")
  }

  @Test func `what doesn't apply says which condition is false`() throws {
    let steps = try Self.steps(["applies: login.offersApple"], "login: {services: [google]}\n")
    #expect(
      steps == [
        "notApplicable", "applies|login.offersApple|false @login:3:8",
        " |login.services.exists(service, service.offersApple)|false",
        "  |login.services|1 item @login.services:3:19",
        "  |service, 1 of 1|a service @login.services[\"google\"]:3:20",
        "   |service.offersApple|false @login.services[\"google\"]:3:20",
        "    |service.kinds.exists(kind, kind == 'apple')|false",
        "     |service.kinds|['thirdParty'] @login.services[\"google\"]:3:20",
        "     |kind, 1 of 1|'thirdParty' @login.services[\"google\"]:3:20",
        "      |kind == 'apple'|false",
        "||not applicable: 'applies' is false",
      ]
    )
    #expect(
      try Self.steps(["holds: {from: 2030-01-01}"], "login: {services: []}\n") == [
        "notApplicable", "holds||from 2030-01-01; submitted on 2026-11-21: not applicable",
      ]
    )
  }

  @Test func `items are gone through one by one, and absent facts are named`() throws {
    #expect(
      try Self.steps(
        [
          "-at", "each: [{s: login.services}]", "let: [{p: s.presentation}]",
          "require: p == 'native'",
        ],
        "login: {services: [apple, google]}\n"
      ) == [
        "incomplete", "each s|login.services|2 items @login.services:3:19",
        " s||1 of 2 @login.services[\"apple\"]:3:20",
        "  let p|s.presentation|absent ?login.services[\"apple\"].presentation",
        "  require|p == 'native'|undecided ?login.services[\"apple\"].presentation",
        "   |p|absent ?login.services[\"apple\"].presentation", "  ||undecided",
        " s||2 of 2 @login.services[\"google\"]:3:27",
        "  let p|s.presentation|absent ?login.services[\"google\"].presentation",
        "  require|p == 'native'|undecided ?login.services[\"google\"].presentation",
        "   |p|absent ?login.services[\"google\"].presentation", "  ||undecided",
      ]
    )
  }

  @Test func `an exemption and a question for a person are steps, too`() throws {
    #expect(
      try Self.steps(
        ["exempt: [{id: small, if: app.name == 'Pawprint', note: Small}]", "require: 'false'"],
        "login: {services: []}\n") == [
          "exempt", "exempt small|app.name == 'Pawprint'|true",
          " |app.name|'Pawprint' @app.name:2:13", "||exempt: small",
        ]
    )
    #expect(
      try Self.steps(["review: {if: 'true', text: Look}"], "login: {services: []}\n") == [
        "review", "require|true|true", "review if|true|true", "||a person has to decide",
      ]
    )
  }

  @Test func `what may not apply doesn't fail`() throws {
    #expect(
      try Self.steps(["applies: login.offersApple", "require: 'false'"], "") == [
        "incomplete", "applies|login.offersApple|undecided ?login",
        " |login.services.exists(service, service.offersApple)|undecided ?login",
        "  |login.services|absent ?login", "require|false|false", "||undecided",
      ]
    )
  }

  @Test func `what can't be evaluated says why at its end`() throws {
    #expect(
      try Self.steps(["require: 1 / size(app.name.substring(8)) == 1"], "login: {services: []}\n")
        .last == "||can't be evaluated: nothing can be divided by 0"
    )
  }

  @Test func `a rule that wasn't asked has no steps`() throws {
    let text = "reviewlint: 1\napp: {name: Pawprint}\n"
    let trial = Trial(SmallRule.file([]))
    #expect(try trial.result(for: text, tracing: "other").trace == nil)
    #expect(try trial.result(for: text, tracing: "waiver-expired").trace?.steps.isEmpty == true)
    #expect(try trial.result(for: text).trace == nil)
  }
}
