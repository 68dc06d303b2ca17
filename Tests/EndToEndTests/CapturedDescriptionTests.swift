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
    let folder = try TemporaryFolder()
    try folder.write(capture, to: "login.xml")
    try folder.write(
      """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: [apple, google]}
      screens: [{id: start, device: iphone-se-3, \(screen)}]
      """,
      to: "app.review.yaml"
    )
    return folder
  }

  private func results(_ screen: String) throws -> [JSONAnswer.Result] {
    let answer = try JSONAnswer.check(["app.review.yaml"], in: folder(screen))
    return try #require(answer.descriptions.first).results
  }

  @Test func `a capture gets the same answers as typed frames`() throws {
    let typed = try results(
      """
      buttons: [
        {service: apple, title: Sign in with Apple, frame: [24, 440, 300, 44]},
        {service: google, title: Sign in with Google, frame: [24, 500, 327, 44]}]
      """
    )
    let captured = try results("capture: login.xml")
    #expect(typed.contains { $0.rule == "apple-button-not-smaller" && $0.outcome == "fail" })
    let answers = [typed, captured].map { $0.map { "\($0.rule) \($0.outcome) \($0.message)" } }
    #expect(Set(answers[0]) == Set(answers[1]))
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
    ("../login.xml", "lies outside the root"),
    ("app.review.yaml", "this is no capture of a known format"),
    ("cut.xml", "the capture 'cut.xml' can't be used, line "),
    ("{file: login.xml, format: idb}", "the format of this capture is webdriveragent, not idb"),
    ("{file: login.xml, part: other}", "the capture has no screen 'other'"),
  ])
  func `a capture that can't be used is an error`(capture: String, reason: String) throws {
    let folder = try folder("capture: \(capture)")
    try folder.write(String(self.capture.prefix(400)), to: "cut.xml")
    let answer = try Reviewlint.run(["check", "app.review.yaml"], in: folder.url)
    #expect(answer.status == 2)
    let words = (answer.output + answer.complaint).split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(reason))
  }

  @Test func `standard input has no folder for captures`() throws {
    let folder = try folder("capture: login.xml")
    let answer = try Reviewlint.run(
      ["check", "-"],
      in: folder.url,
      input: Data(try folder.read("app.review.yaml").utf8)
    )
    #expect(answer.status == 2)
    #expect((answer.output + answer.complaint).contains("a capture lies beside the description"))
  }
}
