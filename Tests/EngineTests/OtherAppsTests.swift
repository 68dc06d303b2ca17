import Diagnostics
import Engine
import Expressions
import Model
import Rules
import TestSupport
import Testing

/// Rules that hold the descriptions of a run against each other.
@Suite struct OtherAppsTests {
  /// What a rule says of each of some descriptions in one file; they are all of the run, or may not
  /// be.
  private static func told(
    _ rule: [String],
    about text: String,
    areAll: Bool = true,
    definitions: String = ""
  ) throws -> [[String]] {
    let rules = definitions + SmallRule.file(rule)
    return try results(rules, about: text, areAll: areAll).map {
      $0.told() + $0.diagnostics.map(\.message.text)
    }
  }

  private static func results(
    _ rules: String,
    about text: String,
    areAll: Bool = true
  ) throws -> [LintResult] {
    let trial = Trial(rules)
    try #require(trial.told == [])
    let linter = Linter(book: trial.book)
    try #require(linter.readsOtherApps)
    let file = SourceFile(path: "all.review.yaml", text: text)
    let inputs = DecodingInputs(
      asOf: Trial.today,
      catalogues: trial.book.catalogues,
      fileExists: nil
    )
    let found = DescriptionCheck(of: file, by: trial.book, inputs).descriptions()
    let apps = OtherApps(found.compactMap(\.self), areAll: areAll, as: trial.book.schema)
    let check = DescriptionCheck(of: file, by: trial.book, inputs, among: apps)
    return check.decodeAll().documents.compactMap(\.description)
      .map { check.judge($0, by: linter) }
  }

  private static let three = """
    reviewlint: 1
    app: {name: A, bundleId: a}
    login: {services: [apple, google]}
    ---
    reviewlint: 1
    app: {name: B, bundleId: b}
    login: {services: [google]}
    ---
    reviewlint: 1
    app: {name: C, bundleId: a}
    login: {services: [apple, google]}
    """

  private static let ownBundle = [
    "-at", "each: [{other: otherApps}]", "require: other.app.bundleId != app.bundleId",
    "message: 'as {other.app.name}'",
    "related: [{at: other.app.bundleId, note: 'of {other.app.name}'}]",
  ]

  @Test func `each description is held against all but itself`() throws {
    let told = try Self.told(Self.ownBundle, about: Self.three)
    #expect(told == [["fail : as C"], ["pass"], ["fail : as A"]])
  }

  @Test func `what is found lies in the judged description, wherever 'at' leads`() throws {
    for at in ["app.bundleId", "other.app.bundleId", "other.app"] {
      let results = try Self.results(
        SmallRule.file(Self.ownBundle.dropFirst() + ["at: \(at)"]),
        about: Self.three
      )
      let place = results[2].findings[0].location
      #expect(place.path == (at == "app.bundleId" ? at : ""))
      #expect(place.start.line == (at == "app.bundleId" ? 10 : 9), "\(at)")
    }
  }

