import Diagnostics
import Evidence
import Model
import Testing

/// What a capture says of a screen as a whole, as descriptions take it in.
@Suite struct CapturedFactsTests {
  /// Each as `key: value line:column`, or as `key: unknown`.
  private func facts(_ text: String) throws -> [String] {
    let screen = try #require(try Capture.of(text).screens.first)
    let layer = Layer(screen, by: try #require(Recognition.recognizer))
    let lines = LineTable(of: try #require(layer.file))
    return layer.values.map { value in
      let start = lines.position(of: value.site.bytes.lowerBound)
      let content = value.content.map { "\(Self.words($0)) \(start.line):\(start.column)" }
      return "\(value.field.name): \(content ?? "unknown")"
    }
  }

  private static func words(_ content: Layer.Content) -> String {
    switch content {
    case .text(let text): text
    case .answer(let answer): "\(answer)"
    case .length(let length): "\(length)"
    case .lengths(let lengths): "\(lengths)"
    case .section, .list: "…"
    }
  }

  private static let window = "  Window (Main), 0x1, {{0.0, 0.0}, {400.0, 800.0}}\n"
  private static let button = "    Button, 0x2, {{20.0, 300.0}, {300.0, 50.0}}, label: 'Log in'\n"

  private func covered(_ lines: String, in root: String = "Application, pid: 7\n") throws
    -> String?
  {
    try facts(root + Self.window + Self.button + lines)
      .first { $0.hasPrefix("coveredBottom: ") }?.dropFirst("coveredBottom: ".count).description
  }

  @Test func `a UI test's file says all of it, each where it stands`() throws {
    let text = """
      {"reviewlintTree": 1, "id": "sign-in", "size": [852, 393], "os": "17.5",
       "orientation": "landscape", "appearance": "dark", "language": "de",
       "keyboard": [0, 193.5, 852, 199.5],
       "elements": [{"type": "button", "label": "Mit Apple anmelden", "frame": [24, 60, 345, 50]}]}
      """
    #expect(
      try facts(text) == [
        "size: [852.0, 393.0] 1:48", "orientation: landscape 2:17", "appearance: dark 2:44",
        "language: de 2:64", "os: 17.5 1:66", "coveredBottom: 199.5 3:14",
      ]
    )
  }

  @Test func `of what a UI test's file leaves out only the keyboard is known`() throws {
    let text = """
      {"reviewlintTree": 1, "size": [393, 852], "appearance": "unspecified", "elements": [
        {"type": "button", "label": "Mit Apple anmelden", "frame": [24, 60, 345, 50]}]}
      """
    #expect(
      try facts(text) == [
        "size: [393.0, 852.0] 1:31", "orientation: portrait 1:1", "appearance: unknown",
        "coveredBottom: 0.0 1:1",
      ]
    )
  }

  @Test(arguments: [
    ("no keyboard", "", "0.0 1:1"),
    ("a keyboard", "    Keyboard, 0x4, {{0.0, 500.0}, {400.0, 300.0}}\n", "300.0 4:1"),
    (
      "its keys",
      """
          Keyboard, 0x4, {{0.0, 500.0}, {400.0, 300.0}}
            Key, 0x5, {{0.0, 510.0}, {40.0, 40.0}}, label: 'q'

      """, "300.0 4:1"
    ),
    ("one that is put away", "    Keyboard, 0x4, {{0.0, 800.0}, {400.0, 300.0}}\n", "0.0 4:1"),
    ("a bar", "    TabBar, 0x4, {{0.0, 717.0}, {400.0, 83.0}}\n", "83.0 1:1"),
    (
      "a bar over the home indicator", "    Toolbar, 0x4, {{0.0, 722.0}, {400.0, 44.0}}\n",
      "78.0 1:1"
    ),
    ("a bar at the top", "    Toolbar, 0x4, {{0.0, 50.0}, {400.0, 44.0}}\n", "0.0 1:1"),
    (
      "a bar on a keyboard",
      """
          Keyboard, 0x4, {{0.0, 500.0}, {400.0, 300.0}}
          Toolbar, 0x5, {{0.0, 456.0}, {400.0, 44.0}}

      """, "344.0 4:1"
    ),
    ("a keyboard that floats", "    Keyboard, 0x4, {{40.0, 300.0}, {320.0, 260.0}}\n", "unknown"),
  ])
  func `what lies over the bottom is measured from the bottom`(
    name: String, lines: String, covered: String
  ) throws {
    #expect(try self.covered(lines) == covered)
  }

  @Test func `a part of an application may lie under a keyboard that it doesn't show`() throws {
    #expect(try covered("", in: "") == "unknown")
    let keyboard = "    Keyboard, 0x4, {{0.0, 500.0}, {400.0, 300.0}}\n"
    #expect(try covered(keyboard, in: "") == "300.0 3:1")
  }

  @Test(arguments: CaptureTests.samples)
  func `only formats that show keyboards know that there is none`(
    sample: CaptureTests.Sample
  ) throws {
    let showing = ["ui-test", "debug-description", "snapshot", "webdriveragent"]
    let isKnown = try !facts(sample.text).contains("coveredBottom: unknown")
    #expect(isKnown == showing.contains(sample.format))
  }

  @Test func `without a size nobody knows how the device is held`() throws {
    let text = #"{"elementType": 9, "label": "Sign in", "frame": {"X": 0, "Y": 1, "Width": 9, "#
    #expect(
      try facts(text + #""Height": 9}}"#)
        == ["orientation: unknown", "appearance: unknown", "coveredBottom: unknown"]
    )
  }

  @Test func `lengths are whole where a tool's arithmetic was not`() throws {
    let text = """
      {"type": "FRAME", "id": "1:2", "name": "Login",
       "absoluteBoundingBox": {"x": -100.3, "y": 0.1, "width": 393, "height": 852}, "children": [
        {"type": "INSTANCE", "id": "1:3", "name": "Sign in with Apple",
         "absoluteBoundingBox": {"x": -76.3, "y": 600.1, "width": 44.00004, "height": 44},
         "children": []}]}
      """
    let screen = try #require(try Capture.of(text).screens.first)
    let layer = Layer(screen, by: try #require(Recognition.recognizer))
    let capture = try #require(layer.capture)
    let apple = try #require(capture.elements.first { $0.service == "apple" })
    #expect(apple.frame == Rectangle(x: 24, y: 600, width: 44, height: 44))
  }
}
