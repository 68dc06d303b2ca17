import BuiltInRules
import Diagnostics
import Reporting
import TestSupport
import Testing

@testable import Rules

/// Whatever a rule asks to be told to App Review has its sentence in the notes.
@Suite struct NotesForRulesTests {
  private static let trial = Trial.builtIn

  /// By the rules whose texts speak of the Notes for Review: facts, and the sentence they give.
  private static let told: [String: (facts: String, sentence: String)] = [
    "account-deletion-findable": (
      "app: {name: x}\naccount: {deletion: {route: inApp, path: [Me, Delete]}}",
      "Where to find it: Me > Delete"
    ),
    "demo-account-complete": (
      "app: {name: x}\nreview: {demoAccount: {provided: true, roles: [seller]}}",
      "Roles it shows: seller"
    ),
    "demo-account-provided": (
      "app: {name: x}\nlogin: {wall: none}\nreview: {demoAccount: {provided: false}}",
      "There is none: everything can be seen without an account."
    ),
    "exemption-explained": (
      "app: {name: x}\nlogin: {exemption: {kind: ownAccounts, reason: we checked}}",
      "Reason: we checked"
    ),
    "in-app-sheet-explained": (
      "app: {name: x}\nlogin: {services: [{id: google, presentation: embeddedWebView}]}",
      "Google Sign-In: a web page opens inside the app (embedded web view). "
        + "It is a part of the app, not the browser."
    ),
    "login-wall-justified": (
      "app: {name: x}\nlogin: {wall: wholeApp, accountFeatures: [{name: Chat, reason: two talk}]}",
      "- Chat: two talk"
    ),
    "no-password-after-apple": (
      "app: {name: x}\nafterSignIn: [{kind: password, justification: {explanation: locks keys}}]",
      "Reason: locks keys"
    ),
    "no-second-factor-after-apple": (
      "app: {name: x}\nafterSignIn: [{kind: oneTimeCode, justification: {explanation: safety}}]",
      "Reason: safety"
    ),
    "nothing-asked-again-after-apple": (
      "app: {name: x}\nafterSignIn: [{kind: identityCheck, fields: [], justification: "
        + "{reason: law, explanation: the legal name is checked}}]",
      "Reason: the legal name is checked"
    ),
    "permission-not-required": (
      "app: {name: x}\nafterSignIn: [{kind: permission, permission: other, "
        + "justification: {explanation: it shows pictures}}]",
      "Reason: it shows pictures"
    ),
    "phone-binding-justified": (
      "app: {name: x}\nafterSignIn: [{kind: phoneBinding, justification: {explanation: safety}}]",
      "Reason: safety"
    ),
    "phone-binding-law-current": (
      "app: {name: x}\nafterSignIn: [{kind: phoneBinding, justification: {reason: law, "
        + "law: cn-cybersecurity-law, article: '26'}}]",
      "The law requires it: Cybersecurity Law of the People's Republic of China, Article 26."
    ),
    "phone-binding-law-named": (
      "app: {name: x}\nafterSignIn: [{kind: phoneBinding, justification: {reason: law, "
        + "law: Telephone Act, article: '6'}}]",
      "The law requires it: Telephone Act, Article 6."
    ),
    "review-kit-complete": (
      "app: {name: x, needs: [hardware]}\n"
        + "review: {kit: [{for: hardware, how: video, where: 'https://x.example'}]}",
      "A video made on a device shows this: hardware (https://x.example)"
    ),
  ]

  @Test func `every rule that speaks of the notes is here`() {
    let asking = Self.trial.book.rules.filter { rule in
      rule.source.texts.all.contains { name, text in
        [.message, .fix, .review].contains(name) && text.english.text.contains("Notes for Review")
      }
    }
    #expect(Set(asking.map(\.id)) == Set(Self.told.keys))
  }

  @Test(arguments: told.keys.sorted())
  func `what it asks to be told has its sentence`(id: String) throws {
    let (facts, sentence) = try #require(Self.told[id])
    let (description, _) = try Self.trial.description("reviewlint: 1\n\(facts)")
    let notes = ReviewNotes(description, book: Self.trial.book)
    let said = notes.sentences.filter { $0.text == sentence }
    #expect(said.count == 1, "\(notes.text)")
    #expect(said.allSatisfy { !$0.paths.isEmpty })
  }
}