  @Test func `places in others keep their file, line and column`() throws {
    let results = try Self.results(SmallRule.file(Self.ownBundle), about: Self.three)
    let related = results[0].findings[0].related.map { related in
      let place = related.location
      let start = "\(place.range.file.path):\(place.start.line):\(place.start.column)"
      return "\(place.path) \(place.pointer) \(start) \(place.isElsewhere): \(related.note)"
    }
    #expect(
      related == [
        #"otherApps["C"].app.bundleId /app/bundleId all.review.yaml:10:26 true: of C"#
      ]
    )
  }

  @Test func `what is defined of another's values is worked out among these`() throws {
    let definitions = """
      definitions:
        login.isOfNamesake: {is: app.name == 'B', meaning: It is B's.}
        ownName: {is: app.name, meaning: Its name.}
        app.isCalledSo: {is: app.name == ownName, meaning: It is.}

      """
    let told = try Self.told(
      [
        "require: 'login.isOfNamesake || otherApps.exists(o, o.login.isOfNamesake)'",
        "message: '{app.name}'",
      ],
      about: Self.three,
      definitions: definitions
    )
    #expect(told == [["pass"], ["pass"], ["pass"]])
    let named = try Self.told(
      ["require: 'ownName == app.name && otherApps.all(o, o.app.isCalledSo)'"],
      about: Self.three,
      definitions: definitions
    )
    #expect(named == [["pass"], ["pass"], ["pass"]])
  }

  @Test func `another's screens are measured, and its services known, as its own are`() throws {
    let told = try Self.told(
      ["require: otherApps.all(o, o.login.offersApple == login.offersApple)", "message: differs"],
      about: Self.three
    )
    #expect(told == [["fail login: differs"], ["fail login: differs"], ["fail login: differs"]])
  }

  private static let unknown = """
    'small' can't be decided: only a run over every description below the root knows which others \
    there are
    """

  @Test func `where there may be others, a rule that one could fail is undecided`() throws {
    let told = try Self.told(Self.ownBundle, about: Self.three, areAll: false)
    #expect(told[0] == ["fail : as C"])
    #expect(told[1] == ["incomplete: otherApps", Self.unknown])
  }

  @Test func `nobody knows of others where only one description is looked at`() throws {
    let trial = Trial(SmallRule.file(Self.ownBundle))
    let alone = String(Self.three.prefix { $0 != "-" })
    let result = try trial.result(for: alone)
    #expect(result.told() == ["incomplete: otherApps"])
    #expect(result.diagnostics.map(\.message.text) == [Self.unknown])
    #expect(result.verdict == .incomplete)
    #expect(result.questions.plan.map(\.path.description) == [])
  }

  @Test func `a description that is alone has no others`() throws {
    let alone = String(Self.three.prefix { $0 != "-" })
    let told = try Self.told(Self.ownBundle, about: alone)
    #expect(told == [["notApplicable"]])
  }

  @Test func `what another doesn't say leaves it open, and is named by the other's name`() throws {
    let told = try Self.told(
      Self.ownBundle,
      about: "reviewlint: 1\napp: {name: A, bundleId: a}\n---\nreviewlint: 1\napp: {name: B}\n"
    )
    #expect(
      told[0] == [
        #"incomplete: otherApps["B"].app.bundleId"#,
        #"'small' can't be decided without what other descriptions leave out: "#
          + #"otherApps["B"].app.bundleId"#,
      ]
    )
    #expect(told[1] == ["incomplete: app.bundleId"])
  }

  @Test func `a rule that doesn't ask for others rests on nothing that these say`() throws {
    func rule(_ id: String, askingFor condition: String) -> String {
      SmallRule.rule(["id: \(id)", "review: {if: \"\(condition)\", text: Look}"])
    }
    let own = "login.services.exists(s, s.id != 'x')"
    let rules = [
      "otherApps.exists(o, o.login.services.exists(s, s.id != 'x'))", "size(otherApps) > 0",
    ]
    .enumerated().map { rule("rule-\($0)", askingFor: "\($1) && \(own)") }
    let alone = rule("alone", askingFor: own)
    func marks(_ services: String) throws -> [String: String] {
      let text = Self.three.replacing("services: [google]", with: "services: [\(services)]")
      let results = try Self.results("rules:\n" + (rules + [alone]).joined(), about: text)
      return Dictionary(uniqueKeysWithValues: results[0].findings.map { ($0.rule, $0.factsMark) })
    }
    let (before, after) = (try marks("google"), try marks("email"))
    #expect(before.count == 3)
    #expect(before["alone"] == after["alone"])
    #expect(before["rule-0"] != after["rule-0"])
  }

  @Test func `without such a rule no linter asks for them`() {
    #expect(!Linter(book: Trial(SmallRule.file(["require: app.name != ''"])).book).readsOtherApps)
    let text = """
      definitions:
        app.isOne: {is: size(otherApps) == 0, meaning: It is the only one.}

      """
    let byWay = Trial(text + SmallRule.file(["require: app.isOne"]))
    #expect(byWay.told == [])
    #expect(Linter(book: byWay.book).readsOtherApps)
  }
}
