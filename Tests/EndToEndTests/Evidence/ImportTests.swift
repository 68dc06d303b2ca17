import Foundation
import Testing

/// What captures say, held against what `check` takes.
@Suite struct ImportTests {
  @Test func `what is imported can be checked`() throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.tests.appending(path: "Cases/import-screens"))
    let answer = try Reviewlint.run(["import", "login.xml", "login.txt"], in: folder.url)
    try folder.write(answer.output, to: "login.review.yaml")
    let check = try Reviewlint.run(["check", "--fail-on", "never"], in: folder.url)
    #expect(check.status == 0, "\(check.output)\(check.complaint)")
  }

  @Test func `what steers in a capture is written as an escape`() throws {
    let folder = try TemporaryFolder()
    let tree = """
      Application, 0x1, pid: 1, label: 'Paw\u{202E}print'
        Window, {{0.0, 0.0}, {393.0, 852.0}}
          Button, {{24.0, 600.0}, {345.0, 50.0}}, label: 'Sign in with \u{2066}Apple\u{200B}'
          Button, {{24.0, 700.0}, {345.0, 50.0}}, label: 'Fo\u{202E}o'

      """
    try folder.write(tree, to: "a\u{202E}b.txt")
    let answer = try Reviewlint.run(["import", "a\u{202E}b.txt"], in: folder.url)
    #expect(answer.status == 0)
    #expect(answer.output.contains(#"app: {name: "Paw\u202Eprint"}"#))
    #expect(answer.output.contains(#"    # a\u202Eb.txt:1:1: debug-description, "#))
    let steering: [Unicode.Scalar] = ["\u{202E}", "\u{2066}", "\u{200B}"]
    #expect(!answer.output.unicodeScalars.contains(where: steering.contains), "\(answer.output)")
  }

  @Test func `a folder is every capture in it, but for the list of attachments`() throws {
    let folder = try TemporaryFolder()
    let element = #"{"type": "button", "label": "Sign in with Apple", "frame": [24, 600, 345, 50]}"#
    let capture = #"{"reviewlintTree": 1, "id": "NAME", "size": [393, 852], "elements": [ELEMENT]}"#
      .replacing("ELEMENT", with: element)
    try folder.write(capture.replacing("NAME", with: "sign-in"), to: "out/b.json")
    try folder.write(capture.replacing("NAME", with: "sign-up"), to: "out/a.json")
    try folder.write(#"[{"testIdentifier": "t", "attachments": []}]"#, to: "out/manifest.json")
    try folder.write("no text", to: "out/picture.png")
    let answer = try Reviewlint.run(["import", "out"], in: folder.url)
    #expect(answer.status == 0, "\(answer.complaint)")
    let ids = answer.output.split(separator: "\n").filter { $0.hasPrefix("  - id: ") }
    #expect(ids == ["  - id: sign-up", "  - id: sign-in"])
  }

  @Test func `of a test's attachments captures are read, under the names that the test gave`()
    throws
  {
    let folder = try TemporaryFolder()
    let tree = "Window (Main), {{0.0, 0.0}, {393.0, 852.0}}\n  Button, {{1.0, 2.0}, {9.0, 9.0}}\n"
    try folder.write(tree, to: "out/1.txt")
    try folder.write("a log of the test\n", to: "out/2.txt")
    try folder.write(tree, to: "out/unlisted.txt")
    let id = "0F5B8C1A-2B3C-4D5E-8F90-123456789ABC"
    try folder.write(
      """
      [{"testIdentifier": "t", "attachments": [
        {"exportedFileName": "1.txt", "suggestedHumanReadableName": "reviewlint-sign_in_0_\(id).txt"},
        {"exportedFileName": "2.txt", "suggestedHumanReadableName": "log_0_\(id).txt"},
        {"exportedFileName": "3.png", "suggestedHumanReadableName": "picture_0_\(id).png"}]}]
      """,
      to: "out/manifest.json"
    )
    let answer = try Reviewlint.run(["import", "out"], in: folder.url)
    #expect(answer.status == 0, "\(answer.complaint)")
    let ids = answer.output.split(separator: "\n").filter { $0.hasPrefix("  - id: ") }
    #expect(ids == ["  - id: sign_in"])
  }

  @Test func `the rules above a capture tell of services of one's own`() throws {
    let folder = try TemporaryFolder()
    let tree = "Button, {{1.0, 2.0}, {90.0, 44.0}}, label: 'Sign in with Pawclub'\n"
    try folder.write(tree, to: "team/screens/login.txt")
    try folder.write(tree, to: "login.txt")
    try folder.write(
      """
      providers:
        - {id: pawclub, name: Pawclub, kind: thirdParty, evidence: recall}

      """,
      to: "team/.reviewlint.yaml"
    )
    let answer = try Reviewlint.run(["import", "team/screens/login.txt"], in: folder.url)
    #expect(answer.output.contains("      - service: pawclub\n"), "\(answer.complaint)")
    let other = try Reviewlint.run(["import", "login.txt"], in: folder.url)
    #expect(!other.output.contains("service: pawclub"))
    try folder.write("providers: 7\n", to: "team/.reviewlint.yaml")
    let broken = try Reviewlint.run(["import", "team/screens/login.txt"], in: folder.url)
    #expect(broken.status == 2)
    #expect(broken.complaint.contains("team/.reviewlint.yaml:1:12"))
  }

  @Test(arguments: ["loop", "pipe.txt/x", "closed"])
  func `what can't be opened is told`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.link("loop", to: "loop")
    let answer = try Reviewlint.run(["import", name], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.hasPrefix("error[unreadable-capture]: this capture can't be read: "))
  }

  @Test func `an empty folder is no answer`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out"), withIntermediateDirectories: true)
    let answer = try Reviewlint.run(["import", "out"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.output == "")
    #expect(
      answer.complaint == "error[no-captures]: there is no capture in this folder\n  --> out\n\n")
  }

  @Test func `a large file is refused before it is read`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "large.json")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 100_000_000)
    try handle.close()
    let answer = try Reviewlint.run(["import", "large.json"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.hasPrefix("error[file-too-large]: "))
  }

  @Test func `bytes that are no text are named with their place`() throws {
    let folder = try TemporaryFolder()
    let start = Data(#"{"reviewlintTree": 1, "id": ""#.utf8)
    let bytes = start + Data([0xFF, 0xFE]) + Data("\"}".utf8)
    try bytes.write(to: folder.url.appending(path: "bad.json"))
    let answer = try Reviewlint.run(["import", "bad.json"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("error[undecodable]: this is not a character in UTF-8"))
    #expect(answer.complaint.contains("  --> bad.json:1:30\n"))
  }
}
