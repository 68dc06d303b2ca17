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

  /// What is wrong with pages in any of their views, by their names; one browser sees them all.
  static func faults(of pages: [URL]) throws -> [String: [String]] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["python3", "-B", folder.appending(path: "look.py").path] + pages.map(\.path)
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    for page in pages { #expect(lines.contains("\(page.path): looked at")) }
    let pairs = pages.map { page in
      (page.lastPathComponent, lines.filter { $0.hasPrefix("\(page.path), ") })
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

/// The page for people as a browser shows it: wide and narrow, light and dark, and on paper.
@Suite(
  .serialized,
  .enabled(if: Browser.isThere, "left out: Chromium or Python 3 isn't on this machine")
)
struct BrowserTests {
  private static let examples = ["faulty-social-app", "repaired-social-app", "smallest", "of-many"]
  private static let languages = ["ar", "zh-Hans", "pt-BR", "vi", "fr"]
  private static let extremes = [PageInput.threeScreens, .hostile, .unreadable]
  private static let names = examples + languages + extremes.map(\.description)

  /// Writes the page of a name: an example, all of them, one in a language, or an extreme.
  private static func page(_ name: String, in folder: TemporaryFolder) throws -> URL {
    let input = try TemporaryFolder()
    let isLanguage = languages.contains(name)
    let example = "rules/examples/\(isLanguage ? "faulty-social-app" : name).review.yaml"
    if name == "of-many" {
      try input.copy(contentsOf: Case.root.appending(path: "rules/examples"))
    } else if let extreme = extremes.first(where: { $0.description == name }) {
      try input.write(extreme.text, to: "app.review.yaml")
    } else {
      let text = try String(contentsOf: Case.root.appending(path: example), encoding: .utf8)
      try input.write(text, to: "app.review.yaml")
    }
    let page = folder.url.appending(path: "\(name).html")
    let language = isLanguage ? name : "en"
    let answer = try Reviewlint.run(
      ["report", "--as-of", "2026-11-21", "--language", language, "--output", page.path],
      in: input.url
    )
    #expect([0, 2].contains(answer.status))
    return page
  }

  private static let faults = Result {
    try withExtendedLifetime(try TemporaryFolder()) { folder in
      let pages = try names.map { try page($0, in: folder) }
      return try Browser.faults(of: pages + [Browser.folder.appending(path: "bad.html")])
    }
  }

  @Test(arguments: names)
  func `nothing is wrong with a page`(_ name: String) throws {
    #expect(try Self.faults.get()["\(name).html"] == [])
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
    let faults = try #require(try Self.faults.get()["bad.html"])
    let missed = Self.badness.filter { words in !faults.contains { $0.contains(words) } }
    #expect(missed == [])
  }
}
