import Rules
import TestSupport
import Testing

@Suite struct RuleCheckerTests {
  /// What rules see, the last first.
  static let names = """
    parameters, titles, laws, builtApp, project, asOf, edition, custom, example, waivers, review, \
    account, signInWithApple, afterSignIn, screens, login, submission and app
    """

  /// The changed keys of a rule, with ` ¦ ` between them.
  private static let mistakes = ToldTable.rows(
    """
    guidelines: []
      2:9 ‹small›: 'small' cites no guideline; name at least one
    guidelines: [hig, '4.9']
      4:23 ‹'4.9'›: '4.9' is no known guideline; add it under 'guidelines'; did you mean '4.8'?
    guidelines: [accessibility]
      4:18 ‹accessibility›: 'accessibility' is no known guideline; add it under 'guidelines'
    each: [{s: login.services}, {s: login.services}] ¦ -at
      12:34 ‹s›: there is something called 's' already; choose another name
    each: [{login: login.services}]
      13:13 ‹login›: there is something called 'login' already; choose another name
    each: [{laws: login.services}]
      13:13 ‹laws›: there is something called 'laws' already; choose another name
    let: [{parameters: '1'}]
      13:12 ‹parameters›: there is something called 'parameters' already; choose another name
    let: [{is-small: '1'}] ¦ require: is-small == 1
      13:12 ‹is-small›: 'is-small' can't be a name in expressions; write letters, digits and
        underscores only
    each: [{a service: login.services}] ¦ -at
      12:13 ‹a service›: 'a service' can't be a name in expressions; write letters, digits and
        underscores only
    parameters: {1st: 1}
      13:18 ‹1st›: '1st' can't be a name in expressions; write letters, digits and underscores only
    let: [{a: '1'}]
      13:12 ‹a›: nothing uses 'a'; take it out
    let: [{a: '1'}, {b: a + 1}]
      13:22 ‹b›: nothing uses 'b'; take it out
    each: [{s: login.wall}]
      13:16 ‹login.wall›: 's' can go through a list or a map only
    require: app.name
      9:14 ‹app.name›: this is a string, but true or false is expected here
    applies: '1'
      13:15 ‹1›: this is an int, but true or false is expected here
    when: '[true]'
      13:12 ‹[true]›: this is a list(bool), but true or false is expected here
    exempt: [{id: x, if: '1', note: n}]
      13:27 ‹1›: this is an int, but true or false is expected here
    review: {if: '1', text: t}
      13:19 ‹1›: this is an int, but true or false is expected here
    at: nothing
      8:9 ‹nothing›: there is nothing called 'nothing' here; there are \(names)
    picture: {height: app.name}
      13:23 ‹app.name›: this is a string, but a double is expected here
    related: [{at: nobody, note: n}]
      13:20 ‹nobody›: there is nothing called 'nobody' here; there are \(names)
    require: account.owner == 'ap'
      9:31 ‹'ap'›: 'ap' is not an owner: app or thirdParty; did you mean 'app'?
    parameters: {count: 1} ¦ require: parameters.count == 1.0
      9:14 ‹parameters.count == 1.0›: count is an int and 1.0 a double: write 1
    id: My_Rule
      2:9 ‹My_Rule›: the id 'My_Rule' is not written in small letters, digits and hyphens
    id: a--b
      2:9 ‹a--b›: the id 'a--b' is not written in small letters, digits and hyphens
    why: ' '
      6:10 ‹' '›: there is nothing to read here; say it in a sentence
    sources: []
      7:14 ‹[]›: no source is named here; say where the rule comes from
    holds: {from: 2025-01-02, until: 2025-01-01}
      13:12 ‹{from: 2025-01-02, until: 2025-01-01}›: 'small' would hold from 2025-01-02 until
        2025-01-01, which is earlier
    at: app.name + 'x'
      8:9 ‹app.name + 'x'›: this is worked out and stands nowhere in a description; name a field
        or an item
    related: [{at: app.minimumOSMajor > 1, note: n}]
      13:20 ‹app.minimumOSMajor > 1›: this is worked out and stands nowhere in a description; name
        a field or an item
    parameters: {most: 1} ¦ require: size(app.name) < parameters.most ¦ stricter: {mots: up}
      14:16 ‹mots›: 'small' has no parameter 'mots' to make stricter; did you mean 'most'?
    parameters: {word: a} ¦ require: app.name == parameters.word ¦ stricter: {word: up}
      14:16 ‹word›: 'word' is no number and no day, so it has no stricter side; take it out
    key: [app.nme]
      13:15 ‹nme›: app has no field 'nme'; did you mean 'name'?
    key: [app.platforms]
      13:11 ‹app.platforms›: 'app.platforms' is no text, word, whole number, day or boolean; name
        what stays the same, such as an id
    key: ['1.5']
      13:11 ‹'1.5'›: '1.5' is no text, word, whole number, day or boolean; name what stays the
        same, such as an id
    parameters: {most: 1}
      13:18 ‹most›: nothing uses the parameter 'most'; take it out
    parameters: {count: 1} ¦ require: parameters.cuont == 1
      9:25 ‹cuont›: parameters has no field 'cuont'; did you mean 'count'?
    parameters: {minHeight: 1.0} ¦ require: parameters.min-height > 1.0
      9:25 ‹min-height›: parameters has no field 'min'; 'min-height' is read as a subtraction,
        since names have no hyphens; did you mean 'minHeight'?
    each: [{s: screens}] ¦ let: [{least: '1.0'}] ¦ require: s.buttons.any(b, b.frame.width > \
    least) ¦ -at
      8:24 ‹any›: there is no function 'any'; did you mean 'exists'?
    let: [{a: 'a + 1'}]
      13:16 ‹a›: there is nothing called 'a' here; there are \(names)
    """
  )

