import Diagnostics
import Rules
import TestSupport
import Testing

@Suite struct OverrideTests {
  /// A book of one built-in rule with parameters, changed by a file.
  private static func trial(_ overrides: String) -> Trial {
    let rule = SmallRule.file([
      "severity: warning",
      "parameters: {ratio: 1.5, count: 2, names: [a], flag: true, word: x, day: 2020-01-01}",
      """
      require: parameters.ratio > 1.0 && parameters.flag && parameters.count > 1
        && parameters.names == [parameters.word] && parameters.day != timestamp(0)
      """,
    ])
    return Trial(
      [SourceFile(path: "own.yaml", text: overrides)],
      builtIn: [SmallCatalogue.file, SourceFile(path: "builtin/login/small.yaml", text: rule)])
  }

  private static let mistakes = ToldTable.rows(
    """
    override: [a]
      1:11 ‹[a]›: 'override' is a mapping from rules, guidelines or topics to what changes
    override: {small: on}
      1:19 ‹on›: 'small' can be off, error, warning, note, or a mapping with severity or parameters
    override: {small: {severty: note}}
      1:20 ‹severty›: there is no key 'severty' here; did you mean 'severity'?
    override: {small: {severity: high}}
      1:30 ‹high›: 'high' is not off, error, warning or note
    override: {small: {severity: none}}
      1:30 ‹none›: 'none' is not off, error, warning or note; did you mean 'off'?
    override: {smal: off}
      1:12 ‹smal›: 'smal' is no rule, guideline or topic; did you mean 'small'?
    override: {hig: off}
      1:12 ‹hig›: 'hig' is no rule, guideline or topic
    override: {small: {parameters: [1]}}
      1:32 ‹[1]›: a list \(notAMapping)
    override: {small: {parameters: {rato: 1.0}}}
      1:33 ‹rato›: 'small' has no parameter 'rato'; did you mean 'ratio'?
    override: {small: {parameters: {zzzzzz: 1.0}}}
      1:33 ‹zzzzzz›: 'small' has no parameter 'zzzzzz'; it has ratio, count, names, flag, word and
        day
    override: {small: {parameters: {count: 2.5}}}
      1:40 ‹2.5›: 'count' of 'small' is a whole number, such as 2; this is a number
    override: {login: {parameters: {names: [1]}}}
      1:40 ‹[1]›: 'names' of 'small' is a list, each item a text, such as [a]; this is a list,
        each item a whole number
    override: {'4.8': {parameters: {flag: 'true'}}}
      1:39 ‹'true'›: 'flag' of 'small' is true or false, such as true; this is a text
    override: {small: {parameters: {word: {a: 1}}}}
      1:39 ‹{a: 1}›: 'word' of 'small' is a text, such as x; this is a mapping, each value a whole
        number
    override: {small: {parameters: {day: '2020-02-01'}}}
      1:38 ‹'2020-02-01'›: 'day' of 'small' is a day, such as 2020-01-01; this is a text
    override: {small: {parameters: {names: [a, 1]}}}
      1:40 ‹[a, 1]›: 'names' is a number, text, true or false, or a list or mapping with some of
        one type
    """
  )

  @Test(arguments: mistakes)
  func `an override that can't be is told at its place`(text: String, told: [String]) {
    #expect(Self.trial(text).told == told)
  }

  @Test func `a rule without parameters says so`() {
    let own = SmallRule.file([]) + "override: {small: {parameters: {x: 1}}}\n"
    #expect(Trial(own).told == ["13:33 ‹x›: 'small' has no parameter 'x'; it has none"])
  }

  @Test func `a rule that can't be read can be named`() {
    let own = SmallRule.file(["-require"]) + "override: {small: off}\nlocked: [small]\n"
    let told = Trial(own).told
    #expect(told.count == 1)
    #expect(told.allSatisfy { $0.hasSuffix("›: the key 'require' is missing here; add it") })
  }

  private static let changes:
    [(text: String, severity: Severity?, off: [String], overridden: [String])] = [
      ("rules: []", .warning, [], []),
      ("override: {small: off}", nil, ["small"], ["small"]),
      ("override: {login: off}", nil, ["small"], ["small"]),
      ("override: {'4.8': off}", nil, ["small"], ["small"]),
      ("override: {small: {severity: note}}", .note, [], ["small"]),
      ("override: {small: {severity: warning}}", .warning, [], []),
      ("override: {small: {severity: error}}", .error, [], []),
      ("override: {small: {parameters: {ratio: 2}}}", .warning, [], ["small"]),
      ("override: {login: off, small: {}}", nil, ["small"], ["small"]),
      ("override: {small: off, login: error}", .error, [], []),
      ("override: {login: {severity: error}, small: off}", nil, ["small"], ["small"]),
    ]

