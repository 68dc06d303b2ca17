import Diagnostics
import Reporting
import TestSupport
import Testing

/// What speaks against an app is told as plainly as what speaks for it.
@Suite struct PlainNotesTests {
  private static func notes(_ text: String) throws -> ReviewNotes {
    let trial = Trial("rules: []")
    let (description, _) = try trial.description("reviewlint: 1\n\(text)")
    return ReviewNotes(description, book: trial.book)
  }

  private static func notes(login: String) throws -> ReviewNotes {
    try notes("app: {name: Pawprint}\nlogin: {\(login)}")
  }

  @Test(arguments: ["", "route: inApp, ", "route: email, keptByLaw: 'bills (Tax Code)', "])
  func `what is only deactivated is never told as deleted`(words: String) throws {
    let deletion = "{\(words)wholeRecord: false, path: [Settings, Deactivate account]}"
    let notes = try Self.notes("app: {name: x}\naccount: {deletion: \(deletion)}")
    #expect(!notes.text.contains("People delete their account"))
    guard !words.isEmpty else { return }
    #expect(notes.text.contains("The account isn't deleted whole: it is only deactivated, or"))
    #expect(notes.text.contains("Where to find it: Settings > Deactivate account\n"))
  }

  @Test(arguments: [
    ("bills (Tax Code)", true), ("nothing", false), ("None", false), ("'-'", false),
    ("no law", false), ("n/a", false),
  ])
  func `what names no law isn't told as kept by one`(words: String, isTold: Bool) throws {
    for isWhole in [true, false] {
      let deletion = "{route: inApp, path: [Me], wholeRecord: \(isWhole), keptByLaw: \(words)}"
      let notes = try Self.notes("app: {name: x}\naccount: {deletion: \(deletion)}")
      #expect(notes.text.contains("What a law keeps after the deletion: ") == isTold)
      let isMissing = notes.gaps.contains { $0.path == "account.deletion.keptByLaw" }
      #expect(isMissing == (!isTold && !isWhole))
    }
  }

  @Test func `a way in of another kind than the app's own isn't called none of others`() throws {
    let service = "{id: Desk, kind: enterprise}"
    let notes = try Self.notes(login: "services: [\(service)]")
    #expect(notes.text.contains("- Desk (enterprise)\n"))
    #expect(!notes.text.contains("third-party or social login"))
  }

  @Test func `the demo account says with what it signs in, and where`() throws {
    let account = "{provided: true, service: email, regions: [CN]}"
    let notes = try Self.notes(
      "app: {name: x}\nlogin: {services: [email, google]}\nreview: {demoAccount: \(account)}")
    #expect(notes.text.contains("It signs in with: E-mail\n"))
    #expect(notes.text.contains("It works only in: CN\n"))
  }

  @Test func `a field says how people find it`() throws {
    let fields = "[{name: gender, required: true, preselected: true, purpose: forms of address}]"
    let notes = try Self.notes(
      "app: {name: x}\nafterSignIn: [{kind: profile, required: true, fields: \(fields)}]")
    #expect(notes.text.contains("- gender (chosen already): forms of address\n"))
  }

  @Test(arguments: [
    ("依法需要核验真实身份", true), ("нужно знать, кто пишет", true), ("VIP", false),
    ("chacun doit pouvoir retrouver ses messages", true), ("every post needs an author", false),
    ("orders, bookmarks, messages", false),
  ])
  func `own words in another language are pointed out`(reason: String, isForeign: Bool) throws {
    let notes = try Self.notes(
      login: "wall: wholeApp, accountFeatures: [{name: All, reason: \"\(reason)\"}]")
    #expect(notes.text.contains("- All: \(reason)\n"))
    #expect(notes.foreign == (isForeign ? ["login.accountFeatures[0].reason"] : []))
  }

  @Test(arguments: [true, false])
  func `an example is told to be one`(isExample: Bool) throws {
    let notes = try Self.notes("app: {name: x}\nexample: \(isExample)")
    #expect(notes.isOfExample == isExample)
  }
}
