import Diagnostics
import Expressions
import Model
import Testing

@Suite struct CaptureTests {
  /// Two logins and a help button, at lines 2, 3 and 4 of the capture.
  private static let capture = showing([], unrecognised: [help])
  private static let help = ScreenCapture.Element.seen(nil, ["help"], y: 560, bytes: 20..<24)

  /// The capture with more elements.
  private static func showing(
    _ more: [ScreenCapture.Element], unrecognised: [ScreenCapture.Element] = []
  ) -> Layer {
    .showing(
      [
        .seen("apple", ["apple_btn", "Sign in with Apple"], y: 440, bytes: 7..<12),
        .seen("google", ["Continue with Google"], y: 500, bytes: 13..<19), help,
        .seen(nil, ["terms", "I agree to the terms"], y: 600, bytes: 20..<24),
        .seen(nil, ["box", "I agree to the terms"], y: 620, bytes: 20..<24),
      ] + more, in: "window\napple\ngoogle\nhelp\n", unrecognised: unrecognised)
  }

  private func reading(_ screen: String, services: String = "[apple, google]") -> Reading {
    let login = "login: {services: \(services)}\n"
    return Reading(described(login + "screens:\n" + screen), captures: ["login.txt": Self.capture])
  }

  @Test func `a screen that only names its capture has size, buttons, titles and frames`() {
    let reading = reading("  - {id: start, capture: login.txt}")
    #expect(reading.problems == [])
    #expect(reading["screens[0].size.width"] == "375")
    #expect(reading["screens[0].orientation"] == "'portrait'")
    #expect(reading["screens[0].buttons[0].title"] == "'Sign in with Apple'")
    #expect(reading["screens[0].buttons[1].service"] == "'google'")
    #expect(reading["screens[0].buttons[1].frame.y"] == "500")
    #expect(reading["screens[0].buttons[2].service"] == "nothing")
  }