  @Test(arguments: changes)
  func `what is off, milder or set otherwise is known`(
    text: String, severity: Severity?, off: [String], overridden: [String]
  ) {
    let trial = Self.trial(text)
    #expect(trial.told == [])
    #expect(trial.book.rules.first?.severity == severity)
    #expect(trial.book.rulesOff.map(\.id) == off)
    #expect(trial.book.overridden == overridden)
  }

  private static let newer: [(text: String, severity: Severity?, relaxed: [Relaxation.Kind])] = [
    ("ruleset: 0.1", .note, [.ruleNewer]),
    ("ruleset: 0.2", .warning, []),
    ("ruleset: 0.1.9", .note, [.ruleNewer]),
    ("ruleset: 0.1\noverride: {small: warning}", .warning, []),
    ("ruleset: 0.1\noverride: {small: off}", nil, [.ruleOff]),
  ]

  @Test(arguments: newer)
  func `a rule that is newer than the release in use is a note`(
    text: String, severity: Severity?, relaxed: [Relaxation.Kind]
  ) {
    let rule = SmallRule.file(["severity: warning", "since: 0.2"])
    let trial = Trial(
      [SourceFile(path: "own.yaml", text: text)],
      builtIn: [SmallCatalogue.file, SourceFile(path: "builtin/login/small.yaml", text: rule)])
    #expect(trial.told == [])
    #expect(trial.book.rules.first?.severity == severity)
    #expect(trial.book.relaxations.map(\.kind) == relaxed)
  }

  private static let releases: [(text: String, told: [String])] = [
    (
      "ruleset: newest",
      ["1:10 ‹newest›: 'newest' is not a release; write numbers such as 0.2 or 0.2.1"]
    ),
    (
      "ruleset: 1.2.3.4",
      ["1:10 ‹1.2.3.4›: '1.2.3.4' is not a release; write numbers such as 0.2 or 0.2.1"]
    ),
    ("requires: 0.1", ["1:11 ‹0.1›: '0.1' doesn't say from which release on; write it like >=0.2"]),
    ("requires: '>=0.1'", []),
    (
      "ruleset: 9.1\nbrand-new: 1",
      [
        """
        2:1 ‹brand-new›: there is no key 'brand-new' here; known are requires, ruleset, extends, \
        locked, approvers, relaxations, expects, exclude, check, override, constants, fields, \
        definitions, rules, providers, devices, titles, laws, editions, guidelines, …
        """,
        "  1:10 ‹9.1›: this file needs reviewlint 9.1.0 or newer; this is 0.1.0",
      ]
    ),
    (
      "requires: '>=9.1'\nbrand-new: 1",
      ["1:11 ‹'>=9.1'›: this file needs reviewlint 9.1.0 or newer; this is 0.1.0"]
    ),
  ]

  @Test(arguments: releases)
  func `what isn't a release, or a newer one than this, is told`(text: String, told: [String]) {
    #expect(Trial(text).told == told)
  }

  private static let locked: [(override: String, told: [String])] = [
    ("{small: off}", ["own.yaml 1:12 ‹small›: \(lockedText)"]),
    ("{login: off}", ["own.yaml 1:12 ‹login›: \(lockedText)"]),
    ("{small: note}", ["own.yaml 1:12 ‹small›: \(lockedText)"]),
    ("{small: {parameters: {ratio: 2.0}}}", ["own.yaml 1:12 ‹small›: \(lockedText)"]),
    ("{small: error}", []),
  ]

  private static let lockedText = """
    'small' is locked; it can only be made stricter
    """

  @Test(arguments: ["small", "login", "'4.8'"], locked)
  func `what is locked can only be made stricter`(
    name: String, row: (override: String, told: [String])
  ) {
    let rule = SmallRule.file([
      "severity: warning", "parameters: {ratio: 1.5}",
      "require: parameters.ratio > 1.0",
    ])
    let org = SourceFile(path: "org.yaml", text: "locked: [\(name)]\n")
    let own = SourceFile(path: "own.yaml", text: "override: \(row.override)")
    let trial = Trial(
      [org, own],
      builtIn: [SmallCatalogue.file, SourceFile(path: "builtin/login/small.yaml", text: rule)])
    #expect(trial.told.filter { !$0.contains("locked here") }.map { "own.yaml \($0)" } == row.told)
  }

  /// What a file makes of a rule whose parameters say which way is stricter.
  private static func directed(_ files: [String]) -> Trial {
    let rule = SmallRule.file([
      "parameters: {least: 1.5, most: 4, from: 2026-01-01, ratio: 2}",
      "stricter: {least: up, most: down, from: up}",
      """
      require: parameters.least > 1.0 && parameters.most > parameters.ratio
        && parameters.from < submission.date
      """,
    ])
    return Trial(
      files.enumerated().map { SourceFile(path: "\($0).yaml", text: $1) },
      builtIn: [SmallCatalogue.file, SourceFile(path: "builtin/login/small.yaml", text: rule)])
  }

