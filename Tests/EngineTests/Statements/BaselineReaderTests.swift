import Diagnostics
import Engine
import TestSupport
import Testing

@Suite struct BaselineReaderTests {
  private static func read(_ text: String) -> (baseline: Baseline, told: [String]) {
    let file = SourceFile(path: "baseline.json", text: text)
    var reader = BaselineReader()
    let baseline = reader.read(file)
    return (baseline, file.shown(reader.diagnostics))
  }

  @Test(arguments: [
    #"{"schemaVersion": 2, "findings": [{"app": "A", "rule": "r", "path": "", "outcome": "fail"}]}"#,
    "schemaVersion: 2\nfindings:\n  - {app: A, rule: r, path: '', outcome: fail}\n",
  ])
  func `a baseline may be JSON or YAML`(text: String) {
    let (baseline, told) = Self.read(text)
    #expect(told == [])
    let content = Baseline.Entry.Content.finding(.fail, key: [])
    #expect(baseline.counts == [Baseline.Entry(app: "A", rule: "r", path: "", content): 1])
  }

  @Test func `it has outcomes, keys and counts`() {
    let text = """
      schemaVersion: 2
      findings:
        - {app: A, rule: r, path: '', outcome: fail, key: [google], count: 3}
        - {app: A, rule: r, path: '', outcome: review}

      """
    let (baseline, told) = Self.read(text)
    #expect(told == [])
    let contents: [Baseline.Entry.Content: Int] = [
      .finding(.fail, key: ["google"]): 3, .finding(.review, key: []): 1,
    ]
    let found = baseline.counts.map { ($0.key.content, $0.value) }
    #expect(Dictionary(uniqueKeysWithValues: found) == contents)
  }

  @Test func `open questions are held only by a file that names them`() {
    let text = """
      schemaVersion: 2
      findings: []
      questions:
        - {app: A, path: login.wall}
        - {app: A, path: app.kind, count: 2}

      """
    let (baseline, told) = Self.read(text)
    #expect(told == [])
    #expect(baseline.holdsQuestions)
    let held = [
      Baseline.Entry(app: "A", question: "login.wall"): 1,
      Baseline.Entry(app: "A", question: "app.kind"): 2,
    ]
    #expect(baseline.counts == held)
    #expect(!Self.read("schemaVersion: 2\nfindings: []\n").baseline.holdsQuestions)
  }

  private static let mistakes =
    ToldTable.rows(
      """
      schemaVersion: 2⏎findings: []⏎---⏎a: 1⏎
        1:1 ‹›: a baseline is one document with 'schemaVersion' and 'findings'
      []
        1:1 ‹[]›: a list is not a mapping; write {key: value} or each key on a line of its own
      {}
        1:1 ‹{}›: the key 'schemaVersion' is missing here; add it
        1:1 ‹{}›: the key 'findings' is missing here; add it
      {schemaVersion: 3, findings: []}
        1:17 ‹3›: the version of a baseline is 2, not '3'
      {schemaVersion: 2, findings: [{app: A, rule: r, path: p}]}
        1:31 ‹{app: A, rule: r, path: p}›: the key 'outcome' is missing here; add it
      {schemaVersion: 2, findings: [{app: A, rule: r, path: p, outcome: pass, count: 0}]}
        1:67 ‹pass›: 'pass' is not fail or review
        1:80 ‹0›: '0' is too small; the least is 1
      {schemaVersion: 2, findings: {}}
        1:30 ‹{}›: a mapping is not a list; write [first, second] or each item on a line of its own
          after '- '
      {schemaVersion: 2, findings: [{app: A, rule: [r], paht: p, outcome: fail}]}
        1:31 ‹{app: A, rule: [r], paht: p, outcome: fail}›: the key 'path' is missing here; add it
        1:46 ‹[r]›: a list is not a text; write a text
      {schemaVersion: 2, findings: [], more: 1}
      {schemaVersion: 2, findings: [
        1:31 ‹›: a value is missing before this
      """
    ) + [("", ["1:1 ‹›: there is nothing in this file to read"])]

  @Test(arguments: mistakes)
  func `a mistake in a baseline is told at its place`(text: String, told: [String]) {
    let found = Self.read(text).told
    #expect(found == told)
  }
}
