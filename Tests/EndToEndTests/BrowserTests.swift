import Foundation
import Testing

/// Chromium, and Python to drive it; a machine may be without them.
enum Browser {
  static let folder = Case.tests.appending(path: "Browser")

  static let isThere =
    has("python3") && ["chromium", "chromium-browser", "google-chrome"].contains(where: has)

  private static func has(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(program)")
    }
  }

  /// What is wrong with a page in any of its views, one fault in a line.
  static func faults(of page: URL) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-B", folder.appending(path: "look.py").path, page.path]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(process.terminationStatus == 0)
    #expect(lines.popLast() == "\(page.path): looked at")
    return lines
  }
}

/// The page for people as a browser shows it: wide and narrow, light and dark, and on paper.
@Suite(
  .serialized,
  .enabled(if: Browser.isThere, "left out: Chromium or Python 3 isn't on this machine")
)
struct BrowserTests {
  private static let examples = Case.tests.deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "rules/examples")

  private static func faults(_ folder: TemporaryFolder, language: String = "en") throws -> [String]
  {
    let answer = try Reviewlint.run(
      ["report", "--as-of", "2026-11-21", "--language", language, "--output", "page.html"],
      in: folder.url
    )
    #expect([0, 2].contains(answer.status))
    return try Browser.faults(of: folder.url.appending(path: "page.html"))
  }

  private static func folder(with description: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(description, to: "app.review.yaml")
    return folder
  }

  @Test(arguments: ["faulty-social-app", "repaired-social-app", "smallest"])
  func `nothing is wrong with the page of an example`(_ name: String) throws {
    let file = Self.examples.appending(path: "\(name).review.yaml")
    let folder = try Self.folder(with: String(contentsOf: file, encoding: .utf8))
    #expect(try Self.faults(folder) == [])
  }

  @Test(arguments: ["ar", "zh-Hans", "pt-BR", "vi", "fr"])
  func `nothing is wrong with a page in another language`(_ language: String) throws {
    let file = Self.examples.appending(path: "faulty-social-app.review.yaml")
    let folder = try Self.folder(with: String(contentsOf: file, encoding: .utf8))
    let faults = try Self.faults(folder, language: language)
    #expect(faults == [])
  }

  @Test func `nothing is wrong with a page of many descriptions`() throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Self.examples)
    #expect(try Self.faults(folder) == [])
  }

  @Test(arguments: [PageInput.threeScreens, .hostile, .unreadable])
  func `nothing is wrong with a page of extremes`(_ input: PageInput) throws {
    #expect(try Self.faults(Self.folder(with: input.text)) == [])
  }

  private static let badness = [
    "is 2008 wide", "runs over the edge", "is hidden", "has cut words", "runs out of its picture",
    "has no language", "has no direction", "has no title", "has not just one h1",
    "leaves out a level", "has no caption", "has no heads of columns", "has no scope",
    "picture without its role", "picture without a name", "has pictures beside itself",
    "has a box without a label", "is named by nothing", "has an id twice", "leads nowhere",
    "is too small to touch", "asks for https://", "complains: ", "runs a script", "in paper",
  ]

  @Test func `a bad page is found out`() throws {
    let faults = try Browser.faults(of: Browser.folder.appending(path: "bad.html"))
    let missed = Self.badness.filter { words in !faults.contains { $0.contains(words) } }
    #expect(missed == [])
  }
}
