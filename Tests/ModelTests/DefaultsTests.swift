import Testing

@Suite struct DefaultsTests {
  @Test(arguments: [
    ("app.platforms", "['iphone']"), ("app.distribution", "'appStore'"),
    ("submission.date", "2026-11-21"), ("submission.kind", "'update'"),
    ("login.accountFeatures", "[]"),
    ("login.exemption.kind", "'none'"), ("login.exemption.inReviewNotes", "false"),
    ("signInWithApple.associatedWebsite", "false"), ("account.owner", "'app'"),
    ("review.attachments", "[]"), ("review.demoMode.offered", "false"),
    ("review.demoMode.approvedByApple", "false"), ("review.missingAttachments", "[]"),
    ("asOf", "2026-11-21"), ("edition.id", "'2024-03-05'"), ("edition.trigger", "'any'"),
    ("edition.satisfiedBy", "'equivalent'"), ("edition.title", "'Login Services'"),
  ])
  func `the smallest description answers with its defaults`(path: String, answer: String) {
    #expect(Reading(described(""))[path] == answer)
  }

  @Test(arguments: [
    ("app.kind", "app.kind"), ("app.minimumOS", "app.minimumOS"), ("app.regions", "app.regions"),
    ("app.needs", "app.needs"), ("screens", "screens"), ("afterSignIn", "afterSignIn"),
    // Of a section that nobody wrote, the section itself is asked for.
    ("login.services", "login"), ("login.wall", "login"), ("login.guestEntry", "login"),
    ("account.deletion", "account"),
    ("review.notes", "review"), ("review.demoAccount.provided", "review"),
    ("signInWithApple.scopes", "signInWithApple"), ("login.exemption.service", "login"),
  ])
  func `what has no default is unknown`(path: String, place: String) {
    #expect(Reading(described(""))[path] == "unknown \(place)")
  }

  @Test(arguments: [
    "submission", "login", "screens", "afterSignIn", "signInWithApple", "account", "review",
    "waivers", "custom",
  ])
  func `unknown is the same as leaving a section out`(key: String) {
    let unknown = Reading(described("\(key): unknown"))
    let absent = Reading(described(""))
    #expect(unknown.problems == [])
    for path in ["submission", "login", "screens", "afterSignIn", "account", "review", "custom"] {
      #expect(unknown[path] == absent[path])
    }
  }

  @Test func `unknown is the same as leaving a key out`() {
    let keys = [
      "id", "like", "purpose", "device", "os", "size", "safeArea", "onIPad", "units", "scale",
      "language", "background", "scrolls", "buttons", "custom",
    ]
    let unknown = keys.map { "    \($0): unknown\n" }.joined()
    let reading = Reading(described("screens:\n  -\n\(unknown)"))
    #expect(reading.problems == [])
    #expect(reading["screens"] == Reading(described("screens: [{}]"))["screens"])
  }

  @Test(arguments: ["orientation", "appearance", "coveredBottom"])
  func `what is seen on a screen is unknown where somebody says so`(key: String) {
    let reading = Reading(described("screens: [{\(key): unknown}]"))
    #expect(reading.problems == [])
    #expect(reading["screens[0].\(key)"] == "unknown screens[\"screen-1\"].\(key)")
  }

  @Test(arguments: [
    ("shown: unknown", "shown", "unknown screens[\"screen-1\"].buttons[\"apple\"].shown"),
    ("content: unknown", "content", "open screens[\"screen-1\"].buttons[\"apple\"].content"),
    ("content: unknown, title: A", "content", "'logoAndTitle'"),
    ("content: unknown, title: ''", "content", "'logoOnly'"),
    ("title: unknown", "content", "'logoAndTitle'"),
  ])
  func `what is on a button is unknown where somebody says so, unless its title tells`(
    button: String, key: String, answer: String
  ) {
    let reading = Reading(
      described("login: {services: [apple]}\nscreens: [{buttons: [{service: apple, \(button)}]}]"))
    #expect(reading["screens[0].buttons[0].\(key)"] == answer)
  }

