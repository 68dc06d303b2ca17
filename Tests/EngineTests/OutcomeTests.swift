import Engine
import TestSupport
import Testing

/// What a rule comes to, as the rule format has it under *Outcomes*.
@Suite struct OutcomeTests {
  /// `t` is true, `f` false, `?` absent: for `when`, an exemption and `require`.
  private static let combinations: [(facts: String, outcome: String)] = [
    ("t f f", "fail app: It is so"),
    ("t f t", "pass"),
    ("t f ?", "incomplete: signInWithApple.capability"),
    ("t t f", "exempt app: Because"),
    ("t t t", "exempt app: Because"),
    ("t t ?", "exempt app: Because"),
    ("t ? f", "incomplete: account.socialDisconnect"),
    ("t ? t", "pass"),
    ("t ? ?", "incomplete: signInWithApple.capability, account.socialDisconnect"),
    ("f f f", "notApplicable"),
    ("f f t", "notApplicable"),
    ("f f ?", "notApplicable"),
    ("f t f", "notApplicable"),
    ("f t t", "notApplicable"),
    ("f t ?", "notApplicable"),
    ("f ? f", "notApplicable"),
    ("f ? t", "notApplicable"),
    ("f ? ?", "notApplicable"),
    ("? f f", "incomplete: account.publicSignUp"),
    ("? f t", "pass"),
    ("? f ?", "incomplete: signInWithApple.capability, account.publicSignUp"),
    ("? t f", "exempt app: Because"),
    ("? t t", "exempt app: Because"),
    ("? t ?", "exempt app: Because"),
    ("? ? f", "incomplete: account.socialDisconnect, account.publicSignUp"),
    ("? ? t", "pass"),
    (
      "? ? ?",
      "incomplete: signInWithApple.capability, account.socialDisconnect, account.publicSignUp"
    ),
  ]

  @Test func `every combination is in the table`() {
    #expect(Set(Self.combinations.map(\.facts)).count == 27)
  }

  @Test(arguments: combinations)
  func `a rule fails exactly when it applies, nothing exempts and it isn't met`(
    facts: String, outcome: String
  ) throws {
    let trial = Trial(
      SmallRule.file([
        "at: app", "when: account.publicSignUp", "require: signInWithApple.capability",
        "exempt: [{id: x, if: account.socialDisconnect, note: Because}]",
      ])
    )
    let text = Self.description(with: facts.split(separator: " ").map(String.init))
    #expect(try trial.result(for: text).told() == [outcome])
  }

  private static func description(with facts: [String]) -> String {
    let answers = facts.map { ["t": "true", "f": "false", "?": "unknown"][$0] ?? "" }
    return """
      reviewlint: 1
      app: {name: A}
      signInWithApple: {nonce: true, capability: \(answers[2])}
      account: {owner: app, socialDisconnect: \(answers[1]), publicSignUp: \(answers[0])}
      """
  }

  /// `applies`, then what is gone through, then what becomes of the rule.
  private static let lists: [(applies: String, services: String, outcome: String)] = [
    ("true", "[]", "notApplicable"),
    ("true", "unknown", "incomplete: login.services"),
    ("true", "[{id: google}]", #"fail login.services["google"]: google"#),
    ("true", "[{id: apple}]", "pass"),
    ("true", "[{id: auth0, kind: broker}]", #"incomplete: login.services["auth0"].connections"#),
    ("false", "[]", "notApplicable"),
    ("false", "unknown", "notApplicable"),
    ("false", "[{id: google}]", "notApplicable"),
    ("false", "[{id: apple}]", "notApplicable"),
    ("false", "[{id: auth0, kind: broker}]", "notApplicable"),
    ("unknown", "[]", "notApplicable"),
    ("unknown", "unknown", "incomplete: login.services, account.publicSignUp"),
    ("unknown", "[{id: google}]", "incomplete: account.publicSignUp"),
    ("unknown", "[{id: apple}]", "pass"),
    (
      "unknown", "[{id: auth0, kind: broker}]",
      #"incomplete: login.services["auth0"].connections, account.publicSignUp"#
    ),
  ]

  @Test(arguments: lists)
  func `a rule goes through a list that is known, empty, absent or undecided`(
    applies: String, services: String, outcome: String
  ) throws {
    let trial = Trial(
      SmallRule.file([
        "-at", "applies: account.publicSignUp",
        "each: [{s: 'login.services.filter(s, s.isThirdParty || s.kind == \"apple\")'}]",
        "require: s.kind == 'apple'", "message: '{s.id}'",
      ])
    )
    let text = """
      reviewlint: 1
      app: {name: A}
      login: {wall: none, services: \(services)}
      account: {owner: app, publicSignUp: \(applies)}
      """
    #expect(try trial.result(for: text).told() == [outcome])
  }

  @Test func `an undecided list and a failing item of another don't hide each other`() throws {
    let trial = Trial(
      SmallRule.file([
        "-at", "each: [{screen: screens}, {button: screen.buttons}]",
        "require: button.title != 'No'", "message: '{screen.id} {button.id}'",
      ])
    )
    let result = try trial.result(
      for: """
        reviewlint: 1
        app: {name: A}
        login: {services: [google]}
        screens:
          - {id: one}
          - {id: two, buttons: [{service: google, title: 'No'}, {service: google}]}
          - {id: three, buttons: []}
        """
    )
    #expect(
      result.told() == [
        #"incomplete: screens["one"].buttons, screens["two"].buttons["google-2"].title"#,
        #"fail screens["two"].buttons["google"]: two google"#,
      ])
  }

  @Test func `every missing fact of every item is named once`() throws {
    let trial = Trial(
      SmallRule.file([
        "-at", "each: [{screen: screens}, {button: screen.buttons}]",
        "require: button.title != 'No' && screen.scrolls",
      ])
    )
    let result = try trial.result(
      for: """
        reviewlint: 1
        app: {name: A}
        login: {services: [google]}
        screens:
          - {id: one}
          - {id: two, buttons: [{service: google, title: 'Yes'}, {service: google}]}
        """
    )
    #expect(
      result.told() == [
        """
        incomplete: screens["one"].buttons, screens["two"].scrolls, \
        screens["two"].buttons["google-2"].title
        """
      ]
    )
  }

