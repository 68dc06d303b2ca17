import Foundation
import Testing

/// Descriptions whose screens name a folder of captures.
@Suite struct CaptureFolderTests {
  private func folder(_ screens: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "app.review.yaml": """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: [apple, google]}
      screens: [\(screens)]
      """
    ])
    return folder
  }

  private static func uiTest(_ id: String, _ label: String) -> String {
    """
    {"reviewlintTree": 1, "id": "\(id)", "size": [375, 667], "elements": [
      {"type": "button", "label": "\(label)", "frame": [24, 440, 327, 44]}]}
    """
  }

  @Test func `of a folder's captures each belongs to the screen whose id it carries`() throws {
    let folder = try folder(
      "{id: start, capture: screens}, {id: other, capture: {file: screens, part: start}}")
    try folder.write(Self.uiTest("start", "Sign in with Apple"), to: "screens/1.json")
    try folder.write(Self.uiTest("later", "Sign in with Google"), to: "screens/2.json")
    try folder.write("what else lies there", to: "screens/notes.txt")
    let words = ["eval", "screens.map(s, s.buttons.map(b, b.service))", "app.review.yaml"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.output == "- ['apple']\n- ['apple']\n", "\(answer.complaint)")
  }

  @Test func `of a result bundle the way to what is in it is named`() throws {
    let folder = try folder("{id: start, capture: R.xcresult}")
    try folder.write("\u{1}\u{2}(compressed", to: "R.xcresult/Data/data.0~a")
    let imported = try Reviewlint.run(["import", "R.xcresult"], in: folder.url)
    #expect(imported.status == 2)
    let words = imported.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("'xcrun xcresulttool export attachments --path R.xcresult --output-path DIR'"),
      "\(imported.complaint)")
    let checked = try Reviewlint.run(["check", "app.review.yaml"], in: folder.url)
    #expect(checked.status == 2)
    #expect(checked.output.contains("the capture 'R.xcresult' can't be read"))
  }

  @Test(arguments: [
    ("a.png", "", "error[picture-capture]: a picture, such as"),
    (
      "a.xml", "<?xml version=\"1.0\"?>\n<ViewHierarchy><UIWindow width=\"9\"/></ViewHierarchy>",
      "error[detox-capture]: this is a view hierarchy of Detox"
    ),
  ])
  func `what another tool wrote is called what it is`(
    _ name: String, _ text: String, _ complaint: String
  ) throws {
    let folder = try TemporaryFolder([name: text])
    for words in [["import", name], ["init", "--app", "A", "--capture", name]] {
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(answer.status == 2)
      #expect(answer.complaint.hasPrefix(complaint), "\(answer.complaint)")
    }
  }

  @Test(arguments: [
    (["a.json": uiTest("later", "Google")], "the capture has no screen 'start'; it has later"),
    (
      ["a.json": uiTest("start", "Apple"), "b.json": uiTest("start", "Google")],
      "the capture has several screens 'start'; write part: one of the ids a.json and b.json"
    ),
    (
      ["a.json": uiTest("start", "Apple"), "b.json": #"{"reviewlintTree": 1, "id": "#],
      "the capture 'screens/b.json' can't be used, line 1: "
    ),
    (
      ["a.png": "no text"],
      "the capture 'screens' can't be read: there is no capture in this folder"
    ),
  ])
  func `a folder without the one capture of a screen is an error`(
    captures: [String: String], reason: String
  ) throws {
    let folder = try folder("{id: start, capture: screens}")
    for (name, text) in captures { try folder.write(text, to: "screens/\(name)") }
    let answer = try Reviewlint.run(["check", "app.review.yaml"], in: folder.url)
    #expect(answer.status == 2)
    let words = (answer.output + answer.complaint).split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(reason), "\(answer.complaint)")
  }
}
