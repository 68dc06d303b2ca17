import Diagnostics
import Expressions
import Model
import Testing

/// What a capture knows of a screen, and what it can't know.
@Suite struct CaptureLayerTests {
  /// A window with a login, in a capture that says nothing else.
  private static let plain = Layer.showing([
    .seen("apple", ["Sign in with Apple"], y: 440, bytes: 7..<12)
  ])

  private func reading(
    _ screens: String, _ capture: Layer = Self.plain
  ) -> Reading {
    Reading(
      described("login: {services: [apple]}\nscreens:\n" + screens),
      captures: [capture.fileID.path: capture])
  }

  @Test func `what a capture can't tell is unknown, and no default`() throws {
    let reading = reading("  - {id: start, device: iphone-16, capture: login.txt}")
    for key in ["appearance", "coveredBottom"] {
      #expect(reading["screens[0].\(key)"] == "unknown screens[\"start\"].\(key)")
      #expect(reading.place(of: "screens[0].\(key)").hasPrefix("screens[\"start\"].\(key) "))
    }
    #expect(reading["screens[0].background"] == "open screens[\"start\"].appearance")
    #expect(reading["screens[0].isDark"] == "open screens[\"start\"].appearance")
    #expect(reading["screens[0].visible"] == "open screens[\"start\"].coveredBottom")
    #expect(reading["screens[0].buttons[0].shown"] == "'always'")
    #expect(reading["screens[0].buttons[0].content"] == "'logoAndTitle'")
    let written = self.reading("  - {capture: login.txt, appearance: dark, coveredBottom: 0}")
    #expect(written["screens[0].isDark"] == "true")
    #expect(written["screens[0].coveredBottom"] == "0")
  }

  /// A capture that says more of the screen, and has a button without words on it.
  private static let detailed = Layer.showing(
    [
      ScreenCapture.Element(
        service: "apple", names: ["apple_btn"], title: nil,
        frame: Rectangle(x: 24, y: 1e-05, width: 327, height: 44), isSystem: true, bytes: 33..<38)
    ],
    in: "window\ndark\nde\n17.5\nkeyboard\nyes\napple\n", of: "dark.json", format: "ui-test",
    facts: [
      (.size, .lengths([667, 375]), 0..<6), (.orientation, .text("landscape"), 0..<6),
      (.appearance, .text("dark"), 7..<11), (.language, .text("de"), 12..<14),
      (.os, .text("17.5"), 15..<19), (.coveredBottom, .length(162), 20..<28),
      (.scrolls, .answer(true), 29..<32),
    ]
  )

  @Test(arguments: [
    ("size.width", "667", "1:1"), ("orientation", "'landscape'", "1:1"),
    ("appearance", "'dark'", "2:1"), ("language", "'de'", "3:1"), ("os", "'17.5'", "4:1"),
    ("coveredBottom", "162", "5:1"), ("scrolls", "true", "6:1"),
    ("buttons[0].shown", "'always'", "7:1"), ("buttons[0].source", "'system'", "7:1"),
    ("buttons[0].frame.y", "1e-05", "7:1"),
  ])
  func `a capture fills all that it knows, each with its place`(
    key: String, value: String, place: String
  ) throws {
    let reading = reading("  - {id: start, capture: dark.json}", Self.detailed)
    #expect(reading.problems == [])
    #expect(reading["screens[0].\(key)"] == value)
    let operand = try #require(reading.operand(at: "screens[0].\(key)"))
    let range = try #require(reading.description?.places.range(of: operand.place))
    let file = try #require(Self.detailed.file)
    #expect(range.file == file.id)
    let start = LineTable(of: file).position(of: range.bytes.lowerBound)
    #expect("\(start.line):\(start.column)" == place)
  }

  @Test func `of a button without words it isn't known what is on it`() {
    let content = "screens[\"start\"].buttons[\"apple\"].content"
    let reading = reading("  - {id: start, capture: dark.json}", Self.detailed)
    #expect(reading["screens[0].buttons[0].content"] == "open \(content)")
    #expect(reading["screens[0].buttons[0].textBeside"].hasPrefix("unknown "))
  }

