import Testing

@Suite struct ServiceFactsTests {
  @Test(arguments: [
    ("apple", "false"), ("google", "true"), ("email", "false"),
    ("okta", "open login.services[\"okta\"].presentation"),
    ("bankid", "false"), ("{id: mine, kind: thirdParty}", "true"),
    ("{id: google, setsUpAccount: false}", "false"),
    ("auth0", "open login.services[0].connections"),
    ("{id: auth0, connections: unknown}", "open login.services[0].connections"),
    ("{id: auth0, connections: []}", "false"),
    ("{id: auth0, connections: [apple, email]}", "false"),
    ("{id: auth0, connections: [email, google]}", "true"),
    ("{id: auth0, connections: [google-sign-in]}", "true"),
    ("{id: auth0, setsUpAccount: false}", "false"),
    ("{id: auth0, kind: own}", "open login.services[0].presentation"),
    ("{id: mine, kind: own, presentation: native}", "false"),
    (
      "{id: mine, kind: own, presentation: externalBrowser}",
      "open login.services[\"mine\"].connections"
    ),
    // What is no broker may have a page that offers others, too.
    ("{id: okta, connections: []}", "false"), ("{id: okta, connections: [email]}", "false"),
    ("{id: okta, connections: [google]}", "true"),
    ("{id: okta, presentation: native, connections: unknown}", "false"),
    ("{id: google, connections: [email]}", "true"),
    ("{id: mine, kind: guest}", "false"),
  ])
  func `a third-party login sets up the account`(service: String, answer: String) {
    let reading = Reading(described("login: {services: [\(service)]}"))
    let shown = reading["login.services[0].isThirdParty"]
    #expect(shown == answer.replacingIndex(by: "auth0"))
  }

  @Test(arguments: [
    ("{id: mine, kind: thirdParty}", "true"), ("{id: mine, kind: own}", "false"),
    ("{id: google, kind: own}", "false"),
  ])
  func `a broker's connection is what the listed service says`(listed: String, answer: String) {
    let id = listed.contains("mine") ? "mine" : "google"
    let text = "login: {services: [\(listed), {id: auth0, connections: [\(id)]}]}"
    #expect(Reading(described(text))["login.services[1].isThirdParty"] == answer)
  }

  @Test(arguments: [
    ("google", "google-sign-in", "google"), ("google-sign-in", "google", "google"),
    ("apple", "google-sign-in", "google"), ("google", "google", "google"),
    ("{id: mine, kind: own}", "mine", "mine"),
  ])
  func `a connection has the id of the catalogue or else of the list`(
    listed: String, word: String, id: String
  ) {
    let text = "login: {services: [\(listed), {id: auth0, connections: [\(word)]}]}"
    #expect(Reading(described(text))["login.services[1].connections[0]"] == "'\(id)'")
  }

  @Test(arguments: [
    ("facebook", "true"), ("weixin", "true"), ("google", "false"),
    ("{id: mine, kind: own}", "false"),
  ])
  func `the catalogue says which services are social`(service: String, answer: String) {
    let reading = Reading(described("login: {services: [\(service)]}"))
    #expect(reading["login.services[0].isSocial"] == answer)
  }

  @Test(arguments: [
    ("email", "true", "false"), ("phone", "false", "true"), ("google", "false", "false"),
    ("{id: mine, kind: own}", "false", "false"),
    ("{id: auth0, connections: [google, email]}", "true", "false"),
    ("{id: auth0, connections: [phone-otp]}", "false", "true"),
    ("{id: auth0, kind: own}", "false", "false"),
    ("auth0", "open login.services[0].connections", "open login.services[0].connections"),
  ])
  func `the catalogue says how people get in, of a broker by what its page offers`(
    service: String, takesPassword: String, sendsCode: String
  ) {
    let reading = Reading(described("login: {services: [\(service)]}"))
    let first = "login.services[0]"
    #expect(reading["\(first).takesPassword"] == takesPassword.replacingIndex(by: "auth0"))
    #expect(reading["\(first).sendsCode"] == sendsCode.replacingIndex(by: "auth0"))
  }

  @Test(arguments: [
    ("passkey", "true"), ("email", "false"), ("{id: mine, kind: own}", "false"),
    ("{id: auth0, connections: [passkey]}", "true"),
    ("{id: auth0, connections: [passkey, email]}", "false"),
    ("{id: auth0, connections: [passkey, mine]}, {id: mine, kind: own}", "false"),
    ("{id: auth0, connections: []}", "false"),
    ("auth0", "open login.services[\"auth0\"].connections"),
  ])
  func `a passkey is the only way in where nothing else is offered`(
    services: String, answer: String
  ) {
    let reading = Reading(described("login: {services: [\(services)]}"))
    #expect(reading["login.services[0].takesOnlyPasskeys"] == answer)
  }

