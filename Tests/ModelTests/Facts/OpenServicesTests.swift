import Testing

/// What follows from a list of services that nobody has said to be complete.
@Suite struct OpenServicesTests {
  private func reading(_ services: String, _ rest: String = "") -> Reading {
    Reading(described("login: {services: \(services), servicesComplete: unknown\(rest)}"))
  }

  private static let open = "open login.servicesComplete"

  @Test func `a list is complete unless somebody writes unknown`() {
    #expect(Reading(described("login: {services: []}"))["login.servicesComplete"] == "true")
    #expect(
      Reading(described("login: {services: [], servicesComplete: true}"))["login.services"] == "[]")
    let open = reading("[]")
    #expect(open["login.servicesComplete"] == "unknown login.servicesComplete")
    #expect(open["login.services"] == "[further login.servicesComplete]")
    #expect(open.place(of: "login.servicesComplete").hasPrefix("login.servicesComplete "))
  }

  @Test func `without a list nobody asks whether it is complete`() {
    let reading = Reading(described("login: {servicesComplete: unknown}"))
    #expect(reading["login.services"] == "unknown login.services")
    #expect(reading["login.offersApple"] == "open login.services")
  }

  @Test(arguments: [
    ("[apple]", "true"), ("[google]", open), ("[]", open),
  ])
  func `Apple may be among the others`(services: String, answer: String) {
    #expect(reading(services)["login.offersApple"] == answer)
  }

  @Test(arguments: [
    ("[google]", "true"), ("[apple, email]", open), ("[]", open),
    ("[{id: auth0, connections: [google]}]", "true"),
    ("[{id: auth0, connections: [email]}]", open),
  ])
  func `a third party may be among the others`(services: String, answer: String) {
    #expect(reading(services)["login.needsEquivalent"] == answer)
  }

  @Test(arguments: [
    ("[google]", open), ("[google, email]", "false"), ("[]", open),
    ("[{id: visit, kind: guest}]", open),
  ])
  func `where all had to be third parties, one that isn't decides`(
    services: String, answer: String
  ) {
    let login = "login: {services: \(services), servicesComplete: unknown}"
    let reading = Reading(described("submission: {date: 2019-09-12, kind: new}\n" + login))
    #expect(reading["login.needsEquivalent"] == answer)
  }

  @Test(arguments: [
    ("[email]", "ownAccounts", open), ("[google]", "ownAccounts", "false"),
    ("[{id: staff, kind: enterprise, connections: []}]", "enterpriseOrEducation", open),
    ("[google]", "enterpriseOrEducation", "false"),
    ("[email]", "citizenId", open), ("[{id: id, kind: citizenId}]", "citizenId", "true"),
  ])
  func `an exemption may be contradicted by the others`(
    services: String, kind: String, answer: String
  ) {
    let reading = reading(services, ", exemption: {kind: \(kind)}")
    #expect(reading["login.exemption.holds"] == answer)
  }

  @Test func `a broker's page may offer more than is listed`() {
    let reading = reading(
      "[{id: auth0, connections: [email]}, "
        + "{id: staff, kind: enterprise, presentation: native}]")
    #expect(
      reading["login.services[0].connections"]
        == "['email-password', further login.servicesComplete]"
    )
    #expect(reading["login.services[0].isThirdParty"] == Self.open)
    #expect(
      reading["login.services[1].connections"] == "unknown login.services[\"staff\"].connections")
    #expect(reading["login.services[1].isThirdParty"] == "false")
  }

  @Test func `without a list of services everybody meets a step, perhaps with Apple`() {
    let login = "login: {services: [google], servicesComplete: unknown}\n"
    #expect(
      Reading(described(login + "afterSignIn: [{kind: consent}]"))["afterSignIn[0].afterApple"]
        == Self.open
    )
  }

  @Test func `that it isn't complete says less than what is missing`() {
    let reading = Reading(described("login: {services: [apple], servicesComplete: false}"))
    #expect(
      reading.problems == [
        "3:46-3:51 refused-answer: 'false' is no answer to 'servicesComplete': list the other ways in under login.services, or write unknown"
      ]
    )
  }

  @Test func `what isn't offered isn't listed, and is spelt as the catalogue has it`() {
    let text = "login: {services: [apple, mine], notOffered: [apple, gogle, acme, google]}"
    let reading = Reading(described(text.replacing("mine", with: "{id: mine, kind: own}")))
    #expect(
      reading.problems == [
        "3:64-3:69 offered-and-not: 'apple' is among login.services, so it has no place under login.notOffered",
        "3:20-3:25 note: listed here",
        "3:71-3:76 misspelt-provider: 'gogle' is not in the provider catalogue; did you mean 'google'?",
      ]
    )
  }
}
