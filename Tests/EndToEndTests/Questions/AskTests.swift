import Foundation
import TestSupport
import Testing

/// Questions that leave the program, are answered elsewhere, and come back.
@Suite struct AskTests {
  /// A rule that leaves something to a person.
  private static let rules = """
    guidelines: [{key: house, title: House}]
    rules:
      - id: seen
        title: Somebody has looked at it
        guidelines: [house]
        severity: error
        why: Nobody else can.
        sources: [house]
        require: login.services.exists(s, s.id == 'apple')
        review: {if: login.services.size() > 0, text: Does the login look as it should?}
        at: login
        message: It isn't.
        fix: Look at it.
        examples:
          passes: [{name: a, base: smallest}]
          fails: [{name: b, base: smallest}]
          review: [{name: c, base: smallest}]

    """

  /// What is asked hangs on what was said before.
  private static let description =
    AnswersTests.smallest + """
      account:
        creation: inApp
        deletion:
          route: inApp
          wholeRecord: false
      review:
        demoAccount:
          provided: true

      """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(description, to: "a.review.yaml")
    try folder.write(rules, to: ".reviewlint.yaml")
    return folder
  }

  private static func run(_ words: String..., in folder: TemporaryFolder) throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(words + ["--as-of", "2026-11-21"], in: folder.url)
  }

  /// The answers that people give in all three of the forms.
  private static let answers: KeyValuePairs<String, String> = [
    "app.sells": "nothing", "app.userContent": "yes",
    "afterSignIn": "profile: email, phone; password",
    "review.demoAccount.missingRoles": "none",
    "account.deletion.keptByLaw": "Invoices: 10 years # <b>",
  ]

  /// What the description then has, each with who said it above.
  private static func expect(_ count: Int, answersIn folder: TemporaryFolder) throws {
    let file = try folder.read("a.review.yaml")
    let lines = [
      "app: {name: Pawprint, userContent: true, sells: nothing}",
      "afterSignIn: [{kind: profile, fields: [email, phone]}, password]",
      "    missingRoles: []", "    keptByLaw: \"Invoices: 10 years # <b>\"",
    ]
    for line in lines { #expect(file.contains("\n\(line)\n"), "\(file)") }
    #expect(file.components(separatedBy: "answered by Ada").count - 1 == count)
    let decision = #/\ndecisions:\n  - rule: seen\n    at: login\n    answer: holds\n    by: "?Ada/#
    #expect(file.contains(decision), "\(file)")
    #expect(file.contains("    on: 2026-11-20\n    because: Looked at it\n    facts:"))
    let checked = try run("check", "a.review.yaml", "--format", "json", in: folder)
    #expect(checked.status == 1)
    for (path, _) in answers {
      #expect(!checked.output.contains("\"path\":\"\(path)\",\"question\""))
    }
    #expect(checked.output.contains("\"by\":\"decision\""))
    #expect(checked.output.contains("Looked at it"))
  }

  @Test func `a table has only what is worth asking now`() throws {
    let folder = try Self.folder()
    try folder.write(AnswersTests.smallest, to: "a.review.yaml")
    _ = try Self.run("ask", "a.review.yaml", "--output", "q.csv", in: folder)
    let table = try folder.read("q.csv")
    #expect(table.contains(",\"review.demoAccount.provided\","))
    #expect(!table.contains(",\"review.demoAccount.missingRoles\","))
  }

  @Test func `a table goes out and comes back`() throws {
    let folder = try Self.folder()
    let asked = try Self.run("ask", "a.review.yaml", "--output", "q.csv", in: folder)
    #expect(asked.complaint == "")
    #expect(
      asked.output.hasSuffix(" questions in q.csv; the answers come back by fill --answers FILE\n"))
    try Self.answer("q.csv", in: folder)
    let filled = try Self.run("fill", "a.review.yaml", "--answers", "q.csv", in: folder)
    #expect(filled.complaint == "")
    #expect(filled.output.hasPrefix("a.review.yaml: 5 answered, 1 decided, "))
    try Self.expect(5, answersIn: folder)
  }

  /// Writes answers into the table, and a decision.
  private static func answer(_ file: String, in folder: TemporaryFolder) throws {
    let lines = try folder.read(file).components(separatedBy: "\r\n").dropLast()
    let heads = cells(lines[0])
    let rows = try lines.map { line in
      var cells = cells(line)
      let key = try #require(heads.firstIndex(of: "path"))
      let rule = try #require(heads.firstIndex(of: "rule"))
      let given = answers.first { $0.key == cells[key] && cells[rule].isEmpty }?.value
      let isDecision = cells[rule] == "seen"
      if given == nil, !isDecision { return line }
      for (name, value) in [
        ("answer", given ?? "holds"), ("because", isDecision ? "Looked at it" : ""),
        ("by", "Ada"), ("on", "2026-11-20"),
      ] {
        cells[try #require(heads.firstIndex(of: name))] = value
      }
      return "\"" + cells.joined(separator: "\",\"") + "\""
    }
    try folder.write(rows.joined(separator: "\r\n") + "\r\n", to: file)
  }

  private static func cells(_ line: String) -> [String] {
    line.dropFirst().dropLast().components(separatedBy: "\",\"")
  }

  @Test(.enabled(if: Browser.isThere, "left out: Chromium or Python 3 isn't on this machine"))
  func `the page saves what was clicked, and nothing is wrong with it`() throws {
    let folder = try Self.folder()
    let asked = try Self.run("ask", "a.review.yaml", "--output", "q.html", in: folder)
    #expect(asked.status == 0)
    let downloads = try TemporaryFolder()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-B", Browser.folder.appending(path: "questionnaire.py").path,
      folder.url.appending(path: "q.html").path, downloads.url.path,
    ]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("fault: ") } == [])
    try folder.write(try #require(lines.last), to: "answers.json")
    let filled = try Self.run("fill", "a.review.yaml", "--answers", "answers.json", in: folder)
    #expect(filled.complaint == "")
    let words = "a.review.yaml: 6 answered, 1 decided, 1 that nobody knows, "
    #expect(filled.output.hasPrefix(words))
    try Self.expect(6, answersIn: folder)
    #expect(try !folder.read("a.review.yaml").contains("\u{202E}"))
  }

  @Test(arguments: Checkout.languages)
  func `a page is in its language, with one script and nothing from elsewhere`(
    language: String
  ) throws {
    let folder = try Self.folder()
    let words = ["ask", "a.review.yaml", "--output", "q.html", "--language", language]
    #expect(try Reviewlint.run(words, in: folder.url).status == 0)
    let page = try folder.read("q.html")
    #expect(
      page.contains("<html lang=\"\(language)\" dir=\"\(language == "ar" ? "rtl" : "ltr")\">"))
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(page.contains("default-src 'none'; style-src 'sha256-"))
    #expect(!page.contains(#/(src|href)="[^#]|https?:/#))
  }

  @Test func `with --notes what the notes lack is asked too`() throws {
    let folder = try TemporaryFolder(["a.review.yaml": InterviewTests.lackingNotes])
    _ = try Self.run("ask", "a.review.yaml", "--output", "a.csv", in: folder)
    _ = try Self.run("ask", "a.review.yaml", "--output", "b.csv", "--notes", in: folder)
    let rules = try Set(folder.read("a.csv").components(separatedBy: "\r\n"))
    let notes = try folder.read("b.csv").components(separatedBy: "\r\n")
      .filter { !rules.contains($0) }
    let place = try #require(
      notes.first { $0.contains("\"review.demoAccount.place\"") }, "\(notes)")
    #expect(place.contains("\"the Notes for Review · who can answer: App Store Connect · "))
    let table = """
      path,answer,by,on,app,schemaVersion
      review.demoAccount.place,notes,Ada,2026-11-20,A,1

      """
    try folder.write(table, to: "c.csv")
    let filled = try Self.run("fill", "a.review.yaml", "--answers", "c.csv", in: folder)
    #expect(filled.complaint == "")
    #expect(try folder.read("a.review.yaml").contains("place: notes"))
  }

  @Test func `only what its owner can answer is asked`() throws {
    let folder = try Self.folder()
    _ = try Self.run("ask", "a.review.yaml", "--output", "q.csv", "--owner", "legal", in: folder)
    let table = try folder.read("q.csv")
    #expect(table.contains("\"account.deletion.keptByLaw\""))
    #expect(!table.contains("\"app.sells\""))
  }

  @Test func `what can't be written, or would take an input's place, is refused`() throws {
    let folder = try Self.folder()
    try folder.write(AnswersTests.smallest, to: "a.csv")
    let own = try Self.run("ask", "a.csv", "--output", "a.csv", in: folder)
    #expect(own.status == 2)
    #expect(try folder.read("a.csv") == AnswersTests.smallest)
    let other = try Self.run("ask", "a.review.yaml", "--output", "q.pdf", in: folder)
    #expect(other.status == 2)
    #expect(other.complaint.contains("let it end in .html or .csv\n"))
  }

  @Test func `a decision about facts that have changed meanwhile is refused`() throws {
    let folder = try Self.folder()
    _ = try Self.run("ask", "a.review.yaml", "--output", "q.csv", in: folder)
    try Self.answer("q.csv", in: folder)
    let changed = Self.description.replacing("[apple, google]", with: "[apple, google, email]")
    try folder.write(changed, to: "a.review.yaml")
    let filled = try Self.run("fill", "a.review.yaml", "--answers", "q.csv", in: folder)
    #expect(filled.status == 1)
    #expect(filled.complaint.contains("error[other-facts]: what 'seen' rests on has changed"))
    #expect(try !folder.read("a.review.yaml").contains("decisions:"))
  }
}