  @Test(arguments: [
    ("google", "['thirdParty']"), ("{id: mine, kind: marketplace}", "['marketplace']"),
    (
      "{id: auth0, connections: [okta, mine]}, {id: mine, kind: own}",
      "['broker', 'enterprise', 'own']"
    ),
    ("{id: okta, connections: [google]}", "['enterprise', 'thirdParty']"),
    ("auth0", "open login.services[\"auth0\"].connections"),
  ])
  func `behind a login are its kind and those of what its page offers`(
    services: String, kinds: String
  ) {
    let reading = Reading(described("login: {services: [\(services)]}"))
    #expect(reading["login.services[0].kinds"] == kinds)
  }

  @Test(arguments: [
    ("[google, email]", "", "'email-password'"),
    ("[google, email]", "service: google", "'google'"),
    ("[email, phone]", "", "'email-password'"),
    ("[phone, passkey]", "", "unknown review.demoAccount.service"),
    ("[google]", "", "'google'"),
    ("[email, phone]", "service: phone", "'phone-otp'"),
    ("[email, {id: phone, setsUpAccount: false}]", "", "'email-password'"),
    ("unknown", "", "unknown review.demoAccount.service"),
  ])
  func `the demo account uses the only way in, or the only password, unless somebody says which`(
    services: String, account: String, service: String
  ) {
    let text = "login: {services: \(services)}\nreview: {demoAccount: {\(account)}}"
    let reading = Reading(described(text))
    #expect(reading.problems == [])
    #expect(reading["review.demoAccount.service"] == service)
  }

  @Test(arguments: [
    ("google", "2021-09-29", "false"), ("google", "2021-09-30", "true"),
    ("google-sign-in", "2026-11-21", "true"), ("facebook", "2026-11-21", "false"),
    ("{id: auth0, connections: [facebook, google]}", "2021-09-30", "true"),
    ("{id: auth0, connections: [facebook, google]}", "2021-09-29", "false"),
  ])
  func `a service refuses web views from a day on`(service: String, date: String, answer: String) {
    let text = "submission: {date: \(date)}\nlogin: {services: [\(service)]}"
    #expect(Reading(described(text))["login.services[0].refusesWebViews"] == answer)
  }

  @Test(arguments: [
    ("google", "true"), ("{id: mine, kind: own}", "true"), ("auth0", "true"),
    ("{id: google, setsUpAccount: false}", "false"), ("{id: mine, kind: guest}", "false"),
  ])
  func `people sign in with what sets up an account, but not as guests`(
    service: String, answer: String
  ) {
    let reading = Reading(described("login: {services: [\(service)]}"))
    #expect(reading["login.services[0].signsIn"] == answer)
  }

  @Test(arguments: [
    ("google", "'thirdParty'"), ("google-sign-in", "'thirdParty'"),
    ("{id: google, kind: own}", "'thirdParty'"),
    ("{id: mine, kind: own}", "unknown login.services[0]"),
  ])
  func `the catalogue's kind is known whatever was written`(service: String, kind: String) {
    let reading = Reading(described("login: {services: [\(service)]}"))
    let answer = kind.replacingIndex(by: "mine")
    #expect(reading["login.services[0].catalogueKind"] == answer)
  }

  private static let allThree =
    "privacy: {onlyNameAndEmail: true, privateEmail: true, noAdTrackingWithoutConsent: true}"

  @Test(arguments: [
    ("apple", "2024-01-24", "true"), ("apple", "2024-01-25", "true"),
    ("{id: mine, kind: apple}", "2024-01-24", "true"),
    ("{id: google, \(allThree)}", "2024-01-24", "false"),
    ("{id: google, \(allThree)}", "2024-01-25", "true"),
    ("{id: google, privacy: {onlyNameAndEmail: true, privateEmail: true}}", "2024-01-25", "false"),
    ("google", "2024-01-25", "false"),
  ])
  func `what is equivalent depends on the edition`(service: String, date: String, answer: String) {
    let text = "submission: {date: \(date)}\nlogin: {services: [\(service)]}"
    #expect(Reading(described(text))["login.services[0].isEquivalent"] == answer)
  }

  @Test(arguments: [
    ("login: {services: [apple]}", "true"), ("login: {services: [email]}", "false"),
    ("login: {services: []}", "false"), ("login: {services: [{id: a, kind: apple}]}", "true"),
    ("login: {wall: none}", "open login.services"), ("account: {}", "open login"),
    ("login: {services: [{id: auth0, connections: [apple]}]}", "true"),
    ("login: {services: [{id: auth0, connections: [google]}]}", "false"),
  ])
  func `Apple is offered where it is listed, or on a listed page`(text: String, answer: String) {
    #expect(Reading(described(text))["login.offersApple"] == answer)
  }
}

extension String {
  /// An index in a path replaced by the id that stands there.
  fileprivate func replacingIndex(by id: String) -> String {
    split(separator: "[0]", omittingEmptySubsequences: false).joined(separator: "[\"\(id)\"]")
  }
}