  @Test(arguments: [
    ("orientation", "size", "open screens[\"a\"].orientation"),
    ("orientation", "safeArea.top", "open screens[\"a\"].orientation"),
    ("orientation", "visible", "open screens[\"a\"].orientation"),
    ("coveredBottom", "visible", "open screens[\"a\"].coveredBottom"),
    ("appearance", "background", "open screens[\"a\"].appearance"),
    ("appearance", "isDark", "open screens[\"a\"].appearance"),
    ("appearance, background: dark", "isDark", "true"),
  ])
  func `what follows from what nobody saw is open`(key: String, fact: String, answer: String) {
    let unknown = key.split(separator: ",", maxSplits: 1)
    let rest = unknown.count > 1 ? ",\(unknown[1])" : ""
    let reading = Reading(
      described("screens: [{id: a, device: iphone-16, \(unknown[0]): unknown\(rest)}]"))
    #expect(reading.problems == [])
    #expect(reading["screens[0].\(fact)"] == answer)
  }

  @Test func `a service has its catalogue's name and kind`() {
    let reading = Reading(described("login: {services: [email, {id: mine, kind: own}]}"))
    #expect(reading["login.services[0].id"] == "'email-password'")
    #expect(reading["login.services[0].name"] == "'E-mail and password'")
    #expect(reading["login.services[0].kind"] == "'own'")
    #expect(reading["login.services[1].name"] == "'mine'")
    #expect(reading["login.services[1].setsUpAccount"] == "true")
    #expect(reading["login.services[1].privacy.privateEmail"] == "false")
  }

  @Test(arguments: [
    ("email", "'native'"), ("google", "unknown login.services[\"google\"].presentation"),
    ("{id: google, presentation: safariViewController}", "'safariViewController'"),
    ("{id: mine, kind: own}", "unknown login.services[\"mine\"].presentation"),
    ("{id: google, kind: own}", "unknown login.services[\"google\"].presentation"),
  ])
  func `only a password or a code of one's own is native by default`(
    service: String, presentation: String
  ) {
    let reading = Reading(described("login: {services: [\(service)]}"))
    #expect(reading["login.services[0].presentation"] == presentation)
  }

  @Test(arguments: [
    ("google", "'notNeeded'"), ("wechat", "unknown login.services[\"wechat\"].withoutItsApp"),
    ("weixin", "unknown login.services[\"weixin\"].withoutItsApp"),
    ("{id: wechat, withoutItsApp: hidden}", "'hidden'"), ("{id: mine, kind: own}", "'notNeeded'"),
  ])
  func `a service that needs its app says what happens without it`(
    service: String, answer: String
  ) {
    let reading = Reading(described("login: {services: [\(service)]}"))
    #expect(reading["login.services[0].withoutItsApp"] == answer)
  }

  @Test(arguments: [
    ("account: {}", "'app'"), ("account: {owner: thirdParty}", "'thirdParty'"),
    (
      "login: {services: [google], exemption: {kind: serviceClient, service: google}}",
      "'thirdParty'"
    ),
    (
      "account: {owner: app}\n"
        + "login: {services: [google], exemption: {kind: serviceClient, service: google}}", "'app'"
    ),
    ("login: {services: [email], exemption: {kind: ownAccounts}}", "'app'"),
  ])
  func `accounts belong to the app but for the client of a service`(text: String, owner: String) {
    #expect(Reading(described(text))["account.owner"] == owner)
  }

  @Test func `items without an id go by a default one`() {
    let reading = Reading(
      described(
        """
        login: {services: [apple, google]}
        screens:
          - {}
          - {id: start}
          - {buttons: [{service: apple}, {service: google}, {service: apple}, {service: apple}]}
        afterSignIn: [password, consent, password]
        """
      )
    )
    #expect(reading["screens[0].id"] == "'screen-1'")
    #expect(reading["screens[1].id"] == "'start'")
    #expect(reading["screens[2].id"] == "'screen-3'")
    let ids = (0..<4).map { reading["screens[2].buttons[\($0)].id"] }
    #expect(ids == ["'apple'", "'google'", "'apple-2'", "'apple-3'"])
    let steps = (0..<3).map { reading["afterSignIn[\($0)].id"] }
    #expect(steps == ["'password'", "'consent'", "'password-2'"])
  }

  @Test func `a default id is never one that is taken`() {
    let reading = Reading(
      described(
        """
        login: {services: [apple, {id: apple-2, kind: own}]}
        screens:
          - id: screen-2
            buttons:
              - {service: apple, id: apple-3}
              - {service: apple}
              - {service: apple}
              - {service: apple}
              - {service: apple-2}
          - {}
        """
      )
    )
    #expect(reading.problems == [])
    let ids = (0..<5).map { reading["screens[0].buttons[\($0)].id"] }
    #expect(ids == ["'apple-3'", "'apple'", "'apple-2'", "'apple-4'", "'apple-2-2'"])
    #expect(reading["screens[1].id"] == "'screen-2-2'")
  }
}