  @Test func `a rule goes through the keys of a map`() throws {
    let trial = Trial(
      SmallRule.file([
        "at: app", "each: [{key: \"{'a': 1, 'b': 2}\"}]", "require: key == 'a'", "message: '{key}'",
      ])
    )
    #expect(try trial.result(for: Self.smallest).told() == ["fail app: b"])
  }

  private static let smallest = "reviewlint: 1\napp: {name: A}\n"

  @Test(arguments: [
    ("true", "true", "review app: Look"),
    ("true", "false", "pass"),
    ("true", "unknown", "review app: Look"),
    ("false", "true", "fail app: It is so"),
    ("unknown", "true", "incomplete: account.publicSignUp"),
  ])
  func `what is met goes to a person unless the question is answered`(
    require: String, question: String, outcome: String
  ) throws {
    let trial = Trial(
      SmallRule.file([
        "at: app", "require: account.publicSignUp",
        "review: {if: account.socialDisconnect, text: Look}",
      ])
    )
    let text = """
      \(Self.smallest)
      account: {owner: app, publicSignUp: \(require), socialDisconnect: \(question)}
      """
    #expect(try trial.result(for: text).told() == [outcome])
  }

  @Test func `the first exemption that applies gives the note`() throws {
    let trial = Trial(
      SmallRule.file([
        "at: app", "require: 'false'",
        """
        exempt:
          - {id: a, if: account.publicSignUp, note: first}
          - {id: b, if: 'false', note: second}
          - {id: c, if: 'true', note: '{app.name}'}
          - {id: d, if: 'true', note: fourth}
        """,
      ])
    )
    #expect(try trial.result(for: Self.smallest).told() == ["exempt app: A"])
  }

  /// One rule, four items: what is listed of it beside what.
  private static let mixtures: [(services: String, told: [String])] = [
    ("[fail]", ["fail: fail"]),
    ("[fail, unclear]", ["fail: fail", "incomplete: unclear"]),
    ("[fail, look, exempt, pass]", ["fail: fail", "review: look"]),
    ("[unclear, look, exempt, pass]", [#"incomplete: unclear"#, "review: look"]),
    ("[look, exempt, pass]", ["review: look"]),
    ("[exempt, pass]", ["exempt: exempt"]),
    ("[pass, other]", ["pass"]),
    ("[other]", ["notApplicable"]),
    (
      "[fail, look, fail-too, look-too]",
      ["fail: fail", "review: look", "fail: fail-too", "review: look-too"]
    ),
  ]

  @Test(arguments: mixtures)
  func `the entries of a rule are those that outrank the rest`(
    services: String, told: [String]
  ) throws {
    let trial = Trial(
      SmallRule.file([
        "-at", "each: [{s: login.services}]", "when: s.name != 'other'",
        "require: \"!s.id.startsWith('fail') && (s.name != 'unclear' || s.setsUpAccount == has(s.presentation) || s.presentation == 'native')\"",
        "exempt: [{id: e, if: s.name == 'exempt', note: '{s.id}'}]",
        "review: {if: \"s.id.startsWith('look')\", text: '{s.id}'}", "message: '{s.id}'",
      ])
    )
    let listed = services.dropFirst().dropLast().split(separator: ", ")
    let items = listed.map { "{id: \($0), kind: thirdParty}" }.joined(separator: ", ")
    let result = try trial.result(for: "\(Self.smallest)login: {services: [\(items)]}\n")
    #expect(result.told().map(Self.short) == told)
  }

  /// Without the paths: `outcome: message`, or the service of what is missing.
  private static func short(_ line: String) -> String {
    if line.hasPrefix("incomplete") { return "incomplete: unclear" }
    guard let space = line.firstIndex(of: " "), let colon = line.firstIndex(of: ":") else {
      return line
    }
    return String(line[..<space] + line[colon...])
  }

  @Test(arguments: [("2020-06-29", "notApplicable"), ("2020-06-30", "fail app: It is so")])
  func `a rule that doesn't hold yet is not applicable`(day: String, outcome: String) throws {
    let trial = Trial(SmallRule.file(["at: app", "require: 'false'", "holds: {from: 2020-06-30}"]))
    let text = "\(Self.smallest)submission: {date: \(day)}\n"
    #expect(try trial.result(for: text).told() == [outcome])
  }

  @Test func `a definition is worked out for each item`() throws {
    let trial = Trial(
      SmallRule.file([
        "-at", "each: [{s: login.services}]", "let: [{n: 'size(s.id)'}, {m: n + 1}]",
        "require: m == 6", "message: '{m}'",
      ])
    )
    let text = "\(Self.smallest)login: {services: [apple, google, email]}\n"
    #expect(try trial.result(for: text).told() == [#"fail login.services["google"]: 7"#])
  }

  @Test func `a definition that nobody needs may be undecided`() throws {
    let trial = Trial(SmallRule.file(["let: [{n: account.publicSignUp}]", "require: 'true || n'"]))
    #expect(try trial.result(for: Self.smallest).told() == ["pass"])
  }
}
