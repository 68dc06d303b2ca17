import Foundation
import TestSupport
import Testing

/// The notes, held against the program's own rules and written to files.
@Suite struct NotesTests {
  private static let source = Case.tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "rules/examples")

  private static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    return names.filter { $0.hasSuffix(".review.yaml") }.sorted()
  }

  /// A copy of the folder with the examples, which say no more that they are some.
  private static func examples() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: source)
    for name in names { try folder.write(Case.own(name), to: name) }
    return folder
  }

  @Test func `of an example there are no notes`() throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Self.source)
    let words = ["notes", "complete.review.yaml", "--output", "notes.txt"] + Self.day
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 1)
    #expect(answer.output == "")
    #expect(
      answer.complaint == """
        reviewlint: this description is an example: replace what isn't true of your app, and take \
        the line with example out; until then there are no notes

        """
    )
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "notes.txt").path))
  }

  private static let day = ["--as-of", "2026-11-21"]

  @Test func `what the rules ask of the notes is in them`() throws {
    let folder = try Self.examples()
    let file = "binding-by-law.review.yaml"
    let notes = try Reviewlint.run(["notes", file] + Self.day, in: folder.url)
    let described = try folder.read(file)
    let lines = notes.output.split(separator: "\n").map { "    \($0)\n" }.joined()
    let end = try #require(described.range(of: "  notes: |\n")).upperBound
    try folder.write(described[..<end] + lines, to: file)
    let rules = ["phone-binding-law-named", "phone-binding-law-current"]
    let words = ["check", file, "--fail-on", "warning"] + rules.flatMap { ["--only", $0] }
    let answer = try Reviewlint.run(words + Self.day, in: folder.url)
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("2 passed"))
  }

  @Test(arguments: names)
  func `every example has notes that fit and end with 0 only without gaps`(file: String) throws {
    let folder = try Self.examples()
    let notes = try Reviewlint.run(["notes", file] + Self.day, in: folder.url)
    #expect(notes.output.hasPrefix("Notes for Review: "))
    #expect(notes.output.utf8.count <= 4_000)
    #expect((notes.status == 0) == !notes.output.contains("[missing: "))
    #expect((notes.status == 1) == notes.complaint.contains("missing: "))
  }

  private static let warnings = [
    ("en", "the notes say what App Review may refuse: The whole app needs an account, there"),
    ("zh-Hans", "备注中写有可能导致被拒的内容：整个 App 需要账户"),
    ("pt-BR", "as notas dizem algo que a App Review pode rejeitar: "),
    ("ar", "تذكر الملاحظات ما قد يرفضه فريق App Review: "),
    ("vi", "ghi chú nêu điều App Review có thể từ chối: "),
    ("fr", "les remarques mentionnent un point qu’App Review peut refuser\u{202F}: "),
  ]

  @Test(arguments: warnings)
  func `what harms the app is said to its author, and not in the notes`(
    language: String, warning: String
  ) throws {
    let folder = try Self.examples()
    let words = ["notes", "faulty-social-app.review.yaml", "--language", language] + Self.day
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint.hasPrefix(warning))
    #expect(answer.complaint.contains(#"login.services["wechat"].withoutItsApp"#))
    #expect(!answer.output.contains(warning.prefix(20)))
  }

  @Test func `notes in a file for App Store Connect aren't carried over, which is said`() throws {
    let folder = try Self.examples()
    let answer = try Reviewlint.run(["notes", "given.review.yaml"] + Self.day, in: folder.url)
    #expect(
      answer.complaint.contains(
        "review.notes isn't carried over: they stand in given/whole/metadata/review_information/")
    )
    #expect(!answer.output.contains("Further notes"))
  }

  @Test func `a file gets the notes and standard output nothing`() throws {
    let folder = try Self.examples()
    let words = ["notes", "complete.review.yaml", "--output", "notes.txt"] + Self.day
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 0)
    #expect(answer.output.isEmpty)
    #expect(try folder.read("notes.txt").hasPrefix("Notes for Review: Pawprint\n"))
  }

  @Test(arguments: Checkout.languages)
  func `notes with a gap are refused where check reads them again`(language: String) throws {
    let folder = try TemporaryFolder()
    let whole = try Case.complete()
    let way = "path: [Settings, Account, Delete account],"
    #expect(whole.contains(way))
    try folder.write(whole.replacing(way, with: ""), to: "app.review.yaml")
    let check = ["check", "app.review.yaml", "--only", "review-texts-finished"] + Self.day
    let path = "fastlane/metadata/review_information/notes.txt"
    try folder.write("Look around.\n", to: path)
    #expect(try Reviewlint.run(check, in: folder.url).status == 0)

    let words = ["notes", "app.review.yaml", "--language", language, "--output", path] + Self.day
    let notes = try Reviewlint.run(words, in: folder.url)
    #expect(notes.status == 1)
    #expect(notes.complaint.contains("account.deletion.path"))
    #expect(notes.complaint.contains("check"))

    let refused = try Reviewlint.run(check, in: folder.url)
    #expect(refused.status == 1)
    #expect(refused.output.contains("error[review-texts-finished]"))
    #expect(refused.output.contains("\(path):1"))

    let again = try Reviewlint.run(["notes", "app.review.yaml", "--check", path], in: folder.url)
    #expect(again.status == 1)
  }

  @Test func `what was pasted into a description is refused as well`() throws {
    let folder = try TemporaryFolder()
    let whole = try Case.complete()
    let reason = "whoever is invited has to be recognised"
    #expect(whole.contains(reason))
    let marker = "'[missing: why it needs an account (login.accountFeatures[0].reason)]'"
    try folder.write(whole.replacing(reason, with: marker), to: "app.review.yaml")
    let answer = try Reviewlint.run(["check", "app.review.yaml"] + Self.day, in: folder.url)
    #expect(answer.status == 1)
    #expect(answer.output.contains("error[review-texts-finished]"))
    let notes = try Reviewlint.run(["notes", "app.review.yaml"] + Self.day, in: folder.url)
    #expect(notes.status == 1)
    #expect(
      notes.complaint == """
        missing: what is marked as missing in these words (login.accountFeatures[0].reason)

        """
    )
  }

  @Test func `a file that isn't there is missed once, wherever it is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      reviewlint: 1
      app: {name: Pawprint}
      afterSignIn: [{kind: phoneBinding, justification: {attachments: [law.pdf]}}]
      review: {attachments: [law.pdf]}

      """,
      to: "app.review.yaml"
    )
    let notes = try Reviewlint.run(["notes", "app.review.yaml"] + Self.day, in: folder.url)
    #expect(notes.status == 1)
    #expect(notes.output.ranges(of: "[missing: the file law.pdf").count == 1)
    #expect(notes.complaint.ranges(of: "missing: the file law.pdf").count == 1)
  }

  @Test(arguments: names)
  func `each sentence says in JSON on which facts it rests`(file: String) throws {
    struct Notes: Decodable {
      struct Sentence: Decodable {
        let heading: String
        let text: String
        let path: String
        let paths: [String]
      }
      struct Gap: Decodable {
        let path: String
        let message: String
      }
      let schemaVersion: Int
      let language: String
      let complete: Bool
      let text: String
      let sentences: [Sentence]
      let missing: [Gap]
    }
    let folder = try Self.examples()
    let plain = try Reviewlint.run(["notes", file] + Self.day, in: folder.url)
    let answer = try Reviewlint.run(["notes", file, "--format", "json"] + Self.day, in: folder.url)
    let notes = try JSONDecoder().decode(Notes.self, from: Data(answer.output.utf8))
    #expect(answer.status == plain.status)
    #expect(notes.complete == (plain.status == 0))
    #expect(notes.text == plain.output)
    let lines = plain.output.split(separator: "\n").filter {
      $0.prefixMatch(of: #/[0-9]+\. /#) == nil
    }
    #expect(notes.sentences.map(\.text) == lines.map(String.init))
    for sentence in notes.sentences {
      #expect(!sentence.path.isEmpty)
      #expect(sentence.paths.first == sentence.path)
    }
    for gap in notes.missing {
      #expect(plain.complaint.contains("missing: \(gap.message) (\(gap.path))\n"))
    }
  }

  @Test func `a file that can't be written is exit status 2`() throws {
    let folder = try Self.examples()
    let words = ["notes", "complete.review.yaml", "--output", "none/notes.txt"] + Self.day
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.hasPrefix("reviewlint: the notes can't be written: No such file"))
  }

  @Test func `a file that holds the notes is 0, whatever white space is around them`() throws {
    let folder = try Self.examples()
    let notes = try Reviewlint.run(["notes", "complete.review.yaml"] + Self.day, in: folder.url)
    for text in [
      notes.output, notes.output.trimmingCharacters(in: .newlines), "\n\(notes.output)\n",
    ] {
      try folder.write(text, to: "notes.txt")
      let words = ["notes", "complete.review.yaml", "--check", "notes.txt"] + Self.day
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(answer.status == 0)
      #expect(answer.output + answer.complaint == "")
    }
  }

  @Test func `a file that holds other notes is 1, with the lines that differ`() throws {
    let folder = try Self.examples()
    let notes = try Reviewlint.run(["notes", "complete.review.yaml"] + Self.day, in: folder.url)
    var lines = notes.output.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let first = lines[0]
    lines[0] = "Call me."
    lines.insert("user: ada", at: 1)
    try folder.write(lines.joined(separator: "\n"), to: "notes.txt")
    let words = ["notes", "complete.review.yaml", "--check", "notes.txt"] + Self.day
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 1)
    #expect(answer.output == "")
    #expect(
      answer.complaint == """
        'notes.txt' holds other notes than the description gives (- its lines, + the notes'):
          - 1
          - 2
          + \(first)

        """
    )
  }

  @Test(arguments: [
    (
      ["--check", "none.txt"], "the notes to compare with can't be read: No such file or directory"
    ),
    (["--check", "a", "--output", "b"], "--check writes nothing; leave --output out"),
    (["--check", "a", "--format", "json"], "--check compares the text; leave --format out"),
  ])
  func `what can't be compared or made is 2`(options: [String], reason: String) throws {
    let folder = try Self.examples()
    let words = ["notes", "complete.review.yaml"] + options
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains(reason))
  }
}
