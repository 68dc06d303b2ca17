import Engine
import Reporting
import Rules
import TestSupport
import Testing

@Suite struct RuleReferenceTests {
  private static let trial = Trial(
    SmallRule.file([
      "title: A *small* rule & <b>more</b>", "guidelines: ['4.8', hig]", "severity: warning",
      "holds: {from: 2020-03-01, until: 2021-12-31}",
      "parameters: {ratio: 1.5, count: 2, words: [a, b], flag: true}",
      "require: parameters.ratio > 1.0 && parameters.count > 1 && parameters.flag",
      "fix: Write {app.name} or {{ instead",
      "exempt: [{id: x, if: size(parameters.words) > 7, note: 'It is a [game]'}]",
      "review: {if: 'true', text: 'Look at {app.name}'}",
      "examples: {passes: [{name: one, base: b}], fails: [{name: 'two_times', base: b}]}",
    ])
  )

  private static func page(_ book: RuleBook) -> String {
    ReferencePage(book, reference(of: book)).markdown
  }

  private static func explanation(of rule: Rule, _ book: RuleBook) -> String {
    ReferenceText(of: reference(of: book), book, width: 80).text(rule)
  }

  private static func reference(of book: RuleBook) -> Reference {
    Reference(of: book)
  }

  @Test func `the reference as Markdown says everything of a rule`() throws {
    #expect(Self.trial.told == [])
    let page = Self.page(Self.trial.book)
    #expect(page.hasPrefix("# Rules\n\n- Description\n  - ["))
    #expect(
      page.contains(
        "- Team\n  - [small](#small): A \\*small\\* rule \\& \\<b\\>more\\</b\\>\n\n## Description\n"
      )
    )
    let section = page.split(separator: "## Team\n\n").last.map(String.init)
    #expect(
      section?.split(separator: "\n## ").first.map(String.init) == #"""
        ### small

        **A \*small\* rule \& \<b\>more\</b\>.** Because

        - severity: warning
        - who can fix it: development
        - guideline: [4.8 Login Services](https://example.com/4.8) (`example.com`)
        - guideline: Human Interface Guidelines
        - holds: from 2020-03-01 until 2021-12-31
        - parameter: `ratio: 1.5`
        - parameter: `count: 2`
        - parameter: `words: [a, b]`
        - parameter: `flag: true`
        - what to do: Write {app.name} or { instead
        - exempt: It is a \[game\]
        - to decide: Look at {app.name}
        - expression: `exempt x: size(parameters.words) > 7`
        - expression: `require: parameters.ratio > 1.0 && parameters.count > 1 && parameters.flag`
        - expression: `review if: true`
        - expression: `at: login`
        - source: S0
        - file: team/rules.yaml

        examples:

        - right: one
        - wrong: two\_times

        """#
    )
  }

  @Test func `explain says the same of one rule`() throws {
    let rule = try #require(Self.trial.book.rules.first)
    let text = Self.explanation(of: .written(rule), Self.trial.book)
    for part in [
      "small (warning)", "A *small* rule & <b>more</b>.", "why: Because", "4.8 Login Services",
      "https://example.com/4.8", "Human Interface Guidelines", "2020-03-01", "2021-12-31",
      "parameter: ratio: 1.5", "parameter: count: 2", "parameter: words: [a, b]",
      "parameter: flag: true",
      "what to do: Write {app.name} or { instead", "exempt: It is a [game]",
      "to decide: Look at {app.name}", "source: S0", "right: one", "wrong: two_times",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `what a rule rests on leads to where it can be read`() {
    let catalogues = """
      sources: [{key: seed/one, title: 'On <logins>', author: Ann, date: '2019', read: 2026-11-24,
        address: 'https://example.com/one'}]
      letters: [{class: X1, meaning: Nobody gets in, count: 2, decidable: 'yes'}]

      """
    let rule = SmallRule.file([
      "sources: [seed/one, letters/X1, house, ours: nobody else measured it]",
      "severityReason: One letter is none",
    ])
    let trial = Trial(catalogues + rule)
    #expect(trial.told == [])
    let facts = [
      "- why so severe: One letter is none",
      #"- source: [On \<logins\>, Ann, 2019 (seed/one)](https://example.com/one) (`example.com`)"#,
      "- source: 2 known letters: Nobody gets in (letters/X1)", "- source: house",
      "- source: ours: nobody else measured it",
    ]
    let markdown = Self.page(trial.book)
    for fact in facts { #expect(markdown.contains(fact + "\n"), "\(fact)") }
    let text = Self.explanation(of: .written(trial.book.rules[0]), trial.book)
    #expect(
      text.contains(
        """
        why so severe: One letter is none
        who can fix it: development
        guideline: 4.8 Login Services
        """
      )
    )
    #expect(
      text.contains(
        """
        source: On <logins>, Ann, 2019 (seed/one)
          https://example.com/one
        source: 2 known letters: Nobody gets in (letters/X1)
        source: house
        source: ours: nobody else measured it
        """
      )
    )
  }

  @Test(arguments: [
    ("sources: [{our: typo}]", "there is no key 'our' here; did you mean 'ours'?"),
    ("sources: []", "no source is named here"),
    ("sources: [ours: ' ']", "there is nothing to read here"),
    ("severityReason: ''", "there is nothing to read here"),
  ])
  func `what a rule rests on says something`(key: String, problem: String) {
    let told = Trial(SmallRule.file([key])).told
    #expect(told.contains { $0.contains(problem) }, "\(told)")
  }

  @Test(arguments: ["soon", "1999", "20266"])
  func `letters are counted by years`(year: String) {
    let catalogue = "letters: [{class: X1, count: 2, decidable: 'yes', years: {\(year): 1}}]\n"
    #expect(
      Trial(catalogue + SmallRule.file([])).told == [
        "1:59 ‹\(year)›: '\(year)' is no year; write one such as 2026"
      ]
    )
  }

  @Test func `a parameter is shown as overridden`() {
    let file = SmallRule.file(["parameters: {ratio: 1.5}", "require: parameters.ratio > 1.0"])
    let trial = Trial(file + "override: {small: {severity: note, parameters: {ratio: 2}}}\n")
    let page = Self.page(trial.book)
    #expect(page.contains("- severity: note\n"))
    #expect(page.contains("- parameter: `ratio: 2.0`\n"))
  }

  @Test(arguments: [
    ("rules.yaml", "Other rules"), ("login-services/a.yaml", "Login services"),
  ])
  func `a topic's folder gives the heading`(path: String, heading: String) {
    let page = Self.page(Trial(SmallRule.file([]), path: path).book)
    #expect(page.contains("## \(heading)\n\n### small\n"))
  }

  @Test func `what no address is given for is no link`() {
    let guideline = "guidelines: [{key: own, title: Own, address: ''}]\n"
    let trial = Trial(guideline + SmallRule.file(["guidelines: [own]"]))
    let markdown = Self.page(trial.book)
    #expect(markdown.contains("- guideline of our own: Own\n"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "ftp://a.example/", "https://", "https://good.example@evil.example/",
    "https://a.example/b c",
  ])
  func `an address that is no web page is refused`(address: String) {
    let guideline = "guidelines: [{key: own, title: Own, address: '\(address)'}]\n"
    #expect(
      Trial(guideline + SmallRule.file(["guidelines: [own]"])).told == [
        "1:46 ‹'\(address)'›: '\(address)' is no address of a web page: write https:// and where it is"
      ]
    )
  }
}