  private static let directions: [(parameters: String, isMilder: Bool)] = [
    ("{}", false),
    ("{least: 2}", false), ("{least: 1}", true), ("{least: 1.5}", false),
    ("{most: 3}", false), ("{most: 5}", true),
    ("{from: 2026-06-01}", false), ("{from: 2025-06-01}", true),
    ("{ratio: 1}", true), ("{ratio: 3}", true), ("{ratio: 2}", false),
    ("{least: 2, most: 3}", false), ("{least: 2, most: 5}", true),
  ]

  @Test(arguments: directions)
  func `only a parameter that may be milder is a relaxation`(parameters: String, isMilder: Bool) {
    let change = "override: {small: {parameters: \(parameters)}}"
    let trial = Self.directed([change])
    #expect(trial.told == [])
    #expect(trial.book.relaxations.map(\.kind) == (isMilder ? [.parameterChanged] : []))
    #expect(trial.book.overridden == (isMilder ? ["small"] : []))
    let locked = Self.directed(["locked: [small]", change])
    #expect(locked.told.contains { $0.contains("can only be made stricter") } == isMilder)
  }

  @Test func `what is locked is held against what the files above have made of it`() {
    func told(_ least: String) -> [String] {
      let team = "locked: [small]\noverride: {small: {parameters: {least: 2.0}}}\n"
      let trial = Self.directed([team, "override: {small: {parameters: {least: \(least)}}}"])
      return trial.told.filter { !$0.contains("locked here") }
    }
    #expect(told("2.5") == [])
    #expect(told("1.8") == ["1:12 ‹small›: 'small' is locked; it can only be made stricter"])
    let wrong = "1:40 ‹x›: 'least' of 'small' is a number, such as 2.0; this is a text"
    #expect(told("x") == [wrong])
  }

  @Test func `only the file that makes a rule milder is named`() {
    let trial = Self.directed([
      "override: {small: {parameters: {least: 1}}}", "override: {small: {parameters: {most: 3}}}",
    ])
    #expect(trial.book.relaxations.map(\.stretch.file) == ["0.yaml"])
  }

  @Test func `a file may set what it locks`() {
    let text = "locked: [small]\noverride: {small: {parameters: {ratio: 2.0}}}\n"
    #expect(Self.trial(text).told == [])
  }

  @Test func `a lock that names nothing is a mistake`() {
    #expect(
      Self.trial("locked: [smal]\n").told
        == ["1:10 ‹smal›: 'smal' is no rule, guideline or topic; did you mean 'small'?"]
    )
  }

  @Test func `a later file overrides an earlier one`() {
    let rule = SourceFile(path: "builtin/login/small.yaml", text: SmallRule.file([]))
    let files = ["note", "warning"].map {
      SourceFile(path: "\($0).yaml", text: "override: {small: {severity: \($0)}}")
    }
    let trial = Trial(files, builtIn: [SmallCatalogue.file, rule])
    #expect(trial.book.rules.map(\.severity.rawValue) == ["warning"])
  }

  @Test(arguments: [
    ("{}", "1.5 2 yes x"),
    ("{ratio: 44}", "44 2 yes x"),
    ("{ratio: 2.25, count: 3, flag: false, word: 'y z'}", "2.25 3 no y z"),
    ("{word: '7'}", "1.5 2 yes 7"),
  ])
  func `a parameter is what the override says`(parameters: String, shown: String) throws {
    let rule = SmallRule.file([
      "parameters: {ratio: 1.5, count: 2, flag: true, word: x}", "require: 'false'",
      "message: '{parameters.ratio} {parameters.count} {parameters.flag} {parameters.word}'",
    ])
    let trial = Trial(rule + "override: {small: {parameters: \(parameters)}}\n")
    let messages = try trial.messages(for: "reviewlint: 1\napp: {name: A}\n")
    #expect(messages == [shown])
  }

  @Test(arguments: [
    ("", "IN 18.5"),
    ("override: {small: {parameters: {ages: {US: 13}}}}\n", "US 13"),
  ])
  func `a parameter may have a value for each region`(override: String, shown: String) throws {
    let rule = SmallRule.file([
      "parameters: {ages: {IN: 18.5, KR: 14}}", "each: [{region: parameters.ages}]",
      "require: 'false'", "message: '{region} {parameters.ages[region]}'",
    ])
    let trial = Trial(rule + override)
    let messages = try trial.messages(for: "reviewlint: 1\napp: {name: A}\n")
    #expect(messages.joined(separator: ", ") == shown)
  }

  @Test func `only the first of many unknown targets are compared with those there are`() {
    let targets = (0..<300).map { "a-long-nam\($0): off" }.joined(separator: ", ")
    let told = Trial(SmallRule.file(["id: a-long-name"]) + "override: {\(targets)}").told
    #expect(told.count == 300)
    #expect(
      told[0].hasSuffix("'a-long-nam0' is no rule, guideline or topic; did you mean 'a-long-name'?")
    )
    #expect(told[299].hasSuffix("'a-long-nam299' is no rule, guideline or topic"))
    #expect(told.count { $0.contains("did you mean") } == 100)
  }
}
