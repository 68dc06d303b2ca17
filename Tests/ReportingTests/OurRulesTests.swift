import Diagnostics
import Engine
import Localization
import Rules
import TestSupport
import Testing

@testable import Presentation
@testable import Reporting

/// What breaks rules of our own: no format calls it a refusal.
@Suite struct OurRulesTests {
  /// An error and a warning of our own, an error of Apple's, and what to put in order.
  private static func trial(_ ids: [String]) -> Trial {
    let rules = [
      ["id: order", "guidelines: [words]", "message: The words are wrong"],
      ["id: brand-warning", "guidelines: [brand]", "severity: warning", "message: No such font"],
      [
        "id: brand-error", "guidelines: [brand]", "sources: [letters/X1]",
        "message: The logo is wrong",
      ],
      ["id: apple", "message: The login is wrong"],
    ]
    let chosen = rules.filter { rule in ids.contains { rule[0] == "id: \($0)" } }
    return Trial(
      "rules:\n" + chosen.map { SmallRule.rule($0 + ["require: 'false'"]) }.joined()
        + """
        guidelines:
          - {key: brand, title: Our brand book, of: ours}
          - {key: words, title: Our words, bookkeeping: true}
        letters: [{class: X1, count: 77, decidable: 'yes', breakage: true}]

        """)
  }

  private static func run(_ ids: [String], failOn: Severity = .error) throws -> RunResult {
    let trial = trial(ids)
    let result = try trial.result(
      for: "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [apple]}\n",
      policy: JudgingPolicy(failOn: failOn))
    return RunResult(
      tool: .init(version: "1", rules: "", overridden: []), descriptions: [result],
      diagnostics: [], files: SourceFiles(), setup: RunSetup(books: [trial.book]))
  }

  private static let words: [String: [String]] = [
    "text": [
      "2 breaches of our own rules", "\nBreaches of our own rules:\n\nOur own rule[brand-error]",
    ],
    "concise": ["error [brand-error] Our own rule: The logo is wrong"],
    "json": [#""letters":0,"of":"ours"}"#],
    "jsonl": [#""letters":0,"of":"ours"}"#],
    "markdown": ["### Breaches of our own rules\n\n|", "| breaches of our own rules |"],
    "sarif": [#""text": "Our own rule: The logo is wrong\#u{5C}nChange it""#, #""of": "ours""#],
    "junit": [#"<failure message="Our own rule: The logo is wrong""#, "guideline-brand"],
    "github": ["title=brand brand-error::Our own rule: The logo is wrong"],
    "gitlab": [#""description": "Our own rule: The logo is wrong""#, #""severity": "major""#],
    "xcode": ["error: [brand] Our own rule: The logo is wrong (brand-error)"],
    "html": [">Breaches of our own rules<", "Our own guidelines ask for this", "Our own rule"],
  ]

  @Test(arguments: reporters.indices)
  func `no format calls it a refusal, and each says that the rules are our own`(
    _ format: Int
  ) throws {
    let reporter = reporters[format]
    let run = try Self.run(["brand-error", "brand-warning"])
    let text = reporter.text(of: run)
    for word in ["refus", "reject", "77", "\"breakage\"", "critical"] {
      #expect(!text.lowercased().contains(word), "\(reporter.name)")
    }
    for words in try #require(Self.words[reporter.name]) { #expect(text.contains(words)) }
    #expect(run.verdict == .violations)
  }

  @Test func `a page of a recorded run has them under their own heading`() throws {
    let run = try Self.run(["brand-error", "brand-warning"])
    var reader = RunRecordReader(path: "run.json")
    let record = reader.read(Array(JSONReporter.text(of: run).utf8))
    var index = AppIndex(in: .english, since: nil)
    _ = index.add(try #require(record))
    var bytes: [UInt8] = []
    var output = ReportOutput { piece in
      bytes += piece
      return true
    }
    RecordedReport(of: index).write(to: &output)
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(page.contains(">Breaches of our own rules</h3>"))
    #expect(page.contains("§</span> Our own rule</span> The logo is wrong"))
    #expect(!page.contains("refus"))
  }

  @Test func `they stand between what would be refused and what is to be put in order`() throws {
    let run = try Self.run(["order", "brand-warning", "brand-error", "apple"])
    let result = try #require(run.descriptions.first)
    let faults = Fault.all(of: result.findings)
    #expect(faults.map(\.first.rule) == ["apple", "brand-error", "brand-warning", "order"])
    #expect(faults.map(\.isError) == [true, false, false, false])
    let counts = PresentedRun(of: run).counts
    #expect(
      counts.failures.map(\.text) == [
        "1 error", "2 breaches of our own rules", "1 to put in order",
      ])
    let annotations = PresentedRun(of: run).annotations(.faults).map(\.rule)
    #expect(annotations == ["apple", "brand-error", "order", "brand-warning"])
  }

  @Test(arguments: [
    (
      ["apple", "brand-error", "brand-warning"],
      """
      Not ready to submit: 1 problem would likely lead to rejection, and 2 breaches of our own \
      rules.
      """
    ),
    (["brand-error"], "Not ready to submit: 1 breach of our own rules."),
    (
      ["brand-warning"],
      """
      Ready to submit, as far as the description shows. 1 breach of our own rules could be mended.
      """
    ),
  ])
  func `the verdict counts them apart`(_ ids: [String], said: String) throws {
    #expect(try PresentedRun(of: Self.run(ids)).headline.text == said)
  }
}
