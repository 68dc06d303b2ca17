import Foundation
import Testing

@Suite struct JSONContractTests {
  /// Much is wrong here; keys that pointers must escape, letters of several bytes, two screens.
  private static let description = """
    {"reviewlint": 1, "app": {"name": "Äpfel 🍎", "kind": "social"},
     "login": {"services": [{"id": "apple"}, {"id": "google", "presentation": "externalBrowser"}],
      "wall": "wholeApp"},
     "screens": [
      {"id": "a/b~c", "device": "iphone-se-3", "language": "de", "buttons": [
       {"service": "apple", "title": "Anmeldung 苹果", "frame": [24, 440, 100, 20], "fontSize": 10},
       {"service": "google", "title": "🍏🍏", "frame": {"x": 24, "y": 461, "width": 327, "height": 48}}]},
      {"id": "zwei", "like": "a/b~c", "device": "ipad-air-11-m3"}],
     "afterSignIn": [{"kind": "phoneBinding", "required": true}],
     "waivers": [{"rule": "apple-button-minimum-size", "reason": "r", "approvedBy": "A",
      "until": "2026-12-31"}]}

    """

  private static func answer() throws -> JSONAnswer {
    let folder = try TemporaryFolder()
    try folder.write(description, to: "a.review.json")
    return try JSONAnswer.check(["a.review.json"], in: folder)
  }

  /// The byte offset of a line and column, both from 1, columns in Unicode scalars.
  private static func offset(_ line: Int, _ column: Int, in text: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let before = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
    let scalars = lines[line - 1].unicodeScalars
    guard column - 1 <= scalars.count else { return nil }
    return before + scalars.prefix(column - 1).reduce(0) { $0 + UTF8.width($1) }
  }

  @Test func `the head says what judged what`() throws {
    let answer = try Self.answer()
    #expect(answer.schemaVersion == 1)
    #expect(answer.tool.name == "reviewlint")
    #expect(answer.tool.rules.wholeMatch(of: /[0-9a-f]{16}/) != nil)
    #expect(answer.verdict == "violations")
    let description = try #require(answer.descriptions.first)
    #expect(description.file == "a.review.json")
    #expect(description.document == 1)
    #expect(description.app == "Äpfel 🍎")
    #expect(description.asOf == "2026-11-21")
    #expect(description.edition == "2024-03-05")
  }

  @Test func `every pointer names what lies at the bytes, the lines and the columns`() throws {
    let whole = try JSONValue(of: Self.description.utf8)
    let results = try Self.answer().descriptions.flatMap(\.results)
    #expect(results.count > 15)
    for result in results {
      let text = Self.description
      if let line = result.line, let column = result.column, let endLine = result.endLine,
        let endColumn = result.endColumn
      {
        let start = try #require(Self.offset(line, column, in: text))
        let end = try #require(Self.offset(endLine, endColumn, in: text))
        let value = try JSONValue(of: Array(text.utf8)[start..<end])
        #expect(whole.value(at: result.pointer ?? "") == value)
      } else {
        #expect(result.outcome == "incomplete" && result.path == nil)
      }
      for related in result.related {
        #expect(whole.value(at: related.pointer) != nil)
        #expect(Self.offset(related.line, related.column, in: text) != nil)
      }
    }
  }

