import TestSupport
import Testing

@Suite struct KeyMistakesTests {
  @Test(
    arguments: ToldTable.rows(
      """
      logn: {}
        3:1-3:5 unknown-key: there is no key 'logn' here; did you mean 'login'?
      submission: {day: 2026-01-01}
        3:14-3:17 unknown-key: there is no key 'day' here; known are date, kind and custom
      login: {afterSignIn: []}
        3:9-3:20 unknown-key: there is no key 'afterSignIn' here; it stands at the top level, not
          in a section
      submission: {demoAccount: {}}
        3:14-3:25 unknown-key: there is no key 'demoAccount' here; it stands under 'review'
      screens: [{devise: iphone-16}]
        3:12-3:18 unknown-key: there is no key 'devise' here; did you mean 'device'?
      account: {deletion: {rout: email}}
        3:22-3:26 unknown-key: there is no key 'rout' here; did you mean 'route'?
      custom: {mood: good}
        3:10-3:14 undeclared-key: there is no key 'mood' here; a rule file has to declare what
          'custom' may say
      waivers: [{rule: a, approvedBy: b, until: 2026-12-01}]
        3:11-3:54 missing-key: the key 'reason' is missing in waiver; add it
      login: {links: [{presentation: native}]}
        3:17-3:39 missing-key: the key 'to' is missing in link; add it
      login: {services: [{id: unknown}]}
        3:25-3:32 unknown-required: 'id' must be said in service; 'unknown' won't do
      login: {wall: }
        3:9-3:13 no-value: 'wall' has no value; leave it out, or write unknown if nobody knows
      login: ~
        3:1-3:6 no-value: 'login' has no value; leave it out, or write unknown if nobody knows
      screens: null
        3:1-3:8 no-value: 'screens' has no value; leave it out, or write unknown if nobody knows
      screens: [{buttons: }]
        3:12-3:19 no-value: 'buttons' has no value; leave it out, or write unknown if nobody knows
      login: {services: [{id: ~}]}
        3:21-3:23 no-value: 'id' has no value; it can't be left out
      login: {services: [apple, ~]}
        3:27-3:28 not-a-section: this has no value; write its id, or {id: …}
      login: {wall:none}
        3:9-3:18 missing-space: a space is missing after the ':'; write 'wall: none'
      login:⏎  wall:none
        4:3-4:12 missing-space: a space is missing after the ':'; write 'wall: none'
      login: {services: [id:apple]}
        3:20-3:28 missing-space: a space is missing after the ':'; write 'id: apple'
      login: {services: [{id:apple}]}
        3:21-3:29 missing-space: a space is missing after the ':'; write 'id: apple'
      screens:⏎  - device:iphone-se-3
        4:5-4:23 missing-space: a space is missing after the ':'; write 'device: iphone-se-3'
      app_: {}
        3:1-3:5 unknown-key: there is no key 'app_' here; did you mean 'app'?
      """
    ))
  func `a wrong key is reported where it stands`(text: String, problems: [String]) {
    #expect(Reading(described(text)).problems == problems)
  }

  @Test(
    arguments: ToldTable.rows(
      """
      app: {name: A}
        1:1-1:15 missing-key: the key 'reviewlint' is missing in description; add it
      reviewlint: 1
        1:1-1:14 missing-key: the key 'app' is missing in description; add it
      {}
        1:1-1:3 missing-key: the key 'reviewlint' is missing in description; add it
        1:1-1:3 missing-key: the key 'app' is missing in description; add it
      reviewlint: 1⏎app: {}
        2:6-2:8 missing-key: the key 'name' is missing in app; add it
      reviewlint: 1⏎app: {name: unknown}
        2:13-2:20 unknown-required: 'name' must be said in app; 'unknown' won't do
      reviewlint: 1⏎app: unknown
        2:6-2:13 unknown-required: 'app' must be said in description; 'unknown' won't do
      reviewlint: 1⏎app:
        2:1-2:4 no-value: 'app' has no value; it can't be left out
      [reviewlint, 1]
        1:1-1:16 not-a-description: a description is a mapping that begins with 'reviewlint: 1'
      pawprint
        1:1-1:9 not-a-description: a description is a mapping that begins with 'reviewlint: 1'
      """
    ))
  func `what every description needs is asked for`(text: String, problems: [String]) {
    #expect(Reading(text).problems == problems)
  }

  @Test func `an unquoted colour is a comment, and the message says so`() {
    #expect(
      Reading(described("screens:\n  - background: #FFFFFF\n    os: 18\n")).problems == [
        "4:5-4:15 no-value: 'background' has no value; an unquoted '#' begins a comment;"
          + " write '\"#FFFFFF\"'"
      ]
    )
  }

  @Test func `credentials have no place in a demo account`() {
    let text = described("review:\n  demoAccount:\n    pin: x\n    pim: x\n")
    #expect(
      Reading(text, isSecret: { $0 == "pin" && $1 == "demoAccount" }).problems.map { $0.prefix(80) }
        == [
          "5:5-5:8 refused-key: 'pin' has no place in demoAccount: credentials don't belong",
          "6:5-6:8 unknown-key: there is no key 'pim' here; known are provided, place, serv",
        ]
    )
  }

  @Test(arguments: ["2", "1.1"])
  func `the format of a newer program is all that is told`(version: String) {
    #expect(
      Reading("reviewlint: \(version)\napp: {nam: A}\n").problems == [
        """
        1:13-1:\(13 + version.count) newer-format: '\(version)' is the format of a newer program; \
        this one reads 'reviewlint: 1'
        """
      ]
    )
  }

  @Test func `all mistakes are reported, in the order of their places`() {
    let text = """
      reviewlint: 0
      app: {name: A, kind: toy}
      submission: {date: 2018-01-01}
      login:
        services: [{id: apple, presentation: web}, apple]
        wall: some
      screens:
        - {device: iphone-99, buttons: [{service: goggle}]}
        - {like: screen-9}
      afterSignIn: [profile]
      waivers:
        - {rule: a, at: nowhere, reason: b, approvedBy: c, until: 2029-01-01}
      """
    let shown = Reading(text).problems.map { problem in
      problem.prefix { $0 != ":" } + " " + problem.split(separator: " ")[1]
    }
    #expect(
      shown == [
        "1 too-small:", "2 unknown-word:", "3 before-first-edition:", "5 unknown-word:",
        "5 id-twice:", "5 note:", "6 unknown-word:", "8 unknown-device:", "8 unknown-service:",
        "9 unknown-screen:", "10 fields-needed:", "12 unknown-path:", "12 waiver-too-long:",
      ]
    )
  }

  @Test func `what goes wrong in very many places ends with a count`() {
    let problems = Reading(described("waivers: [\(String(repeating: "a, ", count: 600))]")).problems
    #expect(problems.count == 501)
    #expect(problems.last == "1:1-1:1 more-problems: 100 more are not shown")
  }
}
