import Diagnostics
import Engine
import Rules
import TestSupport
import Testing

@Suite struct BaselineTests {
  static let trial = Trial(
    "rules:\n"
      + SmallRule.rule([
        "-at", "each: [{s: login.services}]",
        "require: s.id != 'google' && (s.name != 'broker' || s.isThirdParty)",
        "review: {if: s.id == 'email', text: 'look at {s.id}'}",
        "message: '{s.id} is {s.presentation}'",
      ])
      + SmallRule.rule(["id: other", "at: app", "require: app.kind != 'game'"])
  )

  /// A description with these services, written in two ways.
  static func text(
    _ services: [String], app: String = "A", kind: String = "other", waivers: String = "[]",
    isBlock: Bool = false
  ) -> String {
    let list =
      isBlock
      ? "\n  # ways to sign in\n  services:\n" + services.map { "    - \($0)\n" }.joined()
      : " {services: [\(services.joined(separator: ", "))]}\n"
    return """
      reviewlint: 1
      app: {name: A, bundleId: \(app), kind: \(kind)}
      login:\(list)waivers: \(waivers)

      """
  }

  static func run(
    _ text: String, _ baseline: Baseline?, _ selection: Selection = Selection()
  ) throws -> LintResult {
    try run([text], baseline, selection)[0]
  }

  /// The results of descriptions that are looked at together.
  static func run(
    _ texts: [String], _ baseline: Baseline?, _ selection: Selection = Selection(),
    by trial: Trial = trial
  ) throws -> [LintResult] {
    let linter = Linter(book: trial.book, selection: selection, hasBaseline: baseline != nil)
    var review = BaselineReview(baseline ?? Baseline())
    let results = try texts.map { text in
      let (description, _) = try trial.description(text)
      let result = linter.lint(description)
      return review.accept(result, by: linter)
    }
    guard baseline != nil else { return results }
    return results.map { linter.noting(review.staleEntries(of: $0.identity), in: $0) }
  }

  /// The baseline that a run of these descriptions would write.
  static func written(
    _ texts: [String], over old: Baseline = Baseline(), _ selection: Selection = Selection(),
    by trial: Trial = trial
  ) throws -> Baseline {
    let linter = Linter(book: trial.book, selection: selection, hasBaseline: true)
    var review = BaselineReview(old)
    for text in texts {
      let (description, _) = try trial.description(text)
      let result = linter.lint(description)
      _ = review.accept(result, by: linter)
    }
    return review.renewal.baseline
  }

  static func shown(_ baseline: Baseline) -> [String] {
    baseline.orderedEntries.map { entry in
      let content =
        switch entry.content {
        case .finding(let outcome, let key): ([outcome.rawValue] + key).joined(separator: " ")
        case .question: "question"
        }
      return "\(entry.app.text) \(entry.rule) \(entry.path): \(content)"
    }
  }

  static let app = AppIdentity(bundleID: "A", file: "login.review.yaml")
  static let google = "{id: google, presentation: externalBrowser}"
  private static let waiver = "[{rule: small, reason: r, approvedBy: k, until: 2026-12-01}]"

