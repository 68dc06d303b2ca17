import TestSupport
import Testing

@Suite struct ReferenceMistakesTests {
  @Test(
    arguments: ToldTable.rows(
      """
      login: {services: [mybank]}
        3:20-3:26 unknown-provider: 'mybank' is not in the provider catalogue, so it needs a 'kind'
      login: {services: [{id: gogle}]}
        3:25-3:30 unknown-provider: 'gogle' is not in the provider catalogue, so it needs a
          'kind'; did you mean 'google'?
      login: {services: [{id: mybank, kind: unknown}]}
        3:25-3:31 unknown-provider: 'mybank' is not in the provider catalogue, so it needs a 'kind'
      login: {services: [unknown]}
        3:20-3:27 unknown-provider: 'unknown' is not in the provider catalogue, so it needs a 'kind'
      login: {services: [{id: auth0, connections: [google, facbook]}]}
        3:54-3:61 unknown-connection: 'facbook' is neither a listed service nor in the provider
          catalogue; did you mean 'facebook'?
      login: {services: [{id: mybank, kind: own}, {id: auth0, connections: [mybanc]}]}
        3:71-3:77 unknown-connection: 'mybanc' is neither a listed service nor in the provider
          catalogue; did you mean 'mybank'?
      login: {services: [google], exemption: {kind: serviceClient, service: gogle}}
        3:71-3:76 unknown-service: no service 'gogle' is listed under login.services; did you mean
          'google'?
      login: {services: [google]}⏎review: {demoAccount: {service: gogle}}
        4:33-4:38 unknown-service: no service 'gogle' is listed under login.services; did you mean
          'google'?
      screens: [{buttons: [{service: apple}]}]
        3:32-3:37 unknown-service: no service 'apple' is listed under login.services
      login: {services: [google]}⏎afterSignIn: [{kind: consent, services: [google, goggle]}]
        4:50-4:56 unknown-service: no service 'goggle' is listed under login.services; did you
          mean 'google'?
      screens: [{device: iphone-17}]
        3:20-3:29 unknown-device: there is no device 'iphone-17'; for others write 'size' and
          'safeArea'; did you mean 'iphone-16'?
      screens: [{device: fridge}]
        3:20-3:26 unknown-device: there is no device 'fridge'; for others write 'size' and
          'safeArea'
      screens: [{id: sign-in}, {like: sign-on}]
        3:33-3:40 unknown-screen: there is no screen 'sign-on'; did you mean 'sign-in'?
      screens: [{id: a, like: a}]
        3:25-3:26 circular-like: a screen can't be like 'a', which is like this one
      screens: [{units: px, size: [1179, 2556]}]
        3:11-3:42 unknown-scale: a screen in px needs to know its scale; write scale, or a device
          that has one
      afterSignIn: [password, {kind: identityCheck}]
        3:25-3:46 fields-needed: a step of kind 'identityCheck' needs 'fields': what is asked
      afterSignIn: [other]
        3:15-3:20 fields-needed: a step of kind 'other' needs 'fields': what is asked
      submission: {date: 2019-09-11}
        3:20-3:30 before-first-edition: '2019-09-11' is before the first edition of guideline 4.8
          that is known, 2019-09-12
      """
    ))
  func `a wrong reference is reported where it stands`(text: String, problems: [String]) {
    #expect(Reading(described(text)).problems == problems)
  }

