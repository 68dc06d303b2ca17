import Foundation
import Testing

@Suite struct CapturedDescriptionTests {
  private let capture = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Pawprint" enabled="true" \
    visible="true" x="0" y="0" width="375" height="667">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Sign in with Apple" \
    label="Sign in with Apple" enabled="true" visible="true" x="24" y="440" width="300" height="44"/>
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Sign in with Google" \
    label="Sign in with Google" enabled="true" visible="true" x="24" y="500" width="327" height="44"/>
    </XCUIElementTypeApplication>
    """

  private func folder(_ screen: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "login.xml": capture,
      "app.review.yaml": """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: [apple, google]}
      screens: [{id: start, device: iphone-se-3, \(screen)}]
      """,
    ])
    return folder
  }

  private func results(_ screen: String) throws -> [JSONAnswer.Result] {
    let answer = try JSONAnswer.check(["app.review.yaml"], in: folder(screen))
    return try #require(answer.descriptions.first).results
  }

  @Test func `a capture gets the same answers as typed frames`() throws {
    let typed = try results(
      """
      appearance: unknown, buttons: [
        {service: apple, title: Sign in with Apple, frame: [24, 440, 300, 44]},
        {service: google, title: Sign in with Google, frame: [24, 500, 327, 44]}]
      """
    )
    let captured = try results("capture: login.xml")
    #expect(typed.contains { $0.rule == "apple-button-not-smaller" && $0.outcome == "fail" })
    let answers = [typed, captured].map {
      $0.map { "\($0.rule) \($0.outcome) \($0.message ?? "")" }
    }
    #expect(Set(answers[0]) == Set(answers[1]))
  }

  @Test(arguments: ["incomplete", "fail"])
  func `what isn't among the buttons is missing only where these are all`(
    _ outcome: String
  ) throws {
    let rest = outcome == "fail" ? "" : ", buttonsComplete: unknown"
    let results = try results("buttons: [{service: google}]\(rest)")
    for rule in ["offered-on-every-screen", "service-shown"] {
      let result = try #require(results.first { $0.rule == rule })
      #expect(result.outcome == outcome)
      let missing = outcome == "fail" ? [] : [#"screens["start"].buttonsComplete"#]
      #expect(result.missing == missing)
    }
  }

  @Test func `a storyboard may lack what code adds, a screen of the running app doesn't`() throws {
    let folder = try TemporaryFolder(["login.xml": capture])
    let samples = Case.tests.deletingLastPathComponent().appending(path: "EvidenceTests/Samples")
    let name = "interface-builder-own-class.storyboard"
    try folder.write(String(contentsOf: samples.appending(path: name), encoding: .utf8), to: name)
    let line = "buttonsComplete: unknown  # the capture doesn't tell: true\n"
    #expect(try Reviewlint.run(["import", name], in: folder.url).output.contains(line))
    let running = try Reviewlint.run(["import", "login.xml"], in: folder.url)
    #expect(!running.output.contains("buttonsComplete"))
  }

  @Test func `a finding about a captured frame points into the capture`() throws {
    let results = try results("capture: login.xml")
    let finding = try #require(results.first { $0.rule == "apple-button-not-smaller" })
    #expect(finding.file == "login.xml")
    #expect(finding.line == 3)
    #expect(finding.path == "screens[\"start\"].buttons[\"apple\"].frame")
    #expect(finding.pointer == "/screens/0/capture")
    #expect(finding.related.map(\.file) == ["login.xml"])
    #expect(results.contains { $0.file == nil })
    let folder = try folder("capture: login.xml")
    let words = ["check", "--as-of", "2026-11-21", "app.review.yaml"]
    let text = try Reviewlint.run(words, in: folder.url)
    #expect(text.output.contains("--> login.xml:3:3  screens[\"start\"].buttons[\"apple\"].frame"))
    #expect(text.output.contains(" 3 |   <XCUIElementTypeButton"))
  }

  @Test(arguments: [
    ("missing.xml", "the capture 'missing.xml' can't be read"),
    ("../login.xml", "lies outside the root"), ("up/login.xml", "lies outside the root"),
    ("link.xml", "Is a symbolic link"),
    ("app.review.yaml", "this is no capture of a known format"),
    ("cut.xml", "the capture 'cut.xml' can't be used, line "),
    ("{file: login.xml, format: idb}", "the format of this capture is webdriveragent, not idb"),
    ("{file: login.xml, part: other}", "the capture has no screen 'other'"),
  ])
  func `a capture that can't be used is an error`(capture: String, reason: String) throws {
    let folder = try folder("capture: \(capture)")
    try folder.write(String(self.capture.prefix(400)), to: "cut.xml")
    try folder.link("link.xml", to: "login.xml")
    try folder.link("up", to: "..")
    let answer = try Reviewlint.run(["check", "app.review.yaml"], in: folder.url)
    #expect(answer.status == 2)
    let words = (answer.output + answer.complaint).split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(reason))
  }

  /// What a format says of the smaller Apple button in the capture, as parts of its text.
  private static let shown: KeyValuePairs = [
    "text": [
      "  --> login.xml:3:3  screens[\"start\"].buttons[\"apple\"].frame\n",
      "  note: compared with this\n  --> login.xml:4:3  screens[\"start\"].buttons[\"google\"].frame",
    ],
    "xcode": [
      "login.xml:3:3: error: [4.0] Sign in with Apple is 300 × 44 pt",
      "login.xml:4:3: note: compared with this\n",
    ],
    "github": ["::error file=login.xml,line=3,endLine=3,col=3,endColumn="],
    "gitlab": [
      """
          "location": {
            "path": "login.xml",
            "lines": {
              "begin": 3,
              "end": 3
      """
    ],
    "junit": [" type=\"error\">login.xml:3:3: Sign in with Apple is 300 × 44 pt"],
    "markdown": [
      "| `login.xml:3:3` |\n",
      "compared with this: `login.xml:4:3` `screens[\"start\"].buttons[\"google\"].frame`",
    ],
    "html": [
      "<span class=\"quiet\">In the capture</span> <code dir=\"ltr\">login.xml:3</code>",
      "<mark>&lt;XCUIElementTypeButton type=&quot;XCUIElementTypeButton&quot; name=&quot;Sign in",
    ],
    "jsonl": [
      #"{"file":"app.review.yaml","document":1,"#,
      #","file":"login.xml","path":"screens[\"start\"].buttons[\"apple\"].frame""#,
    ],
  ]

  @Test func `every format names the capture's file and line`() throws {
    let folder = try folder("capture: login.xml")
    let formats = Self.shown.map(\.key) + ["sarif"]
    let answer = try Reviewlint.run(
      ["check", "--as-of", "2026-11-21", "--only", "apple-button-not-smaller", "app.review.yaml"]
        + formats.flatMap { ["--report", "\($0)=report.\($0)"] },
      in: folder.url)
    #expect(answer.status == 1)
    for (format, parts) in Self.shown {
      let report = try folder.read("report.\(format)")
      for part in parts { #expect(report.contains(part), "\(format): \(report)") }
    }
    let line = try #require(folder.read("report.jsonl").split(separator: "\n").first)
    // The description, the place, and what that is compared with.
    #expect(line.ranges(of: #""file":"#).count == 3)
    let log = try JSONValue(of: folder.read("report.sarif").utf8)
    for (key, line) in [("locations", 3.0), ("relatedLocations", 4.0)] {
      let place = log.value(at: "/runs/0/results/0/\(key)/0/physicalLocation")
      #expect(place?.value(at: "/artifactLocation/uri") == .text("login.xml"))
      #expect(place?.value(at: "/region/startLine") == .number(line))
    }
  }

  @Test func `a mistake about an element tells the lines of the capture`() throws {
    let folder = try folder("capture: login.xml, buttons: [{service: apple, element: other}]")
    let elements = (0..<2).map { number in
      """
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="other" label="other" \
      enabled="true" visible="true" x="24" y="\(100 + 50 * number)" width="30" height="30"/>

      """
    }
    let end = "</XCUIElementTypeApplication>"
    try folder.write(capture.replacing(end, with: elements.joined() + end), to: "login.xml")
    let answer = try Reviewlint.run(["check", "app.review.yaml"], in: folder.url)
    #expect(answer.status == 2)
    let output = answer.output + answer.complaint
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("several elements 'other', in lines 5 and 6; name the button by"), "\(words)")
    #expect(words.contains(" --> app.review.yaml:4:100 "), "\(words)")
  }

  @Test func `what answers a question about one captured button leaves the others as they are`()
    throws
  {
    let asked = try results("capture: login.xml").filter { $0.outcome == "incomplete" }
    let paths = asked.flatMap(\.missing).filter { $0.hasPrefix("screens") }
    #expect(paths.contains("screens[\"start\"].buttons[\"apple\"].source"))
    let answered = try results(
      "capture: login.xml, buttons: [{id: apple, source: custom, artwork: apple, style: black}]")
    let said = answered.filter { $0.outcome != "incomplete" && $0.rule.contains("captured") }
    #expect(said.map(\.message) == [])
    #expect(!answered.flatMap(\.missing).contains("screens[\"start\"].buttons[\"apple\"].source"))
    #expect(answered.contains { $0.rule == "apple-button-not-smaller" && $0.outcome == "fail" })
  }

  @Test func `a waiver names a written button of a captured screen by its place or its id`() throws
  {
    let buttons = "buttons: [{id: google, textColor: '#000000'}, {id: apple, style: black}]"
    for at in ["screens[0].buttons[1]", "screens[\"start\"].buttons[\"apple\"]"] {
      let folder = try folder("capture: login.xml, \(buttons)")
      let waiver = """

        waivers:
          - rule: apple-button-not-smaller
            at: '\(at)'
            reason: agreed
            approvedBy: Lee
            until: 2026-12-01

        """
      try folder.write(folder.read("app.review.yaml") + waiver, to: "app.review.yaml")
      let answer = try JSONAnswer.check(["app.review.yaml"], in: folder)
      let results = try #require(answer.descriptions.first).results
      let finding = try #require(results.first { $0.rule == "apple-button-not-smaller" })
      #expect(finding.by == "waiver", "\(at)")
      #expect(finding.file == "login.xml")
    }
  }

  @Test func `a baseline holds a finding in a capture, and not another one`() throws {
    let folder = try folder("capture: login.xml")
    let words = ["check", "--as-of", "2026-11-21", "--only", "apple-button-not-smaller"]
    let first = try Reviewlint.run(words + ["--write-baseline", "b.json"], in: folder.url)
    #expect(first.status == 1)
    #expect(try Reviewlint.run(words + ["--baseline", "b.json"], in: folder.url).status == 0)
    // Measured otherwise it is the same finding; on another screen it isn't.
    try folder.write(capture.replacing("width=\"300\"", with: "width=\"200\""), to: "login.xml")
    #expect(try Reviewlint.run(words + ["--baseline", "b.json"], in: folder.url).status == 0)
    try folder.write(
      folder.read("app.review.yaml").replacing("id: start", with: "id: other"),
      to: "app.review.yaml")
    #expect(try Reviewlint.run(words + ["--baseline", "b.json"], in: folder.url).status == 1)
  }

  @Test func `a team's examples name captures beside the rule or its base`() throws {
    let folder = try folder("capture: login.xml")
    try folder.write(capture, to: "team/captures/own.xml")
    try folder.write(capture, to: "team/bases/beside.xml")
    try folder.write(
      "reviewlint: 1\napp: {name: A}\nlogin: {services: [apple]}\n"
        + "screens: [{capture: beside.xml}]\n",
      to: "team/bases/own.review.yaml"
    )
    let rule = """
      rules:
        - id: captured-wide
          title: Captured buttons are wide
          guidelines: [reviewlint/description]
          severity: warning
          why: Ours are.
          sources: [review-practice]
          each:
            - screen: app.capturedScreens
            - shown: screen.captured.buttons
          require: shown.frame.width >= 320.0
          at: shown
          message: '{shown.service} is narrow'
          fix: Make it wide.
          examples:
            passes:
              - {name: the program's capture, base: captured}
            fails:
              - name: one beside the rule
                base: captured
                set: {'screens[0].capture': captures/own.xml}
                at: screens[0].buttons["apple"]
              - {name: one beside the base, base: bases/own.review.yaml, message: apple is narrow}

      """
    try folder.write(rule, to: "team/rules.yaml")
    let answer = try Reviewlint.run(["rules", "test", "team/rules.yaml"], in: folder.url)
    #expect(answer.status == 0, "\(answer.output)\(answer.complaint)")
    for (path, reason) in [
      ("captures/missing.xml", "the capture 'captures/missing.xml' can't be read"),
      ("../../outside.xml", "lies outside the root; only files inside it are read"),
    ] {
      try folder.write(rule.replacing("captures/own.xml", with: path), to: "team/rules.yaml")
      let other = try Reviewlint.run(["rules", "test", "team/rules.yaml"], in: folder.url)
      #expect(other.status == 1)
      let words = (other.output + other.complaint).split(whereSeparator: \.isWhitespace)
      let said = words.joined(separator: " ")
      #expect(said.contains("the example 'one beside the rule' is no description: "), "\(said)")
      #expect(said.contains(reason), "\(said)")
    }
  }

  @Test func `standard input has no folder for captures`() throws {
    let folder = try folder("capture: login.xml")
    let answer = try Reviewlint.run(
      ["check", "-"], in: folder.url, input: Data(try folder.read("app.review.yaml").utf8))
    #expect(answer.status == 2)
    #expect((answer.output + answer.complaint).contains("a capture lies beside the description"))
  }
}
