import Testing

@Suite struct ButtonFactsTests {
  private func button(_ entries: String, services: String = "apple, google") -> Reading {
    Reading(
      described("login: {services: [\(services)]}\nscreens: [{id: s, buttons: [{\(entries)}]}]"))
  }

  private func fact(_ name: String, _ entries: String) -> String {
    button(entries)["screens[0].buttons[0].\(name)"]
  }

  @Test(arguments: [
    ("service: apple", "'logoAndTitle'", "''"),
    ("service: apple, title: ''", "'logoOnly'", "unknown"),
    ("service: apple, title: A", "'logoAndTitle'", "''"),
    ("service: apple, content: logoOnly", "'logoOnly'", "unknown"),
    ("service: apple, content: titleOnly, title: ''", "'titleOnly'", "''"),
    ("service: apple, content: unknown, title: ''", "'logoOnly'", "unknown"),
    ("service: apple, title: '', textBeside: Apple", "'logoOnly'", "'Apple'"),
  ])
  func `what is on a button and beside it`(entries: String, content: String, beside: String) {
    #expect(fact("content", entries) == content)
    let unknown = "unknown screens[\"s\"].buttons[\"apple\"].textBeside"
    #expect(fact("textBeside", entries) == (beside == "unknown" ? unknown : beside))
  }

  @Test(arguments: [
    ("service: apple, source: system, frame: [0, 0, 300, 50]", "21.5"),
    ("service: apple, source: system, frame: [0, 0, 300, 50], fontSize: 20", "20"),
    ("service: apple, source: custom, frame: [0, 0, 300, 50]", "unknown"),
    ("service: apple, frame: [0, 0, 300, 50]", "unknown"),
    ("service: apple, source: system", "unknown"),
    ("service: google, source: system, frame: [0, 0, 300, 50]", "unknown"),
  ])
  func `a system Apple button's font follows its height`(entries: String, size: String) {
    let id = entries.contains("google") ? "google" : "apple"
    let unknown = "unknown screens[\"s\"].buttons[\"\(id)\"].fontSize"
    #expect(fact("fontSize", entries) == (size == "unknown" ? unknown : size))
  }

  @Test func `a button belongs to its service`() {
    let reading = button("service: mine", services: "google, {id: mine, kind: apple}")
    #expect(reading["screens[0].buttons[0].login.id"] == "'mine'")
    #expect(reading["screens[0].buttons[0].login.isEquivalent"] == "true")
    #expect(reading["screens[0].buttons[0].isApple"] == "true")
    #expect(fact("isApple", "service: google") == "false")
    #expect(fact("isApple", "service: apple") == "true")
  }

  @Test(arguments: [
    ("frame: [24, 440, 327, 44]", "351", "484"),
    ("frame: {x: -10, y: 0.5, width: 5, height: 1}", "-5", "1.5"),
  ])
  func `a frame has a right and a bottom edge`(frame: String, right: String, bottom: String) {
    #expect(fact("frame.right", "service: apple, \(frame)") == right)
    #expect(fact("frame.bottom", "service: apple, \(frame)") == bottom)
    #expect(fact("frame.tolerance", "service: apple, \(frame)") == "0.5")
  }

  @Test func `the edges of a frame that nobody measured are unknown`() {
    #expect(fact("frame", "service: apple") == "unknown screens[\"s\"].buttons[\"apple\"].frame")
  }
}