  @Test(arguments: [
    ("login: {services: [apple, google, apple]}", "3:35-3:40", "3:20-3:25", "apple"),
    ("screens: [{id: a}, {id: b}, {id: a}]", "3:29-3:36", "3:11-3:18", "a"),
    (
      "afterSignIn: [{kind: consent, id: a}, {kind: password, id: a}]", "3:39-3:62", "3:15-3:37",
      "a"
    ),
    (
      "login: {services: [apple]}\n"
        + "screens: [{buttons: [{service: apple, id: a}, {service: apple, id: a}]}]",
      "4:47-4:70", "4:22-4:45", "a"
    ),
  ])
  func `an id that is there twice points to the first`(
    text: String, place: String, first: String, id: String
  ) {
    #expect(
      Reading(described(text)).problems == [
        "\(place) id-twice: the id '\(id)' is there twice", "\(first) note: the first one",
      ]
    )
  }

  @Test(arguments: [
    ("[google, apple, google-sign-in]", "3:35-3:49", "3:20-3:26", "'google' and 'google-sign-in'"),
    (
      "[weixin, {id: wechat, setsUpAccount: false}]", "3:28-3:62", "3:20-3:26",
      "'weixin' and 'wechat'"
    ),
  ])
  func `one service by two words points to the first`(
    services: String, place: String, first: String, words: String
  ) {
    #expect(
      Reading(described("login: {services: \(services)}")).problems == [
        "\(place) service-twice: \(words) are the same service; list it once",
        "\(first) note: the first one",
      ])
  }

  @Test func `a third item of the same id points to the first too`() {
    let problems = Reading(described("screens: [{id: a}, {id: a}, {id: a}]")).problems
    #expect(
      problems.filter { $0.contains("note") }
        == Array(repeating: "3:11-3:18 note: the first one", count: 2)
    )
  }

  @Test func `without a date the day of checking must not be before the first edition`() {
    #expect(
      Reading(described(""), asOf: "2019-01-01").problems == [
        "1:1-2:22 before-first-edition: '2019-01-01' is before the first edition"
          + " of guideline 4.8 that is known, 2019-09-12"
      ]
    )
  }

  @Test(arguments: [
    "login: {services: 5}\nscreens: [{buttons: [{service: apple}]}]",
    "login: 5\nscreens: [{buttons: [{service: apple}]}]",
    "login:\nscreens: [{buttons: [{service: apple}]}]",
    "login: {services: }\nscreens: [{buttons: [{service: apple}]}]",
    "login: {services: [{name: A}]}\nscreens: [{buttons: [{service: apple}]}]",
    "login: {services: [{name: A}, {id: auth0, connections: [mine]}]}",
    "login: {services: [{id: mine, kind: unknwon}]}",
    "login: {services: [{id: mine, kind: ~}]}",
    "afterSignIn: [{kind: profile, fields: 5}]",
    "afterSignIn: [{kind: profile, fields: }]",
    "screens: [{like: }]",
    "screens: [{like: a, units: px}]",
    "screens: [{units: px, device: fridge}]",
  ])
  func `a mistake is reported once, and nothing that only follows from it`(text: String) {
    #expect(Reading(described(text)).problems.count == 1)
  }

  @Test(arguments: [
    ("WeChat", "wechat"), ("We Chat", "wechat"), ("Weixin", "wechat"), ("E-Mail", "email-password"),
    ("e_mail_and_password", "email-password"), ("password e-mail", "email-password"),
    ("google sign in", "google"), ("phone_number", "phone-otp"), ("wechta", "wechat"),
  ])
  func `a service is known by its names, however they are written`(word: String, id: String) {
    let readings = [
      "login: {services: [\(word)]}", "login: {services: [{id: auth0, connections: [\(word)]}]}",
    ].map { Reading(described($0)).problems }
    let end = 20 + word.count
    #expect(
      readings == [
        [
          "3:20-3:\(end) unknown-provider: '\(word)' is not in the provider catalogue,"
            + " so it needs a 'kind'; did you mean '\(id)'?"
        ],
        [
          "3:46-3:\(end + 26) unknown-connection: '\(word)' is neither a listed service"
            + " nor in the provider catalogue; did you mean '\(id)'?"
        ],
      ]
    )
  }

  @Test(arguments: [
    ("[weixin]", "WeChat", "weixin"), ("[email]", "E-mail & password", "email"),
    ("[{id: club, name: Pet Club, kind: own}]", "pet_club", "club"),
    ("[phone, google]", "Google Sign-In", "google"),
  ])
  func `a listed service is known by its names as well`(listed: String, word: String, id: String) {
    let texts = [
      "screens: [{buttons: [{service: \(word)}]}]",
      "afterSignIn: [{kind: consent, services: [\(word)]}]",
    ]
    for text in texts {
      let problems = Reading(described("login: {services: \(listed)}\n\(text)")).problems
      let said = problems.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) }
      #expect(
        said == [
          "unknown-service: no service '\(word)' is listed under login.services;"
            + " did you mean '\(id)'?"
        ]
      )
    }
  }

  @Test(arguments: [
    ("iPhone SE", "iphone-se-3"), ("iphone 16", "iphone-16"), ("'iPhone17,3'", "iphone-16"),
    ("IPHONE_16", "iphone-16"), ("iPad11", "ipad-11"),
  ])
  func `a device is known by its name and its models`(word: String, id: String) {
    let name = word.trimmingPrefix("'").split(separator: "'").joined()
    #expect(
      Reading(described("screens: [{device: \(word)}]")).problems == [
        "3:20-3:\(20 + word.count) unknown-device: there is no device '\(name)';"
          + " for others write 'size' and 'safeArea'; did you mean '\(id)'?"
      ]
    )
  }

  @Test(arguments: ["email", "email-password"], ["email", "email-password"])
  func `rules see one id, whatever word a service is called by`(listed: String, word: String) {
    let reading = Reading(
      described(
        """
        login:
          services: [\(listed), {id: auth0, connections: [\(word)]}]
          notOffered: [weixin]
          exemption: {kind: serviceClient, service: \(word)}
        screens:
          - {id: light, buttons: [{service: \(listed), style: black}]}
          - {like: light, buttons: [{service: \(word), style: white}]}
        afterSignIn: [{kind: consent, services: [\(word)]}]
        """
      )
    )
    #expect(reading.problems == [])
    let places = [
      "login.services[0].id", "login.services[1].connections[0]", "login.exemption.service",
      "afterSignIn[0].services[0]",
      "screens[1].buttons[0].service", "screens[1].buttons[0].login.id",
    ]
    #expect(places.map { reading[$0] } == Array(repeating: "'email-password'", count: 6))
    #expect(reading["login.notOffered"] == "['wechat']")
    #expect(reading["screens[1].buttons[0].id"] == "'\(listed)'")
    #expect(reading["screens[1].buttons[0].style"] == "'white'")
    #expect(reading["screens[1].buttons[1]"] == "nothing")
  }
}
