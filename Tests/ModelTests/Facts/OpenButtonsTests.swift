import Testing

/// What follows from a screen's buttons that nobody has said to be all of them.
@Suite struct OpenButtonsTests {
  private func reading(_ rest: String) -> Reading {
    let screen = "{id: s, buttons: [{service: google}]\(rest)}"
    return Reading(described("login: {services: [google]}\nscreens: [\(screen)]"))
  }

  private static let further = ", further screens[\"s\"].buttonsComplete]"

  @Test(arguments: ["", ", buttonsComplete: true"])
  func `the buttons of a screen are all unless somebody writes unknown`(rest: String) {
    let reading = reading(rest)
    #expect(reading["screens[0].buttonsComplete"] == "true")
    #expect(!reading["screens[0].buttons"].contains("further"))
  }

  @Test func `others may be there where nobody knows`() {
    let reading = reading(", buttonsComplete: unknown")
    #expect(reading["screens[0].buttonsComplete"] == "unknown screens[\"s\"].buttonsComplete")
    #expect(reading["screens[0].buttons"].hasSuffix(Self.further))
  }

  @Test func `that they aren't all says less than what is missing`() {
    let told = """
      4:66-4:71 refused-answer: 'false' is no answer to 'buttonsComplete': list the other buttons \
      under buttons, or write unknown
      """
    #expect(reading(", buttonsComplete: false").problems == [told])
  }
}
