import Diagnostics
import Engine
import TestSupport
import Testing

@Suite struct BaselineReaderTests {
  private static let app = AppIdentity(bundleID: nil, file: "a")

  private static func read(_ text: String) -> (baseline: Baseline, told: [String]) {
    let file = SourceFile(path: "baseline.json", text: text)
    var reader = BaselineReader()
    let baseline = reader.read(file)
    return (baseline, file.shown(reader.diagnostics))
  }

  @Test(arguments: [
    #"{"schemaVersion": 3, "findings": [{"file": "a", "rule": "r", "path": "", "outcome": "fail"}]}"#,
    "schemaVersion: 3\nfindings:\n  - {file: a, rule: r, path: '', outcome: fail}\n",
  ])
  func `a baseline may be JSON or YAML`(text: String) {
    let (baseline, told) = Self.read(text)
    #expect(told == [])
    let content = Baseline.Entry.Content.finding(.fail, key: [])
    #expect(baseline.entries == [Baseline.Entry(app: Self.app, rule: "r", path: "", content)])
  }

  @Test func `it has outcomes, keys and what tells apps apart`() {
    let text = """
      schemaVersion: 3
      findings:
        - {bundleId: b, file: a, document: 2, rule: r, path: '', outcome: fail, key: [google]}
        - {file: a, rule: r, path: '', outcome: review}

      """
    let (baseline, told) = Self.read(text)
    #expect(told == [])
    let app = AppIdentity(bundleID: "b", file: "a", document: 2)
    #expect(
      baseline.entries == [
        Baseline.Entry(app: app, rule: "r", path: "", .finding(.fail, key: ["google"])),
        Baseline.Entry(app: Self.app, rule: "r", path: "", .finding(.review, key: [])),
      ])
  }

  @Test func `open questions are held only by a file that names them`() {
    let text = """
      schemaVersion: 3
      findings: []
      questions:
        - {file: a, path: login.wall}
        - {file: a, path: app.kind}

      """
    let (baseline, told) = Self.read(text)
    #expect(told == [])
    #expect(baseline.holdsQuestions)
    let held = ["login.wall", "app.kind"].map { Baseline.Entry(app: Self.app, question: $0) }
    #expect(baseline.entries == Set(held))
    #expect(!Self.read("schemaVersion: 3\nfindings: []\n").baseline.holdsQuestions)
  }

  private static let mistakes =
    ToldTable.rows(
      """
      schemaVersion: 3⏎findings: []⏎---⏎a: 1⏎
        1:1 ‹›: a baseline is one document with 'schemaVersion' and 'findings'
      []
        1:1 ‹[]›: a list is not a mapping; write {key: value} or each key on a line of its own
      {}
        1:1 ‹{}›: the key 'schemaVersion' is missing here; add it
        1:1 ‹{}›: the key 'findings' is missing here; add it
      {schemaVersion: 4, findings: []}
        1:17 ‹4›: the version of a baseline is 3, not '4'
      {schemaVersion: 2, findings: []}
        1:17 ‹2›: this baseline knows apps by their names, which others may have as well: remove the
          file, and write it anew with --write-baseline
      {schemaVersion: 3, findings: [{file: a, rule: r, path: p}]}
        1:31 ‹{file: a, rule: r, path: p}›: the key 'outcome' is missing here; add it
      {schemaVersion: 3, findings: [{file: a, rule: r, path: p, outcome: pass}]}
        1:68 ‹pass›: 'pass' is not fail or review
      {schemaVersion: 3, findings: {}}
        1:30 ‹{}›: a mapping is not a list; write [first, second] or each item on a line of its own
          after '- '
      {schemaVersion: 3, findings: [{file: a, rule: [r], paht: p, outcome: fail}]}
        1:31 ‹{file: a, rule: [r], paht: p, outcome: fail}›: the key 'path' is missing here; add it
        1:47 ‹[r]›: a list is not a text; write a text
      {schemaVersion: 3, findings: [], more: 1}
      {schemaVersion: 3, findings: [
        1:31 ‹›: a value is missing before this
      """
    ) + [("", ["1:1 ‹›: there is nothing in this file to read"])]

  @Test(arguments: mistakes)
  func `a mistake in a baseline is told at its place`(text: String, told: [String]) {
    let found = Self.read(text).told
    #expect(found == told)
  }
}
