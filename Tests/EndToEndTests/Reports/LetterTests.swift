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

  @Test func `a description that can't be read doesn't take the letter away`() throws {
    let answer = try Self.run("mail.txt", "login.review.yaml", in: Self.folder())
    #expect(answer.status == 2)
    #expect(answer.output.contains("\nwhat it is about: G1, Accounts can't be deleted (32 known"))
    #expect(answer.complaint.contains("login.review.yaml"))
  }

  @Test func `what a letter says commands nobody who reads the answer`() throws {
    let letter = """
      Guideline 9.9(zzzz) - \u{1B}[31mX

      ::error::\u{202E}The app supports account creation but does not include an option to \
      initiate account deletion.
      """
    let folder = try Self.folder(letter)
    let answer = try Self.run("mail.txt", in: folder)
    #expect(answer.status == 0)
    #expect(answer.output.contains("9.9(zzzz)"))
    for sign in ["::error::", "\u{1B}", "\u{202E}"] { #expect(!answer.output.contains(sign)) }
  }

  @Test func `the sentence that decided is quoted`() throws {
    let answer = try Self.run("mail.txt", in: Self.folder())
    #expect(
      answer.output.contains(
        """
          its words: “The app supports account creation but does not include an option
                     to initiate account deletion.”
        """))
  }

  @Test(arguments: [String(repeating: "Sign in with Apple. ", count: 100_000), "\u{0}\u{1}ab"])
  func `what can't be a letter is told so`(text: String) throws {
    let answer = try Self.run("mail.txt", in: Self.folder(text))
    #expect(answer.status == 2)
    #expect(
      answer.complaint == """
        reviewlint: 'mail.txt' can't be a letter of App Review, which is a text in UTF-8 of at most 128 KB: save the message itself as text, or pass it on standard input

        """)
  }
}
