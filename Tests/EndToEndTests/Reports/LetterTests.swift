import Foundation
import Testing

/// A message of App Review, answered from a description.
@Suite struct LetterTests {
  private static let deletion = """
    Guideline 5.1.1(v) - Data Collection and Storage

    The app supports account creation but does not include an option to initiate account deletion.

    """

  private static func folder(_ letter: String = deletion) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(letter, to: "mail.txt")
    return folder
  }

  private static func run(_ words: String..., in folder: TemporaryFolder) throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(["letter"] + words + ["--as-of", "2026-11-21"], in: folder.url)
  }

  @Test func `without a description it says what the letter is about`() throws {
    let answer = try Self.run("mail.txt", in: Self.folder())
    #expect(answer.status == 0)
    #expect(answer.output.hasPrefix("guideline: 5.1.1(v) "))
    #expect(answer.output.contains("\nwhat it is about: G1, Accounts can't be deleted (14 known"))
    #expect(answer.output.contains("\nNo description of an app is there to hold it against.\n"))
    #expect(answer.output.contains("[account-deletion-offered]"))
    #expect(answer.complaint == "")
  }

  @Test func `a description that is named has to be there`() throws {
    let answer = try Self.run("mail.txt", "login.review.yaml", in: Self.folder())
    #expect(answer.status == 2)
    #expect(answer.output == "")
    #expect(answer.complaint.contains("login.review.yaml"))
  }

  @Test func `a letter is remembered once, and counts from then on`() throws {
    let folder = try Self.folder()
    let first = try Self.run("mail.txt", "--remember", in: folder)
    #expect(first.status == 0)
    #expect(first.complaint == "remembered in '.reviewlint.letters.yaml'\n")
    let file = try folder.read(".reviewlint.letters.yaml")
    #expect(
      file.contains("classes: [G1], guidelines: ['5.1.1(v)'], date: 2026-11-21}\n")
    )
    #expect(!file.contains("supports account creation"))
    try folder.write("\n" + Self.deletion.replacing(" include ", with: "\n include "), to: "b.txt")
    let second = try Self.run("b.txt", "--remember", in: folder)
    #expect(second.complaint == "remembered before in '.reviewlint.letters.yaml'\n")
    #expect(try folder.read(".reviewlint.letters.yaml") == file)
    #expect(second.output.contains("(15 known refusals)"))
    let explained = try Reviewlint.run(["explain", "G1"], in: folder.url).output
    #expect(explained.contains("15"))
  }

  @Test func `what can't be added to stays as it is`() throws {
    let folder = try Self.folder()
    try folder.write("receivedLetters: []\n", to: ".reviewlint.letters.yaml")
    let answer = try Self.run("mail.txt", "--remember", in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == "reviewlint: '.reviewlint.letters.yaml' can't be added to: its last key has to be "
        + "receivedLetters, with a line for each letter\n"
    )
    #expect(try folder.read(".reviewlint.letters.yaml") == "receivedLetters: []\n")
  }

  @Test func `a file of letters softens nothing`() throws {
    let folder = try Self.folder()
    try folder.write("override: {account-deletion-offered: off}\n", to: ".reviewlint.letters.yaml")
    let answer = try Self.run("mail.txt", in: folder)
    #expect(!answer.output.contains("the rule is off"))
  }

  @Test func `nothing of a letter is shown but numbers`() throws {
    let signs = "\n::error::\u{1B}[31m\u{202E}Guideline 9.9(zzzz)\n"
    let folder = try Self.folder(Self.deletion + signs)
    let answer = try Self.run("mail.txt", in: folder)
    #expect(answer.status == 0)
    #expect(answer.output.contains("9.9(zzzz)"))
    for sign in ["::error::", "\u{1B}", "\u{202E}"] { #expect(!answer.output.contains(sign)) }
  }

  @Test func `a file larger than any letter isn't read`() throws {
    let folder = try Self.folder(String(repeating: "Sign in with Apple. ", count: 10_000))
    let answer = try Self.run("mail.txt", in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("131,072"))
  }
}
