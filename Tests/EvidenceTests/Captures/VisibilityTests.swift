import Evidence
import Testing

/// Only what a person sees counts.
@Suite struct VisibilityTests {
  private func visibility(_ lines: String) throws -> [String: CapturedElement.Visibility] {
    let text = "Window (Main), 0x1, {{0.0, 0.0}, {400.0, 800.0}}\n" + lines
    let elements = try #require(try Capture.of(text).screens.first).elements
    let labelled = elements.filter { $0.label != nil }
    return Dictionary(labelled.map { ($0.label ?? "", $0.visibility) }) { first, _ in first }
  }

  @Test func `what lies outside the window isn't seen`() throws {
    let seen = try visibility(
      """
        Button, 0x2, {{20.0, 790.0}, {300.0, 50.0}}, label: 'partly'
        Button, 0x3, {{20.0, 1354.0}, {300.0, 50.0}}, label: 'below'
        Button, 0x4, {{438.0, 100.0}, {300.0, 50.0}}, label: 'beside'
        Button, 0x5, {{20.0, 100.0}, {0.0, 0.0}}, label: 'empty'
      """
    )
    #expect(seen == ["partly": .seen, "below": .hidden, "beside": .hidden, "empty": .hidden])
  }

  @Test func `below the fold of what scrolls is not hidden`() throws {
    let seen = try visibility(
      """
        ScrollView, 0x2, {{0.0, 100.0}, {400.0, 300.0}}
          Button, 0x3, {{20.0, 120.0}, {300.0, 50.0}}, label: 'in it'
          Button, 0x4, {{20.0, 900.0}, {300.0, 50.0}}, label: 'below'
          Button, 0x5, {{420.0, 120.0}, {300.0, 50.0}}, label: 'next page'
      """
    )
    #expect(seen == ["in it": .seen, "below": .scrolledTo, "next page": .hidden])
  }

  @Test func `keyboards and status bars don't count`() throws {
    let seen = try visibility(
      """
        StatusBar, 0x2, {{0.0, 0.0}, {400.0, 50.0}}
          Button, 0x3, {{20.0, 0.0}, {100.0, 50.0}}, label: 'clock'
        Keyboard, 0x4, {{0.0, 500.0}, {400.0, 300.0}}
          Button, 0x5, {{20.0, 520.0}, {40.0, 40.0}}, label: 'shift'
      """
    )
    #expect(seen == ["clock": .hidden, "shift": .hidden])
  }

  @Test func `a button under an open keyboard is there, and not hidden`() throws {
    let buttons = [("under it", 620), ("over it", 100)].map { label, y in
      """
      {"type": "button", "label": "\(label)", "frame": [20, \(y), 300, 50], "hittable": false}
      """
    }
    let text = """
      {"reviewlintTree": 1, "size": [400, 800], "keyboard": [0, 500, 400, 300],
       "elements": [\(buttons.joined(separator: ","))]}
      """
    let elements = try #require(try Capture.of(text).screens.first).elements
    #expect(elements.map(\.visibility) == [.seen, .hidden])
  }

  @Test func `hidden and transparent views hide what is in them`() throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0x1>>
         | <UIView: 0x2; frame = (0 0; 400 100); hidden = YES; layer = <CALayer: 0x2>>
         |    | <UILabel: 0x3; frame = (0 0; 90 20); text = 'hidden'; layer = <CALayer: 0x3>>
         | <UIView: 0x4; frame = (0 100; 400 100); alpha = 0; layer = <CALayer: 0x4>>
         |    | <UILabel: 0x5; frame = (0 0; 90 20); text = 'transparent'; layer = <CALayer: 0x5>>
         | <UIScrollView: 0x6; frame = (0 200; 400 100); contentOffset: {0, 50}; layer = <CALayer: 0x6>>
         |    | <UILabel: 0x7; frame = (10 60; 90 20); text = 'scrolled'; layer = <CALayer: 0x7>>
      """
    let elements = try #require(try Capture.of(text).screens.first).elements
    let labels = elements.filter { $0.label != nil }
    #expect(labels.map(\.visibility) == [.hidden, .hidden, .seen])
    #expect(labels[2].frame?.shown == "[10, 210, 90, 20]")
  }

  @Test func `what WebDriverAgent calls invisible hides nothing in it`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
        <XCUIElementTypeOther visible="false" x="0" y="0" width="400" height="800">
          <XCUIElementTypeButton label="shown" visible="true" x="0" y="100" width="90" height="44"/>
          <XCUIElementTypeButton label="covered" visible="false" x="0" y="200" width="90" height="44"/>
        </XCUIElementTypeOther>
      </XCUIElementTypeApplication>
      """
    let elements = try #require(try Capture.of(text).screens.first).elements
    #expect(elements.suffix(2).map(\.isVisible) == [true, false])
  }
}
