import Diagnostics
import Expressions
import Model
import Testing

@Suite struct QuestionTests {
  private func question(_ text: String, _ path: String) throws -> Question {
    let description = try #require(Reading(described(text)).description)
    let place = try #require(Path(path).flatMap(description.place))
    return description.question(at: place) { type in
      type.name == "login" ? Set(type.fields.map(\.name)).subtracting(["links"]) : []
    }
  }

  @Test(arguments: [
    ("login.wall", "none | someFeatures | wholeApp"),
    (
      "login.links",
      """
      [{to: signUp | passwordReset | deletion | help | other, presentation: native | \
      webAuthenticationSession | safariViewController | embeddedWebView | externalBrowser | \
      otherDevice, sells}], or [] for none
      """
    ),
    ("signInWithApple.privateRelay", "{accepted, sendersRegistered}"),
    ("signInWithApple.scopes", "[fullName | email], or [] for none"),
    ("app.regions", "[two-letter region | worldwide], or [] for none"),
    ("app.minimumOS", "version"),
    ("app.version", "text"), ("submission.date", "YYYY-MM-DD"),
  ])
  func `a question says what can be answered`(path: String, answers: String) throws {
    let text = "login: {services: []}\nsubmission: {}\nsignInWithApple: {}"
    let question = try question(text, path)
    #expect(question.answers.text == answers)
    #expect(question.path.description == path)
    #expect(!question.meaning.isEmpty)
  }

  @Test(arguments: [
    ("scrolls", "true | false"), ("language", "language tag"),
    ("background", "\"#RRGGBB\" | light | dark | image"), ("scale", "number"),
    ("buttons[\"apple\"].frame", "[x, y, width, height]"), ("size", "[width, height]"),
  ])
  func `a question about a screen says how the answer is written`(
    key: String, answers: String
  ) throws {
    let text =
      "login: {services: [apple]}\nscreens: [{id: s}, {id: t, buttons: [{service: apple}]}]"
    let screen = key.hasPrefix("buttons") ? "t" : "s"
    #expect(try question(text, "screens[\"\(screen)\"].\(key)").answers.text == answers)
  }

  @Test(arguments: [
    (#"afterSignIn["profile"].fields[0].purpose"#, Owner.product),
    ("review.demoAccount.codePlace", .appStoreConnect),
    (#"afterSignIn["profile"].justification.law"#, .legal),
  ])
  func `a question goes to who can answer it`(path: String, owner: Owner) throws {
    let text = """
      afterSignIn: [{kind: profile, fields: [{name: hobby}], justification: {}}]
      review: {demoAccount: {}}
      """
    #expect(try question(text, path).owner == owner)
  }

  @Test func `of a missing section the keys that somebody reads are asked for`() throws {
    let question = try question("", "login")
    // What has a default isn't asked, nor what nobody claims.
    #expect(
      question.keys.map(\.path.description) == [
        "login.services", "login.notOffered", "login.wall", "login.guestEntry", "login.terms",
        "login.privacyPolicy",
      ]
    )
  }
}
