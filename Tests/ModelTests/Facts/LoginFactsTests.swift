import Testing

@Suite struct LoginFactsTests {
  private static let editions = ["2019-09-12", "2020-03-04", "2024-01-25", "2024-03-05"]

  @Test(arguments: [
    ("[]", ["false", "false", "false", "false"]),
    ("[google]", ["true", "true", "true", "true"]),
    ("[google, facebook]", ["true", "true", "true", "true"]),
    ("[google, email]", ["false", "true", "true", "true"]),
    ("[apple, google]", ["false", "true", "true", "true"]),
    ("[email]", ["false", "false", "false", "false"]),
    ("[google, {id: email, setsUpAccount: false}]", ["true", "true", "true", "true"]),
    ("[email, {id: google, setsUpAccount: false}]", ["false", "false", "false", "false"]),
    ("[{id: google, setsUpAccount: false}]", ["false", "false", "false", "false"]),
    ("[google, {id: visit, kind: guest}]", ["true", "true", "true", "true"]),
    ("[{id: visit, kind: guest}]", ["false", "false", "false", "false"]),
    ("[google, auth0]", ["open", "true", "true", "true"]),
    ("[email, auth0]", ["false", "open", "open", "open"]),
    ("[auth0, {id: mine, kind: broker}]", ["open", "open", "open", "open"]),
  ])
  func `an edition asks for an equivalent`(services: String, answers: [String]) {
    let found = Self.editions.map { date in
      Reading(
        described("submission: {date: \(date), kind: new}\nlogin: {services: \(services)}")
      )["login.needsEquivalent"].prefix { $0 != " " }
    }
    #expect(found == answers.map { $0[...] })
  }

  @Test(arguments: [
    ("login: {services: [email, auth0]}", "open login.services[\"auth0\"].connections"),
    (
      "login: {services: [auth0, {id: mine, kind: broker}]}",
      "open login.services[\"auth0\"].connections, login.services[\"mine\"].connections"
    ),
    ("login: {wall: none}", "open login.services"), ("account: {}", "open login"),
    (
      "login: {services: [google], exemption: {kind: serviceClient}}",
      "open login.exemption.service"
    ),
    (
      "login: {services: [auth0], exemption: {kind: serviceClient}}",
      "open login.services[\"auth0\"].connections, login.exemption.service"
    ),
    ("login: {exemption: {kind: citizenId}}", "open login.services"),
  ])
  func `what keeps it open is named, and nothing else`(text: String, answer: String) {
    #expect(Reading(described(text))["login.needsEquivalent"] == answer)
  }

  @Test(arguments: [
    ("2020-06-29", "new", "true"), ("2020-06-29", "update", "false"),
    ("2020-06-30", "update", "true"), ("2020-06-30", "new", "true"),
    ("2019-09-12", "update", "false"), ("2019-09-12", "new", "true"),
    ("2024-01-25", "update", "true"), ("2026-11-21", "unknown", "true"),
  ])
  func `updates were bound later than new apps`(date: String, kind: String, answer: String) {
    let text = "submission: {date: \(date), kind: \(kind)}\nlogin: {services: [google]}"
    #expect(Reading(described(text))["login.needsEquivalent"] == answer)
  }

  @Test(arguments: [
    ("none", "[google]", "", "false"),
    ("ownAccounts", "[email]", "", "true"),
    ("ownAccounts", "[email, apple]", "", "true"),
    ("ownAccounts", "[email, google]", "", "false"),
    ("ownAccounts", "[email, {id: google, setsUpAccount: false}]", "", "true"),
    ("ownAccounts", "[email, auth0]", "", "open login.services[\"auth0\"].connections"),
    (
      "enterpriseOrEducation",
      "[{id: okta, presentation: native}, {id: clever, connections: []}, email]", "", "true"
    ),
    ("enterpriseOrEducation", "[okta, google]", "", "false"),
    (
      "enterpriseOrEducation", "[{id: okta, connections: []}, {id: google, setsUpAccount: false}]",
      "", "true"
    ),
    ("enterpriseOrEducation", "[{id: auth0, connections: [okta]}]", "", "true"),
    ("enterpriseOrEducation", "[{id: auth0, connections: [okta, google]}]", "", "false"),
    ("enterpriseOrEducation", "[auth0]", "", "open login.services[\"auth0\"].connections"),
    ("citizenId", "[bankid, google]", "", "true"),
    ("citizenId", "[google]", "", "false"),
    ("citizenId", "[{id: auth0, connections: [bankid]}]", "", "true"),
    ("serviceClient", "[google]", ", service: google", "true"),
    ("serviceClient", "[google]", ", service: google-sign-in", "true"),
    ("serviceClient", "[email]", ", service: email", "false"),
    ("serviceClient", "[google]", "", "open login.exemption.service"),
    ("alternativeMarketplace", "[{id: store, kind: marketplace}]", "", "false"),
  ])
  func `an exemption holds unless the facts contradict it`(
    kind: String, services: String, more: String, answer: String
  ) {
    let text = "login: {services: \(services), exemption: {kind: \(kind)\(more)}}"
    let reading = Reading(described(text))
    #expect(reading.problems == [])
    #expect(reading["login.exemption.holds"] == answer)
  }

  @Test(arguments: [("app", "false"), ("thirdParty", "true"), ("unknown", "true")])
  func `the client of a service has no accounts of its own`(owner: String, answer: String) {
    let text = """
      login: {services: [google], exemption: {kind: serviceClient, service: google}}
      account: {owner: \(owner)}
      """
    #expect(Reading(described(text))["login.exemption.holds"] == answer)
  }

  @Test(arguments: [
    ("appStore", "{id: store, kind: marketplace}", "false"),
    ("alternativeMarketplace", "{id: store, kind: marketplace}", "true"),
    ("alternativeMarketplace", "facebook", "false"),
    ("alternativeMarketplace", "{id: auth0, connections: [email]}", "false"),
    ("unknown", "{id: store, kind: marketplace}", "false"),
  ])
  func `a marketplace's exemption needs the marketplace and its account as a login`(
    distribution: String, service: String, answer: String
  ) {
    let reading = Reading(
      """
      reviewlint: 1
      app: {name: A, distribution: \(distribution)}
      login: {services: [google, \(service)], exemption: {kind: alternativeMarketplace}}
      """
    )
    #expect(reading["login.exemption.holds"] == answer)
    #expect(reading["login.needsEquivalent"] == (answer == "true" ? "false" : "true"))
  }

  @Test(arguments: [
    ("2024-03-04", "false", "true", "true"), ("2024-03-05", "true", "true", "false"),
  ])
  func `an exemption counts where the edition lists it`(
    date: String, inEdition: String, holds: String, needs: String
  ) {
    let reading = Reading(
      """
      reviewlint: 1
      app: {name: A, distribution: alternativeMarketplace}
      submission: {date: \(date)}
      login:
        services: [google, {id: store, kind: marketplace}]
        exemption: {kind: alternativeMarketplace}
      """
    )
    #expect(reading["login.exemption.inEdition"] == inEdition)
    #expect(reading["login.exemption.holds"] == holds)
    #expect(reading["login.needsEquivalent"] == needs)
  }

  @Test func `no exemption is none that an edition lists`() {
    let reading = Reading(described("login: {services: [google]}"))
    #expect(reading["login.exemption.inEdition"] == "false")
    #expect(reading["login.exemption.holds"] == "false")
  }
}