  @Test func `a captured value has its place in the capture, and its tolerance`() throws {
    let reading = reading("  - {id: start, capture: login.txt}")
    let frame = try #require(reading.operand(at: "screens[0].buttons[1].frame"))
    let range = try #require(reading.description?.places.range(of: frame.place))
    #expect(range == SourceRange(file: Self.capture.fileID, bytes: 13..<19))
    #expect(
      reading.description?.places.pointer(to: frame.place) == Array("/screens/0/capture".utf8))
    #expect(reading["screens[0].buttons[1].frame.tolerance"] == "0.1")
    #expect(reading["screens[0].buttons[1].captured.asWritten"] == "true")
  }

  @Test func `what is written counts, and the capture fills in the rest`() {
    let reading = reading(
      """
        - capture: {file: login.txt}
          size: [320, 568]
          buttons:
            - {service: google, id: g, title: Google}
            - {service: apple, frame: [20, 400, 327, 44]}
      """
    )
    #expect(reading.problems == [])
    #expect(reading["screens[0].size.width"] == "320")
    #expect(reading["screens[0].buttons[\"g\"].title"] == "'Google'")
    #expect(reading["screens[0].buttons[\"g\"].frame.y"] == "500")
    #expect(reading["screens[0].buttons[\"apple\"].frame.y"] == "400")
    #expect(reading["screens[0].buttons[\"apple\"].frame.tolerance"] == "0.5")
    #expect(reading["screens[0].buttons[\"apple\"].captured.frame.y"] == "440")
    #expect(reading["screens[0].buttons[\"apple\"].captured.asWritten"] == "false")
    #expect(reading["screens[0].buttons[\"g\"].captured.asWritten"] == "false")
  }

  @Test func `an element that is named counts more than what was recognised`() {
    let reading = reading("  - {capture: login.txt, buttons: [{service: google, element: help}]}")
    #expect(reading["screens[0].buttons[\"google\"].frame.y"] == "560")
  }

  @Test func `an element that the capture doesn't show is an error that names a near one`() {
    let reading = reading(
      """
        - capture: login.txt
          buttons:
            - {service: apple, element: aple_btn}
            - {service: google, element: zzz}
      """
    )
    #expect(
      reading.problems == [
        """
        7:35-7:43 unknown-element: the capture shows no element 'aple_btn'; did you mean 'apple_btn'?
        """,
        """
        8:36-8:39 unknown-element: the capture shows no element 'zzz'; it shows apple_btn, Continue \
        with Google and help
        """,
      ]
    )
  }

  /// The capture with more elements that go by the same names.
  private func reading(_ screen: String, with more: [ScreenCapture.Element]) -> Reading {
    Reading(
      described("login: {services: [apple, google]}\nscreens:\n" + screen),
      captures: ["login.txt": Self.showing(more)])
  }

  private static let namedHelp =
    "  - {capture: login.txt, buttons: [{service: google, element: help}]}"

  @Test func `an element that several go by is an error that shows where they are`() {
    let other = ScreenCapture.Element.seen(nil, ["help"], y: 20, bytes: 0..<6)
    #expect(
      reading(Self.namedHelp, with: [other]).problems
        == [
          """
          5:63-5:67 ambiguous-element: the capture shows several elements 'help', in lines 1 and 4; \
          name the button by what it alone has
          """
        ]
    )
  }

  @Test(arguments: [
    ("at the same place", ScreenCapture.Element.seen(nil, ["help"], y: 562, bytes: 0..<6), "560"),
    (
      "without a place",
      ScreenCapture.Element(
        service: nil, names: ["help"], title: "help", frame: nil, bytes: 0..<6), "560"
    ),
    (
      "by its identifier",
      ScreenCapture.Element(
        service: nil, identifier: "help", names: ["help"], title: "Help",
        frame: Rectangle(x: 0, y: 10, width: 40, height: 40), bytes: 0..<6), "10"
    ),
    ("as a login of the service", .seen("google", ["help"], y: 20, bytes: 0..<6), "20"),
  ])
  func `of several elements of a name the one that must be meant counts`(
    _ name: String, _ other: ScreenCapture.Element, _ y: String
  ) {
    let reading = reading(Self.namedHelp, with: [other])
    #expect(reading.problems == [])
    #expect(reading["screens[0].buttons[\"google\"].frame.y"] == y)
  }

  @Test func `what is only said of some buttons leaves the captured others on the screen`() {
    let reading = reading(
      """
        - capture: login.txt
          buttons:
            - {id: apple, source: system}
      """
    )
    #expect(reading.problems == [])
    #expect(reading["screens[0].buttons[0].source"] == "'system'")
    #expect(reading["screens[0].buttons[0].frame.y"] == "440")
    #expect(reading["screens[0].buttons[1].service"] == "'google'")
    #expect(reading["screens[0].captured.buttons[0].described"] == "true")
    #expect(reading["screens[0].captured.buttons[1].described"] == "true")
  }

  @Test func `who types frames leaves out what isn't written`() {
    let reading = reading(
      "  - {capture: login.txt, buttons: [{service: apple, frame: [24, 440, 327, 44]}]}")
    #expect(reading["screens[0].captured.buttons[0].described"] == "true")
    #expect(reading["screens[0].captured.buttons[1].described"] == "false")
  }

  @Test func `a screen finds the elements that the one it is like names`() {
    let reading = reading(
      """
        - {id: start, capture: login.txt, buttons: [{service: google, element: help}]}
        - {id: dark, like: start, appearance: dark, buttons: [{id: apple, source: custom}]}
      """
    )
    #expect(reading.problems == [])
    #expect(reading["screens[1].buttons[\"google\"].frame.y"] == "560")
    #expect(reading["screens[1].buttons[\"apple\"].frame.y"] == "440")
  }

  @Test func `an element that only the other screen's capture shows is nobody's mistake here`() {
    let other = Layer.showing(
      [.seen("google", ["Continue with Google"], y: 300, bytes: 7..<13)],
      in: "window\ngoogle\n", of: "dark.txt")
    let reading = Reading(
      described(
        """
        login: {services: [apple, google]}
        screens:
          - {id: start, capture: login.txt, buttons: [{service: google, element: help}]}
          - {id: dark, like: start, capture: dark.txt}
        """
      ),
      captures: ["login.txt": Self.capture, "dark.txt": other]
    )
    #expect(reading.problems == [])
    #expect(reading["screens[1].buttons[\"google\"].frame.y"] == "300")
  }

  @Test(arguments: [
    ("screens[0].buttons[0]", "screens[\"start\"].buttons[\"google\"]"),
    ("screens[\"start\"].buttons[1]", "screens[\"start\"].buttons[\"apple\"]"),
    ("screens[\"start\"].buttons[\"apple\"].style", "screens[\"start\"].buttons[\"apple\"].style"),
    ("screens[0].buttons[\"apple\"].frame", "screens[\"start\"].buttons[\"apple\"].frame"),
  ])
  func `a path counts buttons as they are written, whatever the capture's order`(
    path: String, name: String
  ) throws {
    let reading = reading(
      """
        - id: start
          capture: login.txt
          buttons: [{service: google, element: help}, {service: apple, style: black}]
      """
    )
    let description = try #require(reading.description)
    let place = try #require(Path(path).flatMap(description.place))
    #expect(description.places.path(of: place).description == name)
  }

  @Test func `a login that nobody listed is only a fact`() {
    let reading = reading("  - {capture: login.txt}", services: "[apple]")
    #expect(reading.problems == [])
    #expect(reading["screens[0].buttons[1].service"] == "nothing")
    #expect(reading["screens[0].captured.buttons[1].service"] == "'google'")
    #expect(reading["screens[0].captured.buttons[1].described"] == "false")
    #expect(reading["screens[0].captured.buttons[0].described"] == "true")
  }

  @Test func `rules see what the capture shows`() {
    let reading = reading("  - {id: start, device: iphone-16, capture: login.txt}")
    #expect(reading["screens[0].captured.whileRunning"] == "true")
    #expect(reading["screens[0].captured.size.height"] == "667")
    #expect(reading["screens[0].captured.fitsDevice"] == "false")
    #expect(reading["screens[0].captured.unrecognised"] == "['help']")
    #expect(reading["screens[0].captured.texts"] == "['help', 'I agree to the terms']")
    #expect(reading["app.capturedScreens[0].id"] == "'start'")
  }

  @Test func `a screen on another device takes no capture over`() {
    let reading = reading(
      """
        - {id: start, device: iphone-se-3, capture: login.txt}
        - {id: large, like: start, device: iphone-16}
        - {id: dark, like: start, appearance: dark}
      """
    )
    #expect(reading["screens[1].buttons"] == "unknown screens[\"large\"].buttons")
    #expect(reading["screens[2].buttons[1].frame.y"] == "500")
  }

  @Test func `a capture that can't be used is an error where it is named`() {
    let missing = reading("  - {capture: other.txt}")
    #expect(missing.problems == ["5:15-5:24 verbatim: there is no capture 'other.txt'"])
    let nowhere = Reading(described("screens: [{capture: login.txt}]"))
    #expect(nowhere.problems.count == 1)
    #expect(nowhere.problems[0].contains("the description has to be a file"))
  }
}