  @Test func `what a field can't be is unknown, or left out`() {
    let capture = Layer.showing(
      [
        ScreenCapture.Element(
          service: "apple", names: ["apple"], title: "Apple",
          frame: Rectangle(x: 200_000, y: 0, width: 10, height: 10), bytes: 0..<6)
      ],
      format: "ui-test",
      facts: [
        (.appearance, .text("unspecified"), 0..<6), (.language, .text("de_DE"), 0..<6),
        (.os, .text("17 beta"), 0..<6), (.size, .lengths([375, -1]), 0..<6),
      ]
    )
    let reading = reading("  - {id: start, capture: login.txt}", capture)
    #expect(reading.problems == [])
    for key in ["appearance", "language", "os", "size"] {
      #expect(reading["screens[0].\(key)"].hasPrefix("unknown screens[\"start\"].\(key)"), "\(key)")
    }
    #expect(reading["screens[0].buttons[0].frame"].hasPrefix("unknown "))
  }

  @Test func `a screen on another device is as dark as the captured one`() {
    let reading = reading(
      """
        - {id: start, device: iphone-se-3, capture: dark.json}
        - {id: large, like: start, device: iphone-16}
      """,
      Self.detailed
    )
    #expect(reading["screens[1].appearance"] == "'dark'")
    #expect(reading["screens[1].language"] == "'de'")
    #expect(reading["screens[1].orientation"] == "'portrait'")
    #expect(reading["screens[1].coveredBottom"] == "0")
    #expect(reading["screens[1].captured"] == "unknown screens[\"large\"]")
  }

  @Test func `links and check boxes have words, a frame, a name and a place in the capture`() throws
  {
    let capture = Layer.showing(
      [
        .seen("apple", ["Sign in with Apple"], y: 440, bytes: 7..<12, .link),
        .seen(nil, ["terms", "Terms"], y: 600, bytes: 13..<17, .link),
        .seen(nil, ["box", "I agree"], y: 620, bytes: 18..<21, .checkBox, true),
        .seen(nil, ["box"], y: 660, bytes: 22..<25, .checkBox),
        .seen(nil, [], y: 700, bytes: 22..<25, .checkBox, false),
        .seen(nil, ["All"], y: 740, bytes: 22..<25, nil, true),
      ],
      in: "window\napple\nlink\nbox\nbox\n", format: "webdriveragent", tolerance: 2
    )
    let reading = reading("  - {id: start, capture: login.txt}", capture)
    #expect(reading.problems == [])
    let captured = "screens[0].captured"
    #expect(reading["\(captured).links[0].title"] == "'Terms'")
    #expect(reading["\(captured).links[1].title"] == "nothing")
    #expect(reading["\(captured).links[0].element"] == "'terms'")
    #expect(reading["\(captured).links[0].frame.tolerance"] == "2")
    for (number, y) in [620, 660, 700].enumerated() {
      #expect(reading["\(captured).checkBoxes[\(number)].frame.y"] == "\(y)")
    }
    #expect(reading["\(captured).checkBoxes[3].frame.y"] == "nothing")
    #expect(reading["\(captured).checkBoxes[0].ticked"] == "true")
    #expect(
      reading["\(captured).checkBoxes[1].ticked"] == #"unknown screens["start"].capture["box-2"]"#)
    #expect(reading["\(captured).checkBoxes[2].ticked"] == "false")
    #expect(reading["\(captured).checkBoxes[2].title"] == #"unknown screens["start"].capture[3]"#)
    let box = try #require(reading.operand(at: "\(captured).checkBoxes[0].frame"))
    let places = try #require(reading.description?.places)
    #expect(places.path(of: box.place).description == #"screens["start"].capture["box"]"#)
    #expect(places.pointer(to: box.place) == Array("/screens/0/capture".utf8))
    #expect(places.range(of: box.place) == SourceRange(file: capture.fileID, bytes: 18..<21))
  }
}