  @Test func `results stand in the order of their places, then of their rules`() throws {
    let results = try Self.answer().descriptions.flatMap(\.results)
    for (one, next) in zip(results, results.dropFirst()) {
      let (first, second) = ([one.line ?? 0, one.column ?? 0], [next.line ?? 0, next.column ?? 0])
      #expect(!second.lexicographicallyPrecedes(first))
      if first == second { #expect((one.path ?? "", one.rule) <= (next.path ?? "", next.rule)) }
    }
  }

  @Test func `a rule stands in the results, in passed or in notApplicable, never in two`() throws {
    let description = try #require(try Self.answer().descriptions.first)
    let groups = [
      Set(description.results.map(\.rule)), Set(description.passed), Set(description.notApplicable),
    ]
    let together = groups.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(groups.map(\.count).reduce(0, +) == together.count)
    #expect(description.passed == description.passed.sorted())
    #expect(description.notApplicable == description.notApplicable.sorted())
    #expect(together.isSuperset(of: ["waiver-unused", "waiver-expired", "screen-described"]))
  }

  @Test func `the summary counts the entries`() throws {
    let answer = try Self.answer()
    let outcomes = Dictionary(grouping: answer.descriptions.flatMap(\.results), by: \.outcome)
    func count(_ outcome: String) -> Int { outcomes[outcome]?.count ?? 0 }
    #expect(answer.summary.descriptions == answer.descriptions.count)
    #expect(answer.summary.fail == count("fail"))
    #expect(answer.summary.incomplete == count("incomplete"))
    #expect(answer.summary.review == count("review"))
    #expect(answer.summary.exempt == count("exempt"))
    #expect(answer.summary.waived == count("waived"))
    #expect(answer.summary.pass == answer.descriptions.reduce(0) { $0 + $1.passed.count })
    #expect(
      answer.summary.notApplicable == answer.descriptions.reduce(0) { $0 + $1.notApplicable.count })
    #expect(answer.summary.fail > 0 && answer.summary.incomplete > 0 && answer.summary.waived > 0)
  }

  @Test func `only what was waived names who waived it, only what is open names what is missing`()
    throws
  {
    for result in try Self.answer().descriptions.flatMap(\.results) {
      #expect((result.by != nil) == (result.outcome == "waived"))
      #expect(result.missing.isEmpty == (result.outcome != "incomplete"))
      #expect((result.message == nil) == (result.outcome == "incomplete"))
      #expect(["error", "warning", "note"].contains(result.severity))
    }
  }

