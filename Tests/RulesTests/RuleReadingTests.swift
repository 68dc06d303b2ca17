import Rules
import TestSupport
import Testing

@Suite struct RuleReadingTests {
  @Test func `a complete rule is read without a word`() {
    let trial = Trial(SmallRule.file([]))
    #expect(trial.told == [])
    #expect(trial.book.rules.map(\.id) == ["small"])
  }

  @Test(arguments: ["id", "title", "require"])
  func `a key that every rule needs is missed at the rule`(key: String) throws {
    let told = Trial(SmallRule.file(["-\(key)"])).told
    let first = try #require(told.first)
    #expect(first.hasPrefix("2:5 ‹\(key == "id" ? "title: A rule" : "id: small")⏎"))
    #expect(first.hasSuffix("›: the key '\(key)' is missing here; add it"))
  }

  private static let mistakes = ToldTable.rows(
    """
    zeal: 1
      13:5 ‹zeal›: there is no key 'zeal' here; known are id, title, guidelines, severity, since,
        severityReason, draft, owner, holds, why, sources, parameters, stricter, applies, each,
        let, when, exempt, require, review, …
    titel: x
      13:5 ‹titel›: there is no key 'titel' here; did you mean 'title'?
    why:
      6:5 ‹why›: 'why' has no value; give it one or leave the key out
    message: ~
      10:5 ‹message›: 'message' has no value; give it one or leave the key out
    id: [x]
      2:9 ‹[x]›: a list \(notAText)
    title: [x]
      3:12 ‹[x]›: a list \(notAText)
    title: {a: b}
      3:12 ‹{a: b}›: YAML reads braces at the beginning of a text as a mapping; put the text in
        quotes
    severity: eror
      5:15 ‹eror›: 'eror' is not error, warning or note; did you mean 'error'?
    severity: high
      5:15 ‹high›: 'high' is not error, warning or note
    owner: desing
      13:12 ‹desing›: 'desing' is not product, design, code, appStoreConnect or legal; did you
        mean 'design'?
    picture: {hight: 1.0}
      13:15 ‹hight›: there is no key 'hight' here; did you mean 'height'?
    sources: S
      7:14 ‹S›: 'S' \(notAList)
    sources: [[S]]
      7:15 ‹[S]›: a list \(notAText)
    holds: {from: today}
      13:19 ‹today›: 'today' \(notADate)
    holds: {until: 2023-02-29}
      13:20 ‹2023-02-29›: '2023-02-29' \(notADate)
    holds: {til: 2021-01-01}
      13:13 ‹til›: there is no key 'til' here; known are from and until
    holds: 2020-01-01
      13:12 ‹2020-01-01›: '2020-01-01' \(notAMapping)
    parameters: {a: {b: {}}}
      13:21 ‹{b: {}}›: 'a' is a number, text, true or false, or a list or mapping with some of one
        type
    parameters: [1]
      13:17 ‹[1]›: a list \(notAMapping)
    each: login.services
      13:11 ‹login.services›: 'login.services' has no name here; write [{name: login.services}]
    each: [{s: [1]}]
      13:16 ‹[1]›: a list \(notAText)
    each: [s]
      13:12 ‹s›: 's' has no name here; write [{name: s}]
    let: [{a: {b: c}}]
      13:15 ‹{b: c}›: a mapping \(notAText)
    exempt: {id: x}
      13:13 ‹{id: x}›: a mapping \(notAList)
    exempt: [{id: x, if: 'true'}]
      13:14 ‹{id: x, if: 'true'}›: the key 'note' is missing here; add it
    stricter: {a: more}
      13:19 ‹more›: 'more' is not up or down
    key: {a: b}
      13:10 ‹{a: b}›: a mapping \(notAList)
    related: [{at: login}]
      13:15 ‹{at: login}›: the key 'note' is missing here; add it
    review: maybe
      13:13 ‹maybe›: 'maybe' is not a mapping; write {if: …, text: …}
    review: {if: 'true', texts: t}
      13:13 ‹{if: 'true', texts: t}›: the key 'text' is missing here; add it
      13:26 ‹texts›: there is no key 'texts' here; did you mean 'text'?
    require: [x]
      9:14 ‹[x]›: a list \(notAText)
    """
  )

  @Test(arguments: mistakes)
  func `a mistake in a rule is told at its place`(change: String, told: [String]) {
    #expect(Trial(SmallRule.file([change])).told == told)
  }

  @Test func `everything wrong in a rule is told, from top to bottom`() {
    let told = Trial(
      SmallRule.file(["related: [1]", "severity: x", "sources: 1", "-title", "holds: {from: 1}"])
    ).told
    #expect(told.count == 5)
    #expect(told.map { $0.prefix { $0 != " " } } == ["2:5", "4:15", "6:14", "12:15", "13:19"])
  }

  @Test(
    arguments: ToldTable.rows(
      """
      [1]
        1:1 ‹[1]›: a rule file is a mapping with 'rules', 'override' or a catalogue
      rules: 1
        1:8 ‹1›: '1' \(notAList)
      rules: [a]
        1:9 ‹a›: a rule is a mapping that begins with its 'id'
      rulse: []
        1:1 ‹rulse›: there is no key 'rulse' here; did you mean 'rules'?
      extends: builtin
        1:10 ‹builtin›: 'builtin' \(notAList)
      extends: [[a]]
        1:11 ‹[a]›: a list \(notAText)
      """
    ))
  func `a mistake in a rule file is told at its place`(text: String, told: [String]) {
    #expect(Trial(text).told == told)
  }

  @Test func `the words of strangers are shown short and harmless`() {
    let name = String(repeating: "x", count: 200)
    let quoted = "'" + String(repeating: "x", count: 80) + "…'"
    let told = Trial(SmallRule.file(["severity: \(name)"])).told
    #expect(told == ["5:15 ‹\(name)›: \(quoted) is not error, warning or note"])
    let bidi = Trial(SmallRule.file(["severity: \"a\\u202Eb\""])).told
    #expect(bidi.first?.contains("'a\\u{202E}b' is not error") == true)
  }
}
