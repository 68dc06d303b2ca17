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
    #expect(answer.output.contains("\nwhat it is about: G1, Accounts can't be deleted (32 known"))
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
