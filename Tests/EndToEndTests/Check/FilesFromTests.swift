import Foundation
import Testing

/// Descriptions that a list names, as version control says what changed.
@Suite struct FilesFromTests {
  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple]}

    """

  private static func folder(_ list: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    for name in ["a", "b", "c"] { try folder.write(description, to: "\(name)/x.review.yaml") }
    try folder.write(list, to: "list.txt")
    return folder
  }

  private static func answer(_ list: String, _ words: String...) throws -> Reviewlint.Answer {
    let folder = try folder(list)
    return try Reviewlint.run(["check", "--format", "concise"] + words, in: folder.url)
  }

  /// The descriptions that a run would check.
  private static func listed(_ list: String, _ words: String...) throws -> String {
    let folder = try folder(list)
    return try Reviewlint.run(["check", "--list-files"] + words, in: folder.url).output
  }

  @Test func `each line names a file or a folder, beside the paths of the command line`() throws {
    let list = "b/x.review.yaml\r\n\n./c\nb/x.review.yaml\n"
    #expect(
      try Self.listed(list, "--files-from", "list.txt", "a")
        == "a/x.review.yaml\nb/x.review.yaml\nc/x.review.yaml\n"
    )
  }

  @Test func `a list comes on standard input as well`() throws {
    let folder = try Self.folder("")
    let answer = try Reviewlint.run(
      ["check", "--list-files", "--files-from", "-"], in: folder.url,
      input: Data("c/x.review.yaml".utf8))
    #expect(answer.output == "c/x.review.yaml\n")
  }

  @Test func `a line that names nothing is no yes, and is told by its place alone`() throws {
    let answer = try Self.answer("a/x.review.yaml\nS3cr3t\n", "--files-from", "list.txt")
    let first = answer.output.withoutVerdict.prefix { $0 != "\n" }
    #expect(first == "list.txt:2:1: error [input/no-such-file] there is no such file or folder")
    #expect(!answer.output.contains("S3cr3t"))
    #expect(answer.status == 2)
  }

  @Test(arguments: ["", "\n\n"])
  func `an empty list is no reason to search the current folder`(list: String) throws {
    let answer = try Self.answer(list, "--files-from", "list.txt")
    #expect(
      answer.output.withoutVerdict
        == "list.txt:1:1: error [input/no-descriptions] there is no description here: "
        + "no file whose name ends in .review.yaml, .review.yml or .review.json\n"
    )
    #expect(answer.status == 2)
  }

  @Test func `a list that isn't there is no yes`() throws {
    let answer = try Self.answer("", "--files-from", "lists.txt")
    #expect(
      answer.output.withoutVerdict
        == "lists.txt:1:1: error [input/unreadable] this file can't be read: "
        + "No such file or directory\n"
    )
    #expect(answer.status == 2)
  }
}
