import Diagnostics
import Expressions
import Model
import Testing

/// Facts of people's own rule files that the elements of a capture show.
@Suite struct CapturedOwnFactTests {
  private static func element(
    _ identifier: String?,
    _ label: String?,
    at bytes: Range<Int> = 7..<11,
    y: Double? = 300,
    _ control: ScreenCapture.Control? = nil,
    isTicked: Bool? = nil
  ) -> ScreenCapture.Element {
    ScreenCapture.Element(
      service: nil,
      identifier: identifier,
      names: [identifier, label].compactMap(\.self),
      title: label,
      frame: y.map { Rectangle(x: 24, y: $0, width: 20, height: 20) },
      control: control,
      isTicked: isTicked,
      bytes: bytes
    )
  }

  private static func capture(
    _ elements: [ScreenCapture.Element],
    fields: [ScreenCapture.Element] = [],
    isFromRunningApp: Bool = true,
    scrolls: Bool = false
  ) -> ScreenCapture {
    ScreenCapture(
      file: SourceFile(path: "login.txt", text: "window\nbox1\nbox2\n"),
      bytes: 0..<6,
      format: "debug-description",
      isFromRunningApp: isFromRunningApp,
      tolerance: 0.1,
      facts: [("size", .lengths([375, 667]), 0..<6)]
        + (scrolls ? [("scrolls", .answer(true), 0..<6)] : []),
      elements: elements,
      unrecognised: [],
      fields: fields
    )
  }

  /// `there`, `words` and `place` of what is called `box`, or else `I agree`.
  private static let custom = {
    var custom = CustomFields()
    for (name, type) in [("there", FieldType.boolean), ("words", .text), ("place", .frame)] {
      let field = Field.custom(name, type, meaning: "It.", elements: ["box", "I agree"])
      _ = custom.declare(field, in: .screen)
      _ = custom.declare(field, in: .screen, under: "br")
    }
    for (name, words) in [
      ("state", ["unticked", "ticked", "absent"]), ("two", ["ticked", "unticked"]),
    ] {
      let type = FieldType.choice(EnumerationType(name: "word", words: words))
      let field = Field.custom(name, type, meaning: "It.", elements: ["box", "I agree"])
      _ = custom.declare(field, in: .screen)
    }
    _ = custom.declare(.custom("other", .boolean, meaning: "It."), in: .screen)
    return custom
  }()

  private static func reading(
    _ capture: ScreenCapture,
    _ screen: String = "{id: start, device: iphone-16, capture: login.txt}"
  ) -> Reading {
    Reading(
      described("login: {services: [apple]}\nscreens: [\(screen)]"),
      captures: ["login.txt": capture],
      custom: custom
    )
  }

  /// What rules see of the three facts.
  private static func facts(of reading: Reading, in section: String = "custom") -> [String] {
    ["there", "words", "place.y"].map { reading["screens[0].\(section).\($0)"] }
  }

