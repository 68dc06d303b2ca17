import Testing

@Suite struct LikeTests {
  private let start = """
    login: {services: [apple, google]}
    screens:
      - id: light
        device: iphone-16
        language: de
        buttons:
          - {service: apple, frame: [24, 440, 327, 44], style: black, title: Mit Apple anmelden}
          - {service: google, frame: [24, 500, 327, 44]}

    """

  @Test func `a screen is as another but for what is written`() {
    let reading = Reading(described(start + "  - {like: light, id: dark, appearance: dark}"))
    #expect(reading.problems == [])
    #expect(reading["screens[\"dark\"].device"] == "'iphone-16'")
    #expect(reading["screens[\"dark\"].appearance"] == "'dark'")
    #expect(reading["screens[\"dark\"].buttons[1].frame.y"] == "500")
    #expect(reading["screens[\"dark\"].buttons[0].appleTitle"] == "'signIn'")
    #expect(reading["screens[\"light\"].appearance"] == "'light'")
  }

  @Test func `buttons are matched by their ids, and new ones come last`() {
    let reading = Reading(
      described(
        start + """
            - like: light
              buttons:
                - {service: google, id: other, style: white}
                - {id: apple, style: white}
          """
      )
    )
    #expect(reading.problems == [])
    let ids = (0..<4).map { reading["screens[1].buttons[\($0)].id"] }
    #expect(ids == ["'apple'", "'google'", "'other'", "nothing"])
    #expect(reading["screens[1].buttons[0].style"] == "'white'")
    #expect(reading["screens[1].buttons[0].frame.y"] == "440")
    #expect(
      reading["screens[1].buttons[1].style"]
        == "unknown screens[\"screen-2\"].buttons[\"google\"].style"
    )
    #expect(reading["screens[0].buttons[0].style"] == "'black'")
  }

  @Test func `a chain of screens takes over from each`() {
    let reading = Reading(
      described(
        start + """
            - {id: c, like: b, appearance: dark}
            - {id: b, like: light, language: en, buttons: [{id: apple, style: white}]}
          """
      )
    )
    #expect(reading.problems == [])
    #expect(reading["screens[\"c\"].language"] == "'en'")
    #expect(reading["screens[\"c\"].device"] == "'iphone-16'")
    #expect(reading["screens[\"c\"].appearance"] == "'dark'")
    #expect(reading["screens[\"c\"].buttons[\"apple\"].style"] == "'white'")
    #expect(reading["screens[\"c\"].buttons[\"google\"].frame.y"] == "500")
    #expect(reading["screens[\"b\"].appearance"] == "'light'")
  }

  @Test func `unknown takes nothing over`() {
    let reading = Reading(
      described(
        start + """
            - {id: b, like: light, language: unknown, buttons: unknown}
            - {id: c, like: b, buttons: [{service: apple}]}
            - {id: d, like: light, buttons: [{id: apple, frame: unknown}]}
          """
      )
    )
    #expect(reading.problems == [])
    #expect(reading["screens[\"b\"].language"] == "unknown screens[\"b\"].language")
    #expect(reading["screens[\"b\"].buttons"] == "unknown screens[\"b\"].buttons")
    #expect(reading["screens[\"c\"].buttons[1]"] == "nothing")
    #expect(
      reading["screens[\"c\"].buttons[0].frame"]
        == "unknown screens[\"c\"].buttons[\"apple\"].frame"
    )
    #expect(
      reading["screens[\"d\"].buttons[0].frame"]
        == "unknown screens[\"d\"].buttons[\"apple\"].frame"
    )
    #expect(reading["screens[\"d\"].buttons[0].style"] == "'black'")
  }

  @Test func `each length is in the units of the screen that wrote it`() {
    let reading = Reading(
      described(
        """
        login: {services: [apple, google]}
        screens:
          - {id: points, device: iphone-16, buttons: [{service: apple, frame: [10, 20, 300, 44]}]}
          - id: pixels
            like: points
            units: px
            coveredBottom: 300
            buttons: [{id: apple, fontSize: 60}, {service: google, frame: [30, 300, 900, 132]}]
          - {id: finer, like: pixels, scale: 2, buttons: [{id: google, cornerRadius: 20}]}
          - {id: back, like: pixels, units: pt, coveredBottom: 100}
        """
      )
    )
    #expect(reading.problems == [])
    #expect(reading["screens[\"pixels\"].buttons[\"apple\"].frame.width"] == "300")
    #expect(reading["screens[\"pixels\"].buttons[\"apple\"].fontSize"] == "20")
    #expect(reading["screens[\"pixels\"].buttons[\"google\"].frame.right"] == "310")
    #expect(reading["screens[\"pixels\"].coveredBottom"] == "100")
    #expect(reading["screens[\"finer\"].buttons[\"google\"].cornerRadius"] == "10")
    #expect(reading["screens[\"finer\"].buttons[\"google\"].frame.right"] == "310")
    #expect(reading["screens[\"finer\"].coveredBottom"] == "100")
    #expect(reading["screens[\"back\"].coveredBottom"] == "100")
    #expect(reading["screens[\"back\"].buttons[\"google\"].frame.right"] == "310")
  }

  @Test(arguments: [
    "device: ipad-11", "orientation: landscape", "size: {width: 300, height: 600}",
    "onIPad: true", "device: unknown",
  ])
  func `frames measured elsewhere are not taken over`(entry: String) {
    let reading = Reading(
      described(start + "  - {id: other, like: light, \(entry)}\n  - {id: third, like: other}\n"))
    #expect(reading.problems == [])
    for screen in ["other", "third"] {
      let apple = "screens[\"\(screen)\"].buttons[\"apple\"]"
      #expect(reading["\(apple).frame"] == "unknown \(apple).frame")
      #expect(reading["\(apple).title"] == "'Mit Apple anmelden'")
    }
  }

  @Test(arguments: [
    "device: iphone-16", "orientation: portrait", "size: {width: 393, height: 852}",
    "onIPad: false", "safeArea: {top: 0}", "os: '18'", "orientation: unknown",
  ])
  func `frames of the same device in the same size are taken over`(entry: String) {
    let reading = Reading(described(start + "  - {id: same, like: light, \(entry)}"))
    #expect(reading.problems == [])
    #expect(reading["screens[\"same\"].buttons[\"apple\"].frame.y"] == "440")
  }

  @Test func `frames are taken over from the screens of the same device only`() {
    let reading = Reading(
      described(
        start + """
            - {id: ipad, like: light, device: ipad-11, buttons: [{id: google, frame: unknown}]}
            - {id: back, like: ipad, device: iphone-16}
            - {id: turned, like: ipad, buttons: [{id: apple, frame: [1, 2, 300, 44]}]}
          """
      )
    )
    #expect(reading.problems == [])
    #expect(reading["screens[\"back\"].buttons[\"apple\"].frame.y"] == "440")
    #expect(reading["screens[\"turned\"].buttons[\"apple\"].frame.y"] == "2")
    let google = "screens[\"turned\"].buttons[\"google\"].frame"
    #expect(reading[google] == "unknown \(google)")
  }

  @Test func `the scale of another device is not taken over`() {
    let reading = Reading(
      described(
        """
        login: {services: [apple]}
        screens:
          - {id: a, device: iphone-16, units: px, scale: 4, buttons: [{service: apple}]}
          - {id: b, like: a, device: ipad-11, coveredBottom: 100}
          - {id: c, like: a, orientation: landscape, coveredBottom: 100}
        """
      )
    )
    #expect(reading.problems == [])
    #expect(reading["screens[\"b\"].scale"] == "2")
    #expect(reading["screens[\"b\"].coveredBottom"] == "50")
    #expect(reading["screens[\"c\"].scale"] == "4")
    #expect(reading["screens[\"c\"].coveredBottom"] == "25")
  }

  @Test func `ids are matched also where nobody wrote them`() {
    let reading = Reading(
      described(
        """
        login: {services: [apple]}
        screens:
          - {id: unknown, buttons: [{service: apple, id: unknown}, {service: apple, title: A}]}
          - {like: screen-1, buttons: [{id: apple-2, title: B}]}
        """
      )
    )
    #expect(reading.problems == [])
    #expect(reading["screens[1].buttons[0].title"].hasPrefix("unknown"))
    #expect(reading["screens[1].buttons[1].title"] == "'B'")
  }

  @Test(arguments: [
    (
      "  - {id: b, like: c}\n  - {id: c, like: d}\n  - {id: d, like: c}\n",
      [
        "12:19-12:20 circular-like: a screen can't be like 'd', which is like this one",
        "13:19-13:20 circular-like: a screen can't be like 'c', which is like this one",
      ]
    ),
    (
      "  - {id: b, like: c}\n  - {id: c, like: x}\n",
      ["12:19-12:20 unknown-screen: there is no screen 'x'"]
    ),
  ])
  func `what a screen can't be like is reported once`(screens: String, problems: [String]) {
    #expect(Reading(described(start + screens)).problems == problems)
  }

  @Test(arguments: [
    "purpose: sginIn", "devise: x", "size: {width: 5}", "os: ~", "buttons: 5", "buttons: ",
    "buttons: [apple]", "buttons: [{service: facebook}]", "buttons: [{title: A}]",
    "buttons: [{service: apple, frame: [1, 2, 3]}]", "units: px", "device: fridge",
    "buttons: [{service: apple, id: a}, {service: google, id: a}]",
  ])
  func `a mistake in a screen is reported once, not in those like it`(entry: String) {
    let text = """
      login: {services: [apple, google]}
      screens: [{id: a, \(entry)}, {id: b, like: a}, {like: b, buttons: [{service: apple}]}]
      """
    #expect(Reading(described(text)).problems.filter { !$0.contains("note") }.count == 1)
  }

  @Test func `two buttons of one id are not one button`() {
    let reading = Reading(
      described(start + "  - {like: light, buttons: [{id: apple}, {id: apple, service: apple}]}"))
    #expect(
      reading.problems == [
        "11:42-11:69 id-twice: the id 'apple' is there twice",
        "11:29-11:40 note: the first one",
      ]
    )
  }
}
