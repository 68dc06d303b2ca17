import Foundation
import Testing

/// The notes, held against the program's own rules and written to files.
@Suite struct NotesTests {
  private static let source = Case.tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "rules/examples")

  private static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    return names.filter { $0.hasSuffix(".review.yaml") }.sorted()
  }

  /// A copy of the folder with the examples.
  private static func examples() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: source)
    return folder
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
    #expect((notes.status == 1) == notes.complaint.hasPrefix("missing: "))
  }

  @Test func `a file gets the notes and standard output nothing`() throws {
    let folder = try Self.examples()
    let words = ["notes", "complete.review.yaml", "--output", "notes.txt"] + Self.day
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 0)
    #expect(answer.output.isEmpty)
    #expect(try folder.read("notes.txt").hasPrefix("Notes for Review: Pawprint\n"))
  }

  @Test func `a file that can't be written is exit status 2`() throws {
    let folder = try Self.examples()
    let words = ["notes", "complete.review.yaml", "--output", "none/notes.txt"] + Self.day
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.hasPrefix("reviewlint: the notes can't be written: No such file"))
  }
}