  @Test func `a baseline holds what failed and what a person has to decide`() throws {
    let text = Self.text([Self.google, "email", "{id: broker, kind: broker}"], kind: "game")
    #expect(
      Self.shown(try Self.written([text])) == [
        "A other app: fail",
        #"A open-question-new login.services["broker"].connections: question"#,
        #"A small login.services["email"]: review"#,
        #"A small login.services["google"]: fail"#,
      ]
    )
  }

  @Test(arguments: [
    ([google, "email"], "other", false, ["waived", "waived"]),
    ([google, "email"], "other", true, ["waived", "waived"]),
    (["email", "apple", google], "other", true, ["waived", "waived"]),
    ([google, "email"], "game", false, ["fail", "waived", "waived"]),
    (["{id: google, presentation: embeddedWebView}"], "other", false, ["fail", "waived"]),
  ])
  func `what a baseline holds is accepted wherever its lines have gone`(
    services: [String], kind: String, isBlock: Bool, outcomes: [String]
  ) throws {
    let baseline = try Self.written([Self.text([Self.google, "email"])])
    let text = Self.text(services, kind: kind, isBlock: isBlock)
    let result = try Self.run(text, baseline)
    #expect(result.findings.map(\.outcome.rawValue).sorted() == outcomes)
    let accepted = result.findings.filter { $0.outcome == .waived }
    #expect(accepted.allSatisfy { $0.acceptance == .baseline })
  }

  @Test func `a finding of another app is none that is held`() throws {
    let baseline = try Self.written([Self.text([Self.google])])
    let result = try Self.run(Self.text([Self.google], app: "B"), baseline)
    #expect(result.told() == [#"fail login.services["google"]: google is external browser"#])
  }

  @Test func `what is undecided is never held, but told behind what is`() throws {
    let baseline = try Self.written([Self.text([Self.google])])
    let text = Self.text([Self.google, "{id: broker, kind: broker}"])
    let result = try Self.run(text, baseline)
    #expect(
      result.told() == [
        #"waived login.services["google"]: google is external browser"#,
        #"incomplete: login.services["broker"].connections"#,
      ]
    )
    #expect(result.verdict == .incomplete)
  }

  @Test func `a rule about the description itself is never held`() throws {
    let text = Self.text([], waivers: Self.waiver)
    let baseline = try Self.written([text])
    #expect(Self.shown(baseline) == [])
    let entry = Baseline.Entry(
      app: Self.app, rule: "waiver-unused", path: "waivers[0]", .finding(.fail, key: []))
    let result = try Self.run(text, Baseline([entry]))
    #expect(
      result.told(by: "waiver-unused")
        == ["fail waivers[0]: the waiver for small covers no finding"]
    )
  }

  @Test func `a waiver comes before the baseline, and isn't written into it`() throws {
    let baseline = try Self.written([Self.text([Self.google])])
    let text = Self.text([Self.google], waivers: Self.waiver)
    let finding = try #require(try Self.run(text, baseline).findings.first)
    #expect(finding.acceptance == .waiver(reason: "r", approvedBy: "k", until: "2026-12-01"))
    #expect(Self.shown(try Self.written([text], over: baseline)) == [])
  }

  private static let stale: [(services: [String], kind: String, told: [String])] = [
    ([google, "email"], "game", ["pass"]),
    (
      [google], "game",
      [#"fail : the baseline holds 1 entry that is gone: small at login.services["email"]"#]
    ),
    (
      [], "other",
      [
        """
        fail : the baseline holds 3 entries that are gone: other at app, small at \
        login.services["email"], small at login.services["google"]
        """
      ]
    ),
  ]

  @Test(arguments: stale)
  func `what a baseline holds in vain is one finding about the whole`(
    services: [String], kind: String, told: [String]
  ) throws {
    let baseline = try Self.written([Self.text([Self.google, "email"], kind: "game")])
    let result = try Self.run(Self.text(services, kind: kind), baseline)
    #expect(result.told(by: "baseline-stale") == told)
  }

  @Test func `of many entries in vain the first three are named`() throws {
    let services = (0..<5).map { "{id: s\($0), kind: own}" }
    let entries = services.indices.map {
      Baseline.Entry(
        app: Self.app, rule: "small", path: "login.services[\($0)]", .finding(.fail, key: []))
    }
    let result = try Self.run(Self.text(services), Baseline(entries))
    #expect(
      result.told(by: "baseline-stale") == [
        """
        fail : the baseline holds 5 entries that are gone: small at login.services[0], small at \
        login.services[1], small at login.services[2], …
        """
      ]
    )
    let finding = result.findings.first { $0.rule == "baseline-stale" }
    #expect(finding?.severity == .warning)
    #expect(finding?.location.start == SourcePosition(line: 1, column: 1))
  }

  @Test func `a finding that says something else is the same`() throws {
    let baseline = try Self.written([Self.text([Self.google])])
    let text = Self.text(["{id: google, presentation: embeddedWebView}"])
    let result = try Self.run(text, baseline)
    #expect(result.told() == [#"waived login.services["google"]: google is embedded web view"#])
    #expect(result.told(by: "baseline-stale") == ["pass"])
  }

  @Test(arguments: [
    (Selection(only: ["other"]), []),
    (Selection(skip: ["small"]), ["pass"]),
    (Selection(skip: ["description"]), []),
    (Selection(skip: ["baseline-stale"]), []),
    (Selection(only: ["small", "baseline-stale"]), ["fail"]),
  ])
  func `what wasn't looked at isn't gone`(selection: Selection, told: [String]) throws {
    let baseline = try Self.written([Self.text([Self.google])])
    let result = try Self.run(Self.text([]), baseline, selection)
    #expect(result.told(by: "baseline-stale").map { String($0.prefix { $0 != " " }) } == told)
  }

  @Test func `an entry of a rule that doesn't exist is held in vain`() throws {
    let entry = Baseline.Entry(app: Self.app, rule: "gone", path: "", .finding(.fail, key: []))
    let result = try Self.run(Self.text([]), Baseline([entry]))
    #expect(
      result.told(by: "baseline-stale")
        == ["fail : the baseline holds 1 entry that is gone: gone"]
    )
  }

  @Test func `an entry of an app that wasn't looked at isn't gone`() throws {
    let baseline = try Self.written([Self.text([Self.google], app: "B")])
    #expect(try Self.run(Self.text([]), baseline).told(by: "baseline-stale") == ["pass"])
  }

  @Test func `two descriptions of one app are looked at together`() throws {
    let texts = [Self.text([Self.google]), Self.text(["email"])]
    let baseline = try Self.written(texts)
    let linter = Linter(book: Self.trial.book, hasBaseline: true)
    var review = BaselineReview(baseline)
    for text in texts { _ = review.accept(try Self.run(text, nil), by: linter) }
    #expect(review.staleEntries(of: Self.app) == [])
    var half = BaselineReview(baseline)
    _ = half.accept(try Self.run(texts[0], nil), by: linter)
    #expect(half.staleEntries(of: Self.app).map(\.path) == [#"login.services["email"]"#])
  }

  @Test func `a renewed baseline drops what is gone and keeps what wasn't looked at`() throws {
    let old = try Self.written([
      Self.text([Self.google, "email"], kind: "game"), Self.text([Self.google], app: "B"),
    ])
    #expect(
      Self.shown(try Self.written([Self.text(["email"])], over: old)) == [
        #"A small login.services["email"]: review"#,
        #"B small login.services["google"]: fail"#,
      ]
    )
    let selection = Selection(only: ["other"])
    #expect(
      Self.shown(try Self.written([Self.text([])], over: old, selection)) == [
        #"A small login.services["email"]: review"#,
        #"A small login.services["google"]: fail"#,
        #"B small login.services["google"]: fail"#,
      ]
    )
  }

  @Test func `without a baseline there is nothing to be stale`() throws {
    #expect(try Self.run(Self.text([]), nil).told(by: "baseline-stale") == ["notApplicable"])
  }

  @Test(arguments: [
    ("wall: unknown", "account: {publicSignUp: true}", ["pass"]),
    ("wall: none", "account: {publicSignUp: true}", ["pass"]),
    (
      "wall: none", "account: {publicSignUp: unknown}",
      [
        """
        fail : 1 question is open that the baseline doesn't hold: account.publicSignUp
        """
      ]
    ),
    (
      "wall: unknown", "account: {}",
      [
        """
        fail : 1 question is open that the baseline doesn't hold: account.publicSignUp
        """
      ]
    ),
  ])
  func `where open questions are let be, only those are that the baseline holds`(
    login: String, account: String, told: [String]
  ) throws {
    let rule = SmallRule.file([
      "-at", "at: app", "require: login.wall == 'none' && account.publicSignUp",
    ])
    let trial = Trial(rule)
    func text(_ login: String, _ account: String) -> String {
      "reviewlint: 1\napp: {name: A, bundleId: A}\nlogin: {services: [], \(login)}\n\(account)\n"
    }
    let before = text("wall: unknown", "account: {publicSignUp: true}")
    let baseline = try Self.written([before], by: trial)
    #expect(Self.shown(baseline) == ["A open-question-new login.wall: question"])
    func found(_ baseline: Baseline, _ policy: JudgingPolicy) throws -> [String] {
      let linter = Linter(book: trial.book, policy: policy, hasBaseline: true)
      var review = BaselineReview(baseline)
      let (description, _) = try trial.description(text(login, account))
      let result = linter.lint(description)
      return review.accept(result, by: linter).told(by: "open-question-new")
    }
    let lenient = JudgingPolicy(allowsIncomplete: true)
    #expect(try found(baseline, lenient) == told)
    #expect(try found(baseline, JudgingPolicy()) == ["pass"])
    #expect(try found(Baseline(), lenient) == ["pass"])
  }
}
