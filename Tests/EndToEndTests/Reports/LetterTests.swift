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

  private static let app = """
    reviewlint: 1
    app: {name: Pawprint, kind: social, platforms: [iphone]}
    login: {services: [google]}
    account: {creation: inApp, deletion: {route: email}}

    """

  @Test(arguments: [
    "", "waivers: [{rule: account-deletion-direct, reason: r, approvedBy: A, until: 2027-01-31}]\n",
  ])
  func `the reply has a gap for what was refused, waived or not`(waivers: String) throws {
    let folder = try Self.folder(
      Self.deletion.replacing(".\n", with: " that meets all the requirements.\n"))
    try folder.write(Self.app + waivers, to: "login.review.yaml")
    let answer = try Self.run("mail.txt", in: folder)
    let reply = answer.output.split(separator: "\nReply to App Review").last ?? ""
    #expect(answer.status == 0)
    #expect(answer.output.contains(waivers.isEmpty ? "this fails" : "it is waived"))
    #expect(
      reply.split(separator: "\n").filter { $0.contains("[missing:") } == [
        """
          [missing: what you changed and in which build, for: People can delete their account without writing to or calling anyone (account.deletion.route)]
        """
      ])
    #expect(!reply.contains("Google"))
    #expect(!reply.contains("Deleting the account"))
  }

  @Test func `where nothing known is alleged, there is no reply`() throws {
    let folder = try Self.folder("Guideline 4.8 - Design - Login Services\n\nPlease see below.\n")
    try folder.write(Self.app, to: "login.review.yaml")
    let answer = try Self.run("mail.txt", in: folder)
    #expect(answer.status == 0)
    #expect(
      answer.output.contains("[sign-in-with-apple-offered]\n  what the gate says: this fails"))
    #expect(!answer.output.contains("Reply to App Review"))
  }

  @Test func `beside a known allegation other guidelines have their rules, failing ones first`()
    throws
  {
    let letter = "Guideline 4.8 - Design\n\nSee below.\n\n" + Self.deletion
    let folder = try Self.folder(letter)
    try folder.write(Self.app, to: "login.review.yaml")
    let answer = try Self.run("mail.txt", in: folder)
    let rules = answer.output.matches(of: /\[([a-z-]+)\]\n +what the gate says: ([^\n;,:]+)/)
    #expect(
      rules.first?.output.1 == "sign-in-with-apple-offered" || rules.first?.output.2 == "this fails"
    )
    #expect(rules.contains { $0.output.1 == "sign-in-with-apple-offered" })
    #expect(rules.contains { $0.output.1 == "account-deletion-offered" })
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
