import Diagnostics
import Engine
import Rules
import TestSupport
import Testing

/// Facts that files of rules define, for whoever uses them.
@Suite struct DefinitionTests {
  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, google, {id: mine, kind: own}]}
    screens:
      - id: start
        size: {width: 375, height: 667}
        buttons:
          - {service: apple, frame: [24, 440, 327, 44]}
          - {service: google, frame: [24, 496, 300, 44]}
          - {service: mine}
    """

  /// What an expression comes to for the description, or which facts are missing.
  private static func answer(_ expression: String, _ definitions: String) throws -> String {
    let rules = SmallRule.rule([#"message: "it is {\#(expression)}""#, "require: 'false'"])
    let trial = Trial("definitions:\n\(definitions)\nrules:\n\(rules)")
    try #require(trial.told == [])
    let finding = try #require(try trial.result(for: description).findings.first)
    return finding.message
  }

  /// What is told of a file with these definitions; each stands in a line from 2 on.
  private static func told(_ definitions: String...) -> [String] {
    let lines = definitions.map { "  \($0)\n" }.joined()
    return Trial("definitions:\n\(lines)rules:\n\(SmallRule.rule([]))").told
  }

  @Test(arguments: [
    (
      "size(screens[0].wide)",
      "screen.wide: {is: 'screen.buttons.filter(b, has(b.frame))', meaning: m}", "2"
    ),
    (
      "isWide(screens[0].buttons[0].frame, 320.0)",
      "'isWide(frame, least)': {takes: [frame, double], is: frame.width >= least, meaning: m}",
      "yes"
    ),
    (
      "screens[0].count('google')",
      "'screen.count(id)': {takes: [string], is: 'size(screen.buttons.filter(b, b.service == id))', meaning: m}",
      "1"
    ),
    (
      "appleCount",
      "appleCount: {is: 'size(login.services.filter(s, s.isOurs))', meaning: m}\n  service.isOurs: {is: service.kind == 'apple', meaning: m}",
      "1"
    ),
    ("screens[0].buttons[1].title.orValue('none')", "x: {is: '1', meaning: m}", "none"),
    (
      "sumOf([1.5, 2.5])",
      "'sumOf(numbers)': {takes: [list(double)], is: numbers.sum(), meaning: m}", "4"
    ),
  ])
  func `rules ask for what is defined`(expression: String, definition: String, answer: String)
    throws
  {
    let expression = expression.replacing(".title.orValue('none')", with: ".?title.orValue('none')")
    #expect(try Self.answer(expression, "  \(definition)") == "it is \(answer)")
  }

  /// What a rule comes to that demands something of the description, with the facts it lacks.
  private static func outcome(_ condition: String, _ definition: String) throws -> String {
    let rules = SmallRule.rule(["require: \"\(condition)\""])
    let trial = Trial("definitions:\n  \(definition)\nrules:\n\(rules)")
    try #require(trial.told == [])
    let findings = try trial.result(for: description).findings
    guard let finding = findings.first(where: { $0.rule == "small" }) else { return "pass" }
    return ([finding.outcome.rawValue] + finding.missing).joined(separator: " ")
  }

  @Test(arguments: [
    ("screens[0].buttons[2].wide", "incomplete screens[\"start\"].buttons[\"mine\"].frame"),
    ("screens[0].buttons[2].wide || true", "pass"),
    ("screens[0].buttons[2].wide && false", "fail"),
    ("screens[0].buttons.exists(b, b.wide)", "pass"),
    ("screens[0].buttons.all(b, b.wide)", "fail"),
    ("has(screens[0].buttons[2].wide)", "fail"),
    ("has(screens[0].buttons[1].wide)", "pass"),
  ])
  func `what is absent goes through a definition`(condition: String, outcome: String) throws {
    let definition = "button.wide: {is: button.frame.width > 320.0, meaning: m}"
    #expect(try Self.outcome(condition, definition) == outcome)
  }

  @Test(arguments: [
    ("screens[0].buttons[1].wide", "screens[\"start\"].buttons[\"google\"]"),
    ("screens[0].first", "screens[\"start\"].buttons[\"apple\"]"),
    ("screens[0].size", "screens[\"start\"].size"),
  ])
  func `a value has its own place, or that of what it is a fact of`(at: String, path: String) throws
  {
    let rules = SmallRule.rule(["at: \(at)", "require: 'false'"])
    let text = """
      definitions:
        button.wide: {is: button.frame.width > 320.0, meaning: m}
        screen.first: {is: 'screen.buttons[0]', meaning: m}
      rules:
      \(rules)
      """
    let trial = Trial(text)
    #expect(trial.told == [])
    let finding = try trial.result(for: Self.description).findings.first { $0.rule == "small" }
    #expect(finding?.location.path == path)
  }

  @Test func `mistakes are shown where they are, with what was meant`() {
    let told = Self.told(
      "screen.a: {is: screen.butons.size() > 1, meaning: m}", "scren.b: {is: 'true', meaning: m}",
      "screen.buttons: {is: 'true', meaning: m}", "login: {is: 'true', meaning: m}",
      "'c(x)': {is: 'true', meaning: m}", "'d(x)': {takes: [framme], is: 'true', meaning: m}",
      "a b: {is: 'true', meaning: m}", "e: {is: 'true'}",
      "'has(x)': {takes: [string], is: 'true', meaning: m}",
      "'screen.map(x, y)': {takes: [string, string], is: 'true', meaning: m}")
    #expect(
      told == [
        "9:6 ‹{is: 'true'}›: the key 'meaning' is missing here; add it",
        "3:3 ‹scren.b›: there is no section 'scren'; did you mean 'screen'?",
        "4:3 ‹screen.buttons›: 'screen' has a field 'buttons' already; choose another name",
        "5:3 ‹login›: rules see something called 'login' already; choose another name",
        "6:3 ‹'c(x)'›: 'c(x)' has 1 in brackets and 0 under 'takes'; give each argument its type",
        "7:20 ‹framme›: 'framme' is no type of an argument; did you mean 'frame'?",
        "8:3 ‹a b›: 'a b' can't be defined; write section.name, name, or name(argument, …) in letters and digits",
        "10:3 ‹'has(x)'›: rules see something called 'has' already; choose another name",
        "11:3 ‹'screen.map(x, y)'›: rules see something called 'map' already; choose another name",
        "2:25 ‹butons›: screen has no field 'butons'; did you mean 'buttons'?",
      ]
    )
  }

  @Test func `what uses a definition is checked by its type`() {
    let definition = "  screen.wide: {is: 'screen.buttons.size() > 1', meaning: m}\n"
    func told(_ condition: String) -> [String] {
      Trial("definitions:\n\(definition)rules:\n\(SmallRule.rule(["require: \(condition)"]))").told
    }
    #expect(
      told("'screens.all(s, s.wid)'").map { String($0.drop { $0 != "›" }.dropFirst(3)) }
        == ["screen has no field 'wid'; did you mean 'id'?"]
    )
    #expect(
      told("'screens.all(s, s.wide == 1)'").map { String($0.drop { $0 != "›" }.dropFirst(3)) }
        == ["wide is true or false and 1 an int; they can't be compared"]
    )
  }

  @Test func `no definition uses itself`() {
    let told = Self.told(
      "a: {is: '!b', meaning: m}", "b: {is: 'screens.all(s, s.c)', meaning: m}",
      "screen.c: {is: a && screen.c, meaning: m}")
    #expect(told == ["4:3 ‹screen.c›: this is defined by itself: a → b → screen.c → a"])
  }

  @Test func `nothing is defined twice in two ways`() {
    let first = SourceFile(
      path: "one.yaml",
      text: "definitions:\n  y: {is: '1', meaning: m}\n  x: {is: '1', meaning: m}\n")
    let second = SourceFile(
      path: "two.yaml",
      text: "definitions:\n  y: {is: '2', meaning: m}\n  x: {is: '1', meaning: other words}\n")
    #expect(
      Trial([first, second]).told == [
        "2:3 ‹y›: 'y' is defined otherwise already; both must be the same",
        "  2:3 ‹y›: the first one",
      ]
    )
  }

  @Test func `a file sees what the files that it extends define`() throws {
    let base = SourceFile(
      path: "org.yaml",
      text: "definitions:\n  screen.ours: {is: screen.buttons.size() > 2, meaning: m}\n")
    let own = SourceFile(
      path: "team.yaml",
      text: """
        definitions:
          screen.more: {is: screen.ours && screen.appleButtons.size() > 0, meaning: m}
        rules:
        \(SmallRule.rule(["require: '!screens.exists(s, s.more)'"]))
        """
    )
    let trial = Trial([base, own])
    #expect(trial.told == [])
    #expect(try trial.messages(for: Self.description) == ["It is so"])
  }

  @Test func `names of rules don't hide definitions`() {
    let told = Trial(
      """
      definitions:
        ours: {is: 'true', meaning: m}
      rules:
      \(SmallRule.rule(["let: [{ours: 'true'}]", "require: ours"]))
      """
    ).told
    #expect(
      told.map { String($0.drop { $0 != "‹" }) }
        == ["‹ours›: there is something called 'ours' already; choose another name"]
    )
  }

  /// What one file names, and a rule of another that uses the name for something of its own.
  @Test(arguments: [
    "definitions:\n  isHigh(s): {takes: [screen], is: s.size.height > 9.0, meaning: m}",
    "constants: {isHigh: 3}", "constants: {isHigh: nothing-at-all}",
    "constants: {s: nothing-at-all, word: nothing-at-all}",
  ])
  func `what another file names takes no name from a rule`(named: String) {
    let rule = SmallRule.file([
      "let: [{isHigh: \"screens.exists(s, s.platform == 'ipad')\"}]",
      "require: isHigh && isSo('google')",
    ])
    let definition =
      "definitions: {isSo(word): {takes: [string], is: 'login.services.exists(s, s.id == word)', meaning: m}}"
    let files = [rule + definition, named].enumerated().map { number, text in
      SourceFile(path: "\(number).yaml", text: text)
    }
    #expect(Trial(files).told == [])
  }

  @Test func `a constant has no name of a definition in a file that it extends`() {
    let base = SourceFile(
      path: "org.yaml", text: "definitions: {ours: {is: 'true', meaning: m}}")
    let own = SourceFile(path: "team.yaml", text: "constants: {ours: 3}")
    #expect(
      Trial([base, own]).told == [
        "1:13 ‹ours›: rules see something called 'ours' already; choose another name"
      ])
  }

  @Test func `a definition that can't be read can be used`() {
    let rule = SmallRule.rule(["require: app.big && isBig(1)"])
    let definitions = "  app.big: {meaning: m}\n  'isBig(n)': {takes: [int], meaning: m}\n"
    #expect(
      Trial("definitions:\n\(definitions)rules:\n\(rule)").told == [
        "2:12 ‹{meaning: m}›: the key 'is' is missing here; add it",
        "3:15 ‹{takes: [int], meaning: m}›: the key 'is' is missing here; add it",
      ]
    )
  }
}
