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

  @Test func `the reference as Markdown says everything of a rule`() throws {
    #expect(Self.trial.told == [])
    let page = ReferencePage(Self.trial.book).markdown
    #expect(page.hasPrefix("# Rules\n\n- Description\n  - ["))
    #expect(
      page.contains(
        "- Team\n  - [small](#small): A \\*small\\* rule \\& \\<b\\>more\\</b\\>\n\n## Description\n"
      )
    )
    let section = page.split(separator: "## Team\n\n").last.map(String.init)
    #expect(
      section == #"""
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

  @Test func `the reference as HTML says the same`() throws {
    let page = ReferencePage(Self.trial.book).html
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n"))
    #expect(page.hasSuffix("</html>\n"))
    let section = try #require(page.split(separator: "<h2>Team</h2>\n").last.map(String.init))
    let expected = """
      <section id="small">
      <h3><code>small</code></h3>
      <p><strong>A *small* rule &amp; &lt;b&gt;more&lt;/b&gt;.</strong> Because</p>
      <dl>
      <dt>severity</dt><dd>warning</dd>
      <dt>who can fix it</dt><dd>development</dd>
      <dt>guideline</dt><dd><a href="https://example.com/4.8">4.8 Login Services</a> (example.com)</dd>
      <dt>guideline</dt><dd>Human Interface Guidelines</dd>
      <dt>holds</dt><dd>from 2020-03-01 until 2021-12-31</dd>
      <dt>parameter</dt><dd><code>ratio: 1.5</code></dd>
      <dt>parameter</dt><dd><code>count: 2</code></dd>
      <dt>parameter</dt><dd><code>words: [a, b]</code></dd>
      <dt>parameter</dt><dd><code>flag: true</code></dd>
      <dt>what to do</dt><dd>Write {app.name} or { instead</dd>
      <dt>exempt</dt><dd>It is a [game]</dd>
      <dt>to decide</dt><dd>Look at {app.name}</dd>
      <dt>expression</dt><dd><code>exempt x: size(parameters.words) &gt; 7</code></dd>
      <dt>expression</dt><dd><code>require: parameters.ratio &gt; 1.0 &amp;&amp; parameters.count \
      &gt; 1 &amp;&amp; parameters.flag</code></dd>
      <dt>expression</dt><dd><code>review if: true</code></dd>
      <dt>expression</dt><dd><code>at: login</code></dd>
      <dt>source</dt><dd>S0</dd>
      <dt>file</dt><dd>team/rules.yaml</dd>
      </dl>
      <h4>examples</h4>
      <ul>
      <li>right: one<pre>base: b</pre></li>
      <li>wrong: two_times<pre>base: b</pre></li>
      </ul>
      </section>
      """
    #expect(section.hasPrefix(expected))
  }

  @Test func `explain says the same of one rule`() throws {
    let rule = try #require(Self.trial.book.rules.first)
    let text = RuleText(of: Self.trial.book, width: 80).text(.written(rule))
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
    let markdown = ReferencePage(trial.book).markdown
    for fact in facts { #expect(markdown.contains(fact + "\n"), "\(fact)") }
    #expect(
      ReferencePage(trial.book).html.contains(
        "<dt>source</dt><dd><a href=\"https://example.com/one\">On &lt;logins&gt;, Ann, 2019 "
          + "(seed/one)</a> (example.com)</dd>"
      )
    )
    let text = RuleText(of: trial.book, width: 80).text(.written(trial.book.rules[0]))
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
    let page = ReferencePage(trial.book).markdown
    #expect(page.contains("- severity: note\n"))
    #expect(page.contains("- parameter: `ratio: 2.0`\n"))
  }

  @Test(arguments: [
    ("rules.yaml", "Other rules"), ("login-services/a.yaml", "Login services"),
  ])
  func `a topic's folder gives the heading`(path: String, heading: String) {
    let page = ReferencePage(Trial(SmallRule.file([]), path: path).book).markdown
    #expect(page.contains("## \(heading)\n\n### small\n"))
  }

  @Test func `what no address is given for is no link`() {
    let guideline = "guidelines: [{key: own, title: Own, address: ''}]\n"
    let trial = Trial(guideline + SmallRule.file(["guidelines: [own]"]))
    let html = ReferencePage(trial.book).html
    let markdown = ReferencePage(trial.book).markdown
    #expect(html.contains("<dt>guideline</dt><dd>Own</dd>"))
    #expect(markdown.contains("- guideline: Own\n"))
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