  @Test(arguments: mistakes)
  func `a rule that makes no sense is told why`(changes: String, told: [String]) {
    #expect(Trial(SmallRule.file(changes.split(separator: " ¦ ").map(String.init))).told == told)
  }

  @Test(arguments: [
    ("parameters: {from: '2026-12-01'}", "parameters.from", "13:24 ‹'2026-12-01'›"),
    ("parameters: {from: 2026-02-30}", "parameters.from", "13:24 ‹2026-02-30›"),
    ("parameters: {from: 2026-12-01T09:00:00Z}", "parameters.from", "13:24 ‹2026-12-01T09:00:00Z›"),
    ("parameters: {from: soon}", "parameters.from", nil),
    ("\nconstants: {from: '2026-12-01'}", "from", "14:19 ‹'2026-12-01'›"),
  ])
  func `a text of a day that is compared with a day is pointed at`(
    declared: String, used: String, place: String?
  ) {
    let rule = SmallRule.file(["require: submission.date >= \(used)"])
    let inRule = declared.hasPrefix("\n") ? declared + "\n" : "    \(declared)\n"
    let note = place.map {
      "  \($0): this is a text; a day is written without quotes and without a time, such as 2026-11-21"
    }
    #expect(
      Trial(rule + inRule).told == [
        """
        9:14 ‹submission.date >= \(used)›: date is a timestamp and from a string; they can't be \
        compared
        """
      ] + (note.map { [$0] } ?? [])
    )
  }

  @Test func `each rule has parameters of its own`() throws {
    let common = ["at: app", "require: 'false'", "message: 'most {parameters.most}'"]
    let also = "fix: 'least {parameters.least}'"
    let rules = [
      common + ["id: a", "parameters: {most: 1}"],
      common + ["id: b", "parameters: {least: 0, most: 2}", also],
    ]
    let trial = Trial("rules:\n" + rules.map { SmallRule.rule($0) }.joined())
    #expect(try trial.messages(for: "reviewlint: 1\napp: {name: A}\n") == ["most 1", "most 2"])
    let lacking = SmallRule.rule(common + ["id: c", "parameters: {least: 0}", also])
    let told = Trial("rules:\n" + SmallRule.rule(rules[0]) + lacking).told
    #expect(
      told.map {
        $0.hasSuffix(
          "parameters has no field 'most'; declare it under 'parameters' as most: its value")
      } == [true])
  }

  private static let unknownField = "login has no field 'offersAple'; did you mean 'offersApple'?"

  @Test(arguments: [
    ("require: login.offersAple", "9:20"),
    ("require: 'login.offersAple'", "9:21"),
    ("require: \"login.offersAple\"", "9:21"),
    ("require: \"app.name == 'x'\\u0020|| login.offersAple\"", "9:45"),
    ("require: 'app.name == ''é😀'' && login.offersAple'", "9:43"),
    ("require: app.name == 'Größe' && login.offersAple", "9:43"),
    ("require: login.offersApple\n  && login.offersAple", "10:16"),
    ("require: >-\n  app.name == '😀'\n  && login.offersAple", "11:16"),
    ("require: >\n  login.offersApple &&\n\n  login.offersAple", "12:13"),
    ("require: |\n  login.offersApple\n    || login.offersAple", "11:18"),
    ("require: >2-\n    login.offersApple\n   || login.offersAple", "11:17"),
  ])
  func `a mistake is found in every way to write a text`(change: String, place: String) {
    let told = Trial(SmallRule.file([change])).told
    #expect(told == ["\(place) ‹offersAple›: \(Self.unknownField)"])
  }

  @Test func `all mistakes of a rule are told, not the first`() {
    let changes = [
      "applies: app.nme == 'x'", "when: app.nme == 'x'", "require: app.nme == 'x'",
      "message: '{app.nme}'", "fix: '{app.nme}'", "let: [{a: app.nme}]",
      "exempt: [{id: x, if: app.nme == 'x', note: '{app.nme}'}]",
      "review: {if: app.nme == 'x', text: '{app.nme}'}",
      "related: [{at: app.nme, note: '{app.nme}'}]", "at: app.nme",
    ]
    let told = Trial(SmallRule.file(changes)).told
    #expect(told.count(where: { $0.contains("‹nme›: app has no field 'nme'") }) == 13)
    #expect(told.count == 13)
  }

  @Test(arguments: [
    (["let: {a: b, b: '1'}", "require: a == 1"], "13:14 ‹b›", "13:17 ‹b›"),
    (["each: [{b: s.buttons}, {s: screens}]", "-at"], "12:16 ‹s›", "12:29 ‹s›"),
    (["applies: s.visible", "each: {s: screens}", "-at"], "12:14 ‹s›", "13:12 ‹s›"),
  ])
  func `a name that is used too early is told where it is`(
    changes: [String], place: String, named: String
  ) {
    let name = place.drop { $0 != "‹" }.dropFirst().dropLast()
    #expect(
      Trial(SmallRule.file(changes)).told == [
        "\(place): '\(name)' is named further down, and an expression knows only the names above it",
        "  \(named): it is named here",
      ]
    )
  }

  private static func definitions(_ count: Int) -> String {
    let chain = (1..<count).map { ", {v\($0): v\($0 - 1) + 1}" }.joined()
    return "let: [{v0: '1'}\(chain)]"
  }

  @Test func `a rule has so many definitions and lists at the most`() {
    let most = SmallRule.file([Self.definitions(200), "require: v199 > 0"])
    #expect(Trial(most).told == [])
    let more = SmallRule.file([Self.definitions(201), "require: v200 > 0"])
    #expect(
      Trial(more).told.map { $0.drop { $0 != "‹" } } == [
        "‹v200›: a rule may have 200 names under 'let' at the most, and this one has 201"
      ]
    )
    let lists = (0..<21).map { "{s\($0): login.services}" }.joined(separator: ", ")
    #expect(
      Trial(SmallRule.file(["each: [\(lists)]"])).told.map { $0.drop { $0 != "‹" } } == [
        "‹s20›: a rule may go through 20 lists at the most, and this one has 21"
      ]
    )
  }

  @Test func `a rule with far too many definitions is not compiled`() {
    let trial = Trial(SmallRule.file([Self.definitions(16_000), "require: v15999 > x"]))
    #expect(
      trial.told.map { $0.drop { $0 != "‹" } } == [
        "‹v200›: a rule may have 200 names under 'let' at the most, and this one has 16,000"
      ]
    )
  }

  @Test func `a rule with a mistake is not in the book`() {
    let trial = Trial("rules:\n" + SmallRule.rule(["id: a", "at: x"]) + SmallRule.rule(["id: b"]))
    #expect(trial.book.rules.map(\.id) == ["b"])
  }
}
