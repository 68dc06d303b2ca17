import Testing

/// What follows from a platform that the app names and no screen shows.
@Suite struct UndescribedScreenTests {
  private func reading(_ platforms: String, _ screens: String) -> Reading {
    Reading(
      """
      reviewlint: 1
      app: {name: A, platforms: [\(platforms)]}
      login: {services: [google]}
      screens: \(screens)
      """
    )
  }

  @Test func `it is a screen of which only the platform is known`() {
    let reading = reading("iphone, mac", "[{device: iphone-se-3, buttons: [{service: google}]}]")
    #expect(reading.problems == [])
    #expect(reading["screens[0].isDescribed"] == "true")
    #expect(reading["screens[1].isDescribed"] == "false")
    #expect(reading["screens[1].platform"] == "'mac'")
    #expect(reading["screens[1].id"] == "'mac'")
    #expect(reading["screens[1].buttons"] == "unknown screens[\"mac\"].buttons")
    #expect(
      reading.place(of: "screens[1].buttons") == "screens[\"mac\"].buttons /screens/1/buttons 2:36")
  }

  @Test(arguments: [
    // An iPhone's screens are an iPad's as well.
    ("iphone, ipad", "[{device: iphone-se-3}]"),
    ("iphone, mac", "[{device: iphone-se-3}, {platform: mac, buttons: []}]"),
    ("iphone, tv", "[{device: iphone-se-3}, {device: tv}]"),
    ("mac", "[{size: [900, 600]}, {device: iphone-se-3}]"),
    ("mac, mac", "[{size: [900, 600], platform: mac}, {device: iphone-se-3}]"),
  ])
  func `none is added where each platform is shown`(platforms: String, screens: String) {
    #expect(reading(platforms, screens)["screens[2]"] == "nothing")
  }

  @Test func `each platform has one, by an id that no screen has`() {
    let reading = reading("watch, vision, mac, watch", "[{id: vision, platform: mac}]")
    let ids = (0..<5).map { reading["screens[\($0)].id"] }
    #expect(ids == ["'vision'", "'watch'", "'vision-2'", "nothing", "nothing"])
  }

  @Test(arguments: [
    ("buttons: []", "device"), ("buttons: [], size: [900, 600]", "platform"),
  ])
  func `what a screen is on is asked first, where nobody said it`(screen: String, asked: String) {
    let reading = reading("iphone, mac", "[{device: iphone-se-3}, {id: s, \(screen)}]")
    #expect(reading["screens[2].buttons"] == "open screens[\"s\"].\(asked)")
  }

  @Test func `nothing is added where nobody described a screen`() {
    #expect(reading("iphone, mac", "unknown")["screens"] == "unknown screens")
  }
}