  private static let unknown =
    ["there", "words"].map { #"unknown screens["start"].custom.\#($0)"# } + ["nothing"]
  private static let nothing = ["nothing", "nothing", "nothing"]

  @Test(arguments: ["custom", "custom.br"])
  func `an element shows that it is there, its words and its frame`(section: String) throws {
    let reading = Self.reading(Self.capture([Self.element("box", "I agree")]))
    #expect(reading.problems == [])
    #expect(Self.facts(of: reading, in: section) == ["true", "'I agree'", "300"])
    #expect(reading["screens[0].\(section).place.tolerance"] == "0.1")
    let words = try #require(reading.operand(at: "screens[0].\(section).words"))
    let range = try #require(reading.description?.places.range(of: words.place))
    #expect(range == SourceRange(file: SourceFile.ID(path: "login.txt"), bytes: 7..<11))
  }

  @Test func `of its names the first counts that anything has, an identifier before words`() {
    let byWords = Self.capture([Self.element(nil, "I agree")])
    #expect(Self.facts(of: Self.reading(byWords)) == ["true", "'I agree'", "300"])
    let both = Self.capture([Self.element("x", "box", y: 1), Self.element("box", "Terms", y: 2)])
    #expect(Self.facts(of: Self.reading(both)) == ["true", "'Terms'", "2"])
  }

  @Test func `what several elements have otherwise isn't known`() {
    let two = Self.capture([Self.element("box", "One", y: 1), Self.element("box", "Two", y: 2)])
    let facts = Self.facts(of: Self.reading(two))
    #expect(facts == ["true"] + Self.unknown.dropFirst())
    let same = Self.capture([Self.element("box", "One"), Self.element("box", "One")])
    #expect(Self.facts(of: Self.reading(same)) == ["true", "'One'", "300"])
  }

  @Test func `what isn't there is false only where the app ran and the screen doesn't go on`() {
    let running = Self.reading(Self.capture([]))
    #expect(Self.facts(of: running) == ["false"] + Self.unknown.dropFirst())
    for capture in [
      Self.capture([], isFromRunningApp: false), Self.capture([], scrolls: true),
    ] {
      #expect(Self.facts(of: Self.reading(capture)) == Self.nothing)
    }
  }

  /// What rules see of the choice with all three words and of the one without `absent`.
  private static func state(_ capture: ScreenCapture) -> [String] {
    let reading = reading(capture)
    return ["state", "two"].map { reading["screens[0].custom.\($0)"] }
  }

  private static let noState = ["state", "two"].map { #"unknown screens["start"].custom.\#($0)"# }

  @Test func `a choice is whether a box is ticked, at its place in the capture`() throws {
    for (isTicked, word) in [(true, "'ticked'"), (false, "'unticked'")] {
      let box = Self.element(nil, "I agree", at: 12..<16, .checkBox, isTicked: isTicked)
      // The words beside it are called the same.
      let capture = Self.capture([Self.element(nil, "I agree"), box])
      #expect(Self.state(capture) == [word, word])
      let reading = Self.reading(capture)
      let state = try #require(reading.operand(at: "screens[0].custom.state"))
      let range = try #require(reading.description?.places.range(of: state.place))
      #expect(range == SourceRange(file: capture.file.id, bytes: 12..<16))
    }
  }

  @Test func `a button that is drawn as a box may say that it is ticked, and else nobody knows`() {
    let ticked = Self.capture([Self.element("box", "I agree", isTicked: true)])
    #expect(Self.state(ticked) == ["'ticked'", "'ticked'"])
    #expect(Self.state(Self.capture([Self.element("box", "I agree")])) == Self.noState)
    let two = [true, false].map { Self.element("box", "One", .checkBox, isTicked: $0) }
    #expect(Self.state(Self.capture(two)) == Self.noState)
  }

  @Test func `a box is absent only where the app ran and the screen doesn't go on`() {
    #expect(Self.state(Self.capture([])) == ["'absent'", Self.noState[1]])
    for capture in [
      Self.capture([], isFromRunningApp: false), Self.capture([], scrolls: true),
    ] {
      #expect(Self.state(capture) == ["nothing", "nothing"])
    }
  }

  @Test func `a field that people type into is there, and its words are nobody's business`() {
    let field = ScreenCapture.Element(
      service: nil,
      identifier: "box",
      names: ["box", "secret"],
      title: nil,
      frame: nil,
      bytes: 7..<11
    )
    let reading = Self.reading(Self.capture([], fields: [field]))
    #expect(Self.facts(of: reading) == ["true"] + Self.unknown.dropFirst())
  }

  @Test func `what is written counts before it, also that nobody knows`() {
    let capture = Self.capture([Self.element("box", "I agree")])
    let screen =
      "{id: start, capture: login.txt, custom: {there: unknown, words: Mine, other: true}}"
    let reading = Self.reading(capture, screen)
    #expect(reading.problems == [])
    #expect(Self.facts(of: reading) == [Self.unknown[0], "'Mine'", "300"])
    #expect(reading["screens[0].custom.other"] == "true")
    #expect(reading["screens[0].custom.br.there"] == "true")
  }

  @Test func `a screen of another device takes none of it over, one of the same does`() {
    let capture = Self.capture([Self.element("box", "I agree")])
    let start = "{id: start, device: iphone-16, capture: login.txt}"
    let same = Self.reading(capture, "\(start), {id: next, like: start}")
    #expect(same.problems == [])
    #expect(same["screens[1].custom.there"] == "true")
    let other = Self.reading(capture, "\(start), {id: next, like: start, device: iphone-se-3}")
    #expect(other["screens[1].custom.there"] == "nothing")
  }
}
