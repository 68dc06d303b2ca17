import Testing

@Suite struct ShortFormsTests {
  @Test(arguments: [
    ("login: {services: [apple]}", "login: {services: [{id: apple}]}", "login.services"),
    ("afterSignIn: [password]", "afterSignIn: [{kind: password}]", "afterSignIn"),
    (
      "afterSignIn: [{kind: other, fields: [email]}]",
      "afterSignIn: [{kind: other, fields: [{name: email}]}]", "afterSignIn[0].fields"
    ),
    (
      "login: {accountFeatures: [Orders]}", "login: {accountFeatures: [{name: Orders}]}",
      "login.accountFeatures"
    ),
    (
      "screens: [{size: [320, 568]}]", "screens: [{size: {width: 320, height: 568}}]",
      "screens[0].bounds"
    ),
    (
      "login: {services: [apple]}\nscreens: [{buttons: [{service: apple, frame: [1, 2, 3, 4]}]}]",
      "login: {services: [apple]}\n"
        + "screens: [{buttons: [{service: apple, frame: {x: 1, y: 2, width: 3, height: 4}}]}]",
      "screens[0].buttons[0].frame"
    ),
  ])
  func `a short form says the same as the long one`(short: String, long: String, path: String) {
    let one = Reading(described(short))
    #expect(one.problems == [])
    // Only what is unknown is named by its place, and that is the same too.
    #expect(one[path] == Reading(described(long))[path])
    #expect(one[path] != "nothing")
  }

  @Test func `a frame has its edges and its tolerance`() {
    let text = """
      login: {services: [apple]}
      screens: [{buttons: [{service: apple, frame: [24, 440, 327, 44]}]}]
      """
    let reading = Reading(described(text))
    #expect(reading["screens[0].buttons[0].frame.right"] == "351")
    #expect(reading["screens[0].buttons[0].frame.bottom"] == "484")
    #expect(
      reading["screens[0].buttons[0].frame"]
        == "{x: 24, y: 440, width: 327, height: 44, tolerance: 0.5}"
    )
  }

  @Test func `a word in a list is that word, also when it is unknown`() {
    let text = """
      login: {accountFeatures: [unknown]}
      signInWithApple: {handledErrors: [unknown, canceled]}
      review: {attachments: [unknown]}
      """
    let reading = Reading(described(text))
    #expect(reading.problems == [])
    #expect(reading["login.accountFeatures[0].name"] == "'unknown'")
    #expect(reading["signInWithApple.handledErrors"] == "['unknown', 'canceled']")
    #expect(reading["review.attachments"] == "['unknown']")
  }

  @Test func `a scalar is read by its field's type`() {
    let reading = Reading(
      "reviewlint: 1\napp: {name: 2048, minimumOS: 15.0, version: 1.10, regions: [NO]}")
    #expect(reading["app.name"] == "'2048'")
    #expect(reading["app.minimumOS"] == "'15.0'")
    #expect(reading["app.version"] == "'1.10'")
    #expect(reading["app.regions"] == "['NO']")
  }

  @Test func `JSON says the same`() {
    let reading = Reading(
      """
      {"reviewlint": 1, "app": {"name": "A", "kind": "unknown"},
       "login": {"services": ["apple"], "guestEntry": true, "wall": "unknown"}}
      """
    )
    #expect(reading.problems == [])
    #expect(reading["login.guestEntry"] == "true")
    #expect(reading["app.kind"] == "unknown app.kind")
    #expect(reading["login.wall"] == "unknown login.wall")
  }
}
