import Foundation
import Testing

/// What is handed in, once nothing that counts is open.
@Suite struct SubmitTests {
  private static func run(_ folder: TemporaryFolder, _ words: String...) throws
    -> Reviewlint.Answer
  {
    let all = ["submit", "a.review.yaml", "--output", "kit", "--as-of", "2026-11-21"] + words
    return try Reviewlint.run(all, in: folder.url)
  }

  private static func ready() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Case.complete(), to: "a.review.yaml")
    return folder
  }

  private static func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test func `a ready app gets its notes, the walk and a checklist`() throws {
    let folder = try Self.ready()
    let answer = try Self.run(folder)
    #expect(answer.status == 0)
    #expect(answer.output == "kit/notes.txt\nkit/walk.md\nkit/checklist.md\n")
    #expect(answer.complaint == "")
    let words = ["notes", "a.review.yaml", "--as-of", "2026-11-21"]
    let notes = try Reviewlint.run(words, in: folder.url).output
    #expect(try folder.read("kit/notes.txt") == notes)
    let walk = try folder.read("kit/walk.md")
    #expect(
      walk.hasPrefix(
        """
        # What App Review meets: Pawprint

        ## The walk on: iPhone, iPad

        1. Open the app.
        2. Look around without an account.
        3. Tap **Continue with email**.
           - The user name and password are given under App Review Information.
        """
      )
    )
    #expect(walk.contains("\n1. Tap **Sign in with Apple**.\n"))
    #expect(walk.contains("\n5. Open **Settings \\> Account \\> Delete account**.\n"))
    let checklist = try folder.read("kit/checklist.md")
    for line in [
      "## On the day, 21 November 2026",
      "- [ ] Sign in with the demo account again: last tried on 16 November 2026, works until "
        + "31 December 2027",
      "- [ ] legal: name, day, signature",
    ] { #expect(checklist.contains("\n\(line)\n"), "\(line)") }
  }

  @Test func `it is renewed, with the same bytes for the same input`() throws {
    let folder = try Self.ready()
    #expect(try Self.run(folder).status == 0)
    let old = try ["notes.txt", "walk.md", "checklist.md"].map { try folder.read("kit/\($0)") }
    #expect(try Self.run(folder).status == 0)
    let new = try ["notes.txt", "walk.md", "checklist.md"].map { try folder.read("kit/\($0)") }
    #expect(old == new)
    #expect(try Self.names(in: folder) == ["a.review.yaml", "kit"])
  }

  @Test func `what is open is shown, and nothing written`() throws {
    let folder = try Self.ready()
    let text = try folder.read("a.review.yaml")
    let other = text.replacing("{id: apple, presentation: native}, ", with: "")
      .replacing("{service: apple", with: "{service: google")
    try folder.write(other, to: "a.review.yaml")
    let answer = try Self.run(folder)
    #expect(answer.status == 1)
    #expect(answer.output == "")
    #expect(answer.complaint.contains("[sign-in-with-apple-offered]"))
    #expect(
      answer.complaint.hasSuffix(
        "\nreviewlint: nothing is written into 'kit': what keeps it stands above\n"))
    #expect(try Self.names(in: folder) == ["a.review.yaml"])
  }

  @Test func `what can't be judged isn't handed in`() throws {
    let folder = try TemporaryFolder()
    try folder.write("reviewlint: 1\napp: {nam: x}\n", to: "a.review.yaml")
    #expect(try Self.run(folder).status == 2)
    #expect(try Self.names(in: folder) == ["a.review.yaml"])
  }

  @Test(arguments: ["a file", "a file of somebody", "a link"])
  func `it takes the place of nothing of somebody else`(thing: String) throws {
    let folder = try Self.ready()
    switch thing {
    case "a file": try folder.write("mine", to: "kit")
    case "a file of somebody": try folder.write("mine", to: "kit/notes.txt")
    default:
      try folder.makeFolder("elsewhere")
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "kit").path, withDestinationPath: "elsewhere")
    }
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    let answer = try Self.run(folder)
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == "reviewlint: 'kit' isn't a folder that submit made, nor an empty one; it stays as it is\n"
    )
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
  }

  @Test func `a folder that can't be made is told`() throws {
    let folder = try Self.ready()
    let words = ["submit", "a.review.yaml", "--output", "no/kit", "--as-of", "2026-11-21"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    let reason = "'no/kit' can't be written: No such file or directory"
    #expect(answer.complaint == "reviewlint: \(reason)\n")
    #expect(try Self.run(folder, "--fail-on", "never").status == 2)
  }
}