  @Test func `fail, review and waived have one entry for a place, the others one for a rule`()
    throws
  {
    let results = try Self.answer().descriptions.flatMap(\.results)
    let keys = results.map { result in
      let isPlaced = ["fail", "review", "waived"].contains(result.outcome)
      return [result.rule, result.outcome, isPlaced ? result.path ?? "" : ""]
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `a run says once who can mend it, what should be so, and where to read that`() throws {
    let answer = try Self.answer()
    let named = try #require(answer.rules["apple-button-title"])
    let title = "The Apple button says one of Apple's titles"
    #expect(named.title == title)
    #expect(named.owner == "design")
    #expect(named.letters == 3)
    let page = "https://developer.apple.com/design/human-interface-guidelines/sign-in-with-apple"
    #expect(named.link == page)
    #expect(Set(answer.rules.keys) == Set(answer.descriptions.flatMap(\.results).map(\.rule)))
    for (id, rule) in answer.rules {
      #expect(["product", "design", "code", "appStoreConnect", "legal"].contains(rule.owner))
      #expect(!rule.title.isEmpty && !rule.guidelines.isEmpty && rule.letters >= 0)
      #expect(rule.link?.hasPrefix("https://") != false, "\(id)")
    }
  }

  @Test func `fingerprints are names of their own`() throws {
    let results = try Self.answer().descriptions.flatMap(\.results)
    #expect(results.allSatisfy { $0.fingerprint.wholeMatch(of: /[0-9a-f]{16}/) != nil })
    #expect(Set(results.map(\.fingerprint)).count == results.count)
  }

  @Test func `fingerprints stay when lines are inserted above`() throws {
    let folder = try TemporaryFolder()
    func results(_ text: String) throws -> [JSONAnswer.Result] {
      try folder.write(text, to: "a.review.json")
      return try JSONAnswer.check(["a.review.json"], in: folder).descriptions.flatMap(\.results)
    }
    let one = try results(Self.description)
    let other = try results("\n\n{\n\n\"custom\": {},\n" + Self.description.dropFirst())
    #expect(Set(one.map(\.fingerprint)) == Set(other.map(\.fingerprint)))
    #expect(one.map(\.line) != other.map(\.line))
  }

  @Test func `an ordinary description is short, and a line of it stands alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.ordinary, to: "a.review.yaml")
    let words = ["check", "--as-of", "2026-11-21", "a.review.yaml", "--format"]
    let report = try Reviewlint.run(words + ["json"], in: folder.url).output
    let start = try #require(report.firstRange(of: "\n  \"descriptions\": [")).upperBound
    let end = try #require(report.firstRange(of: "\n  \"diagnostics\": [")).lowerBound
    #expect(report[start..<end].utf8.count < 21_504)
    let lines = try Reviewlint.run(words + ["jsonl"], in: folder.url).output.split(separator: "\n")
    let line = try JSONDecoder().decode(Line.self, from: Data(lines[0].utf8))
    for result in line.results { #expect(line.texts.rules[result.rule] != nil) }
    for question in line.questions {
      #expect(line.texts.questions[question.question]?.text.isEmpty == false)
    }
    let run = try #require(
      JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any])
    #expect(run["schemaVersion"] as? Int == 1 && run["descriptions"] == nil)
  }

  /// A description alone, with what its entries name.
  private struct Line: Decodable {
    struct Question: Decodable {
      let path: String
      let question: String
    }

    struct QuestionTexts: Decodable {
      let text: String
      let owner: String
    }

    struct Texts: Decodable {
      let rules: [String: JSONAnswer.Rule]
      let questions: [String: QuestionTexts]
    }

    let results: [JSONAnswer.Result]
    let questions: [Question]
    let texts: Texts
  }

  private static let ordinary = """
    reviewlint: 1
    app: {name: Pawprint, kind: social, platforms: [iphone, ipad], regions: [US, CN]}
    login:
      wall: none
      guestEntry: true
      links: []
      services:
        - {id: apple, presentation: native}
        - {id: google, presentation: externalBrowser}
        - {id: wechat, presentation: native}
    screens:
      - device: iphone-se-3
        language: en
        background: light
        buttons:
          - {service: apple, title: Continue with Apple, frame: {x: 24, y: 200, width: 200, height: 28}}
          - {service: google, title: Continue with Google, frame: {x: 24, y: 256, width: 327, height: 48}}
      - device: iphone-17-pro-max
        language: en
        background: light
        buttons:
          - {service: apple, title: Continue with Apple, frame: {x: 24, y: 200, width: 140, height: 44}}

    """

  @Test func `what is wrong with a description stands with it, and else in the run`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "reviewlint: 1\napp: {name: x}\nlogin: {services: [apple]}\nsubmission: {date: 2020-01-01}\n",
      to: "a.review.yaml")
    let answer = try JSONAnswer.check(["a.review.yaml", "none.yaml"], in: folder)
    #expect(answer.diagnostics.map(\.id) == ["no-such-file"])
  }

  @Test func `diagnostics point to lines and columns as well`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "reviewlint: 1\napp: {name: x}\nlogin:\n  'ä🍎': 1\n  wall: nobody\n", to: "a.yaml")
    let answer = try JSONAnswer.check(["a.yaml", "none.yaml"], in: folder)
    #expect(answer.verdict == "unjudged")
    #expect(answer.descriptions.isEmpty)
    #expect(answer.diagnostics.map(\.id) == ["no-such-file", "unknown-key", "unknown-word"])
    #expect(answer.diagnostics.map(\.file) == ["none.yaml", "a.yaml", "a.yaml"])
    #expect(answer.diagnostics.map(\.line) == [1, 4, 5])
    #expect(answer.diagnostics.map(\.column) == [1, 3, 9])
    #expect(answer.diagnostics.allSatisfy { $0.severity == "error" })
  }

  @Test func `a rule with a waived and an undecided place stays incomplete`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      reviewlint: 1
      app: {name: x}
      login: {services: [apple]}
      screens:
        - {device: iphone-se-3, buttons: [{service: apple, frame: [24, 440, 100, 44]}]}
        - {device: iphone-se-3, buttons: [{service: apple}]}
      waivers:
        - {rule: apple-button-minimum-size, reason: r, approvedBy: A, until: 2026-12-31}

      """,
      to: "a.review.yaml"
    )
    let words = ["--only", "apple-button-minimum-size", "a.review.yaml"]
    let answer = try JSONAnswer.check(words, in: folder)
    #expect(answer.verdict == "incomplete")
    #expect(answer.summary.incomplete == 1)
    #expect(answer.summary.waived == 1)
  }

  @Test func `a waiver for more than 366 days is no waiver`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      reviewlint: 1
      app: {name: x}
      waivers: [{rule: apple-button-title, reason: r, approvedBy: A, until: 2027-11-23}]

      """,
      to: "a.review.yaml"
    )
    let answer = try JSONAnswer.check(["a.review.yaml"], in: folder)
    #expect(answer.verdict == "unjudged")
  }
}
