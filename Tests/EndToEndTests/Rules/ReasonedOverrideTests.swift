import Foundation
import Testing

/// What is off or milder for a reason, until a day.
@Suite struct ReasonedOverrideTests {
  /// A ready app below rules that change one.
  private static func folder(_ rule: String, _ change: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    try folder.write(Case.complete(), to: "a.review.yaml")
    try folder.write("override:\n  \(rule): \(change)\n", to: ".reviewlint.yaml")
    return folder
  }

  private static func run(
    _ words: [String], on day: String = "2026-11-21", in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    try Reviewlint.run(words + ["--as-of", day], in: folder.url)
  }

  private static let reason = "{severity: off, reason: our brand book, until: 2026-12-31}"

  @Test(arguments: [
    ("apple-button-first", reason, true), ("apple-button-first", "off", false),
    ("apple-button-first", "{severity: off, until: 2026-12-31}", false),
    ("apple-button-font", reason, false), ("account-deletion-offered", reason, false),
  ])
  func `only advice that is off for a reason leaves a verdict, and what is handed in follows it`(
    rule: String, change: String, isWhole: Bool
  ) throws {
    let folder = try Self.folder(rule, change)
    let check = try Self.run(["check"], in: folder)
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.contains("no verdict on submission") != isWhole)
    #expect(check.output.hasPrefix("Ready to submit, as far as the description shows.") == isWhole)
    #expect(check.output.contains("rules that are off: \(rule)"))
    let json = try Self.run(["check", "--format", "json"], in: folder).output
    #expect(json.contains(#""partial":"#) != isWhole)
    let submit = try Self.run(["submit", "a.review.yaml", "--output", "kit"], in: folder)
    #expect(submit.status == (isWhole ? 0 : 1), "\(submit.complaint)")
    #expect(submit.complaint.contains("no verdict on submission") != isWhole)
  }

  @Test func `a last day without a reason is told as one`() throws {
    let folder = try Self.folder("apple-button-first", "{severity: off, until: 2026-12-31}")
    let text = try Self.run(["check"], in: folder).output.replacing("\n    ", with: " ")
    #expect(
      text.contains(
        """
        relaxed: rules that are off: apple-button-first (until 2026-12-31) (.reviewlint.yaml:2)
        """), "\(text)")
  }

  @Test func `the reason and the last day are told wherever the change is`() throws {
    let folder = try Self.folder("apple-button-first", Self.reason)
    let text = try Self.run(["check"], in: folder).output.replacing("\n    ", with: " ")
    #expect(
      text.contains(
        """
        relaxed: rules that are off: apple-button-first (our brand book, until 2026-12-31) \
        (.reviewlint.yaml:2)
        """), "\(text)")
    let json = try Self.run(["check", "--format", "json"], in: folder).output
    #expect(
      json.contains(
        """
        {"kind":"rule-off","what":"apple-button-first","file":".reviewlint.yaml","line":2,\
        "reason":"our brand book","until":"2026-12-31"}
        """), "\(json)")
    for words in [["rules", "list"], ["explain", "apple-button-first"]] {
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(
        answer.output.contains("off (our brand book, until 2026-12-31), by .reviewlint.yaml:2"))
    }
  }

  @Test func `after its last day the rule holds again, and the answer says so`() throws {
    let folder = try Self.folder("apple-button-first", Self.reason)
    let last = try Self.run(["check", "--format", "concise"], on: "2026-12-31", in: folder).output
    #expect(last.contains("rules that are off: apple-button-first"))
    let after = try Self.run(["check", "--format", "concise"], on: "2027-01-01", in: folder).output
    #expect(!after.contains("rules that are off"))
    #expect(
      after.contains(
        """
        .reviewlint.yaml:2:3: note [input/override-ended] what is said of 'apple-button-first' here \
        counted until 2026-12-31; it holds again as it was written
        """), "\(after)")
  }

  @Test(arguments: [
    ("2026-12-16", nil), ("2026-12-17", "14 more days"), ("2026-12-30", "1 more day"),
  ])
  func `what ends within two weeks is told, and is no fault`(day: String, left: String?) throws {
    let folder = try Self.folder("apple-button-first", Self.reason)
    let text = try folder.read("a.review.yaml")
      .replacing("accepted: true", with: "accepted: false")
    let waiver = """
      waivers:
        - {rule: private-relay-accepted, reason: Later, approvedBy: Me, until: 2026-12-31}

      """
    try folder.write(text + waiver, to: "a.review.yaml")
    let formats = ["json", "markdown", "html"]
    let reports = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
    let answer = try Self.run(["check"] + reports, on: day, in: folder)
    #expect(answer.status == 0)
    let texts = try formats.map { try folder.read("report.\($0)") }
    for text in [answer.output] + texts {
      for rule in ["apple-button-first", "private-relay-accepted"] {
        let told = text.replacing(#/<[^>]*>/#, with: "").replacing(#/\s+/#, with: " ")
        let note =
          "\(rule): what is said here counts for \(left ?? "0 more days"), until 2026-12-31"
        #expect(told.contains(note) == (left != nil), "\(text)")
      }
    }
  }
}
