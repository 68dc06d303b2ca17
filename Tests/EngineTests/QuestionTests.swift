import Diagnostics
import Engine
import Model
import Rules
import TestSupport
import Testing

@Suite struct QuestionTests {
  private static let trial = Trial(
    "rules:\n"
      + [
        SmallRule.rule(["id: a", "require: login.wall == 'none' && account.publicSignUp"]),
        SmallRule.rule(["id: b", "require: account.socialDisconnect && login.wall == 'none'"]),
        SmallRule.rule(["id: c", "severity: warning", "require: app.kind == 'game'"]),
        SmallRule.rule([
          "id: d", "severity: note", "require: app.version == '1' && login.wall == 'none'",
        ]),
      ]
      .joined()
  )

  @Test(arguments: [
    (Severity.error, ["login.wall"], 2),
    (Severity.warning, ["app.kind", "login.wall"], 1),
    (Severity.note, ["app.kind", "app.version", "login.wall"], 0),
  ])
  func `each missing fact is asked once, those of milder rules are counted`(
    failOn: Severity, asked: [String], furtherCount: Int
  ) throws {
    let result = try Self.trial.result(
      for: "reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n",
      policy: JudgingPolicy(failOn: failOn))
    let account = ["account.socialDisconnect", "account.publicSignUp"]
    #expect(result.questions.asked.map(\.path.description).sorted() == (asked + account).sorted())
    #expect(result.questions.furtherCount == furtherCount)
  }

