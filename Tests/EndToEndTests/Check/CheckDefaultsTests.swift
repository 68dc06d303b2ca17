import Foundation
import Testing

/// What a rule file says about checking holds for what it governs; the command line can only ask for
/// more.
@Suite struct CheckDefaultsTests {
  private static let note = "override: {apple-button-minimum-size: {severity: note}}\n"
  private static let warning = "override: {apple-button-minimum-size: {severity: warning}}\n"

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    for name in ["a", "b"] {
      try folder.write(SmallButton.description, to: "\(name)/\(name).review.yaml")
    }
    return folder
  }

  private static func check(_ folder: TemporaryFolder, _ words: String...) throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(
      ["check", "--only", "apple-button-minimum-size", "--as-of", "2026-11-21"] + words,
      in: folder.url)
  }

  @Test(arguments: [
    ("", [], 0), ("check: {failOn: warning}\n", [], 1), ("check: {failOn: note}\n", [], 1),
    ("check: {strict: true}\n", [], 1), ("check: {failOn: error}\n", [], 0),
    ("check: {strict: false}\n", [], 0), ("check: {failOn: warning}\n", ["--fail-on", "error"], 1),
    ("check: {failOn: error}\n", ["--fail-on", "warning"], 1),
    ("check: {failOn: error, strict: true}\n", ["--fail-on", "error"], 1),
    ("check: {failOn: warning}\n", ["--fail-on", "never"], 2),
    ("check: {failOn: warning}\n", ["--allow-incomplete"], 1),
    ("check: {strict: true}\n", ["--allow-incomplete"], 2),
  ])
  func `of a rule file and the command line the stricter holds`(
    check: String, words: [String], status: Int32
  ) throws {
    let folder = try Self.folder([".reviewlint.yaml": check + Self.warning])
    let arguments = ["check", "a", "--only", "apple-button-minimum-size"] + words
    #expect(try Reviewlint.run(arguments, in: folder.url).status == status)
  }

  @Test func `each rule file speaks for what it governs`() throws {
    let folder = try Self.folder([
      "a/.reviewlint.yaml": "check: {failOn: note}\n" + Self.note, "b/.reviewlint.yaml": Self.note,
    ])
    #expect(try Self.check(folder, "a").status == 1)
    #expect(try Self.check(folder, "b").status == 0)
    let both = try Self.check(folder, "--format", "junit")
    #expect(both.status == 1)
    #expect(both.output.contains(#" failures="1" "#), "\(both.output)")
  }

  @Test func `a file can't be milder than the one that it extends`() throws {
    let folder = try Self.folder([
      ".reviewlint.yaml": "check: {failOn: note}\n" + Self.note,
      "a/.reviewlint.yaml": "extends: [../.reviewlint.yaml]\ncheck: {failOn: error}\n",
    ])
    #expect(try Self.check(folder, "a").status == 1)
  }

  @Test func `a command line that says the opposite is named at the file's place`() throws {
    let folder = try Self.folder([".reviewlint.yaml": "check: {strict: true}\n"])
    #expect(
      try Self.check(folder, "a", "--fail-on", "never").output.withoutVerdict.hasPrefix(
        """
        error[contradicted-by-never]: --fail-on never contradicts what this rule
            file says about checking
          --> .reviewlint.yaml:1:8

        """
      )
    )
    #expect(
      try Self.check(folder, "a", "--allow-incomplete").output.withoutVerdict.hasPrefix(
        """
        error[contradicted-by-incomplete]: --allow-incomplete contradicts 'strict'
            in this rule file
          --> .reviewlint.yaml:1:8

        """
      )
    )
  }

  @Test(arguments: [
    ("{failOn: never}", "unknown-word", 1, 17), ("{strict: yes}", "wrong-type", 1, 17),
    ("{failon: note}", "unknown-key", 1, 9), ("[strict]", "wrong-type", 1, 8),
  ])
  func `what can't be understood is a mistake`(text: String, id: String, line: Int, column: Int)
    throws
  {
    let folder = try Self.folder([".reviewlint.yaml": "check: \(text)\n"])
    let answer = try Self.check(folder, "a")
    #expect(answer.status == 2)
    #expect(answer.output.withoutVerdict.hasPrefix("error[\(id)]: "), "\(answer.output)")
    #expect(answer.output.contains("  --> .reviewlint.yaml:\(line):\(column)\n"))
  }
}