  @Test func `the screen of a platform that nobody described is written with its platform`() throws
  {
    let text = """
      reviewlint: 1
      app: {name: A, platforms: [iphone, mac]}
      login: {services: [apple]}
      screens:
        - platform: iphone
          buttons: []

      """
    let rule = SmallRule.file([
      "-at", "each: [{s: screens}]", "require: s.buttons.size() == 0",
    ])
    let result = try Trial(rule).result(for: text)
    let file = SourceFile(path: "a.review.yaml", text: text)
    let filled = FilledDescription(file, [result.questions], hasComments: false) { _ in "[]" }
    #expect(filled.factCount == 1)
    #expect(filled.text == text + "  - id: mac\n    platform: mac\n    buttons: []\n")
    let flow = text.replacing(
      "\n  - platform: iphone\n    buttons: []", with: " [{platform: iphone, buttons: []}]")
    let inFlow = FilledDescription(
      SourceFile(path: "a.review.yaml", text: flow),
      [try Trial(rule).result(for: flow).questions], hasComments: false)
    #expect(
      inFlow.text.contains(
        "screens: [{platform: iphone, buttons: []}, {id: mac, platform: mac, buttons: unknown}]"))
  }

  @Test func `of an absent section those keys are asked that rules read`() throws {
    let result = try Self.trial.result(
      for: "reviewlint: 1\napp: {name: A}\nlogin: {wall: none, services: []}\n")
    #expect(
      result.questions.asked.map(\.path.description)
        == ["account.socialDisconnect", "account.publicSignUp"]
    )
    #expect(result.questions.asked.map(\.answers.text) == ["true | false", "true | false"])
  }

  @Test(arguments: [("profile", ["afterSignIn[\"profile\"].fields"]), ("password", [])])
  func `what a step asks is a question where its kind doesn't say it and nobody knows`(
    kind: String, asked: [String]
  ) throws {
    let rule = SmallRule.file([
      "-at", "each: [{s: afterSignIn}]", "require: '!s.fields.exists(f, f.prefilled)'",
    ])
    let text = "reviewlint: 1\napp: {name: A}\nafterSignIn: [{kind: \(kind), fields: unknown}]\n"
    let questions = try Trial(rule).result(for: text).questions
    #expect(questions.plan.map(\.path.description) == asked)
  }

  @Test func `a rule that failed asks what it can't decide elsewhere, accepted or not`() throws {
    let rule = SmallRule.file([
      "-at", "each: [{s: login.services}]",
      "require: s.id != 'google' && has(s.id) && s.name != 'x'",
      "when: s.id == 'google' || account.publicSignUp",
    ])
    func asked(_ waivers: String) throws -> [String] {
      let text = """
        reviewlint: 1
        app: {name: A}
        login: {services: [google, {id: x, kind: own}]}
        account: {owner: app}
        waivers: \(waivers)
        """
      return try Trial(rule).result(for: text).questions.asked.map(\.path.description)
    }
    #expect(try asked("[]") == ["account.publicSignUp"])
    #expect(
      try asked("[{rule: small, reason: r, approvedBy: k, until: 2026-12-01}]")
        == ["account.publicSignUp"]
    )
  }

  private static func plan(_ rules: [[String]], _ description: String) throws -> [PlannedQuestion] {
    let trial = Trial("rules:\n" + rules.map { SmallRule.rule($0) }.joined())
    return try trial.result(for: "reviewlint: 1\napp: {name: A}\n" + description).questions.plan
  }

  @Test func `what most rules wait for is asked first`() throws {
    let plan = try Self.plan(
      [
        ["id: a", "require: app.kind == 'game'"],
        ["id: b", "require: login.wall == 'none'"], ["id: c", "require: login.wall != 'wholeApp'"],
      ],
      "login: {services: []}\n"
    )
    #expect(plan.map(\.path.description) == ["login.wall", "app.kind"])
    #expect(plan.map(\.rules) == [["b", "c"], ["a"]])
    #expect(plan.map(\.owner) == [.product, .product])
  }

  @Test(arguments: [
    // The demand needs it as well, or another rule demands it.
    ([
      [
        "id: a", "when: login.wall != 'none'",
        "require: login.wall == 'wholeApp' && app.kind == 'game'",
      ]
    ]),
    ([
      ["id: a", "when: login.wall != 'none'", "require: app.kind == 'game'"],
      ["id: b", "require: login.wall == 'none'"],
    ]),
  ])
  func `a fact that matters only after another isn't asked before that`(
    rules: [[String]]
  ) throws {
    let plan = try Self.plan(rules, "login: {services: []}\n")
    #expect(plan.map(\.path.description) == ["login.wall"])
    let next = try Self.plan(rules, "login: {services: [], wall: wholeApp}\n")
    #expect(next.map(\.path.description) == ["app.kind"])
  }

  @Test func `what is demanded comes before what only says where it is demanded`() throws {
    let plan = try Self.plan(
      [
        [
          "id: a", "let: [{is: account.socialDisconnect}]", "when: is",
          "require: account.publicSignUp",
        ],
        ["id: b", "when: account.socialDisconnect", "require: login.wall == 'none'"],
        [
          "id: c", "exempt: [{id: x, if: app.kind == 'game', note: n}]", "require: app.userContent",
        ],
      ],
      "login: {services: []}\n"
    )
    #expect(
      plan.map(\.path.description) == [
        "app.userContent", "login.wall", "app.kind", "account.publicSignUp",
        "account.socialDisconnect",
      ]
    )
  }

  @Test func `a condition comes first where a demand can't be judged without it`() throws {
    let plan = try Self.plan(
      [
        ["id: a", "when: login.wall != 'none'", "require: account.publicSignUp"],
        [
          "id: b", "when: login.wall != 'none'",
          "require: login.wall != 'wholeApp' || app.userContent",
        ],
      ],
      "login: {services: []}\n"
    )
    #expect(plan.map(\.path.description) == ["login.wall"])
  }

  @Test func `a fact about a button is one question on all screens, a measure is not`() throws {
    let plan = try Self.plan(
      [
        [
          "each: [{s: screens}, {b: s.buttons}]",
          "require: b.source == 'system' && b.frame.x > 1.0",
        ]
      ],
      """
      login: {services: [apple]}
      screens: [{id: a, buttons: [{service: apple}]}, {id: b, buttons: [{service: apple}]}]
      """
    )
    #expect(
      plan.map { $0.paths.map(\.description) } == [
        ["screens[\"a\"].buttons[\"apple\"].frame"],
        ["screens[\"a\"].buttons[\"apple\"].source", "screens[\"b\"].buttons[\"apple\"].source"],
        ["screens[\"b\"].buttons[\"apple\"].frame"],
      ]
    )
    #expect(plan.map(\.owner) == [.design, .design, .design])
    #expect(plan.map(\.question.proofs) == [[.capture], [.capture], [.capture]])
  }

  @Test func `what an alias repeats is asked once`() throws {
    let plan = try Self.plan(
      [["each: [{s: screens}, {b: s.buttons}]", "require: b.frame.x > 1.0"]],
      """
      login: {services: [apple]}
      screens: [{id: a, buttons: &b [{service: apple}]}, {id: b, buttons: *b}]
      """
    )
    #expect(
      plan.map { $0.paths.map(\.description) } == [
        ["screens[\"a\"].buttons[\"apple\"].frame", "screens[\"b\"].buttons[\"apple\"].frame"]
      ]
    )
  }

  @Test func `of people's own facts those are asked who can put right what needs them`() throws {
    let rule = SmallRule.file(["owner: legal", "at: app", "require: custom.agreed"])
    let fields = "fields: {custom.agreed: {type: boolean, meaning: Agreed}}\n"
    let result = try Trial(rule + fields).result(for: "reviewlint: 1\napp: {name: A}\n")
    #expect(result.questions.plan.map(\.owner) == [.legal])
  }
}
