import Foundation
import TestSupport
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

  /// What there is to say about a page.
  struct Answer {
    /// What is wrong with it in any of its views.
    let faults: [String]
    /// How many sheets it prints on: all of it, its summary, and that up to the decisions
    /// or, of many apps, up to their ranks.
    let sheets: [Int]
  }

  /// What is to be said about pages, by their names; one browser sees them all.
  static func answers(about pages: [URL]) throws -> [String: Answer] {
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
    var answers: [String: Answer] = [:]
    for page in pages {
      let start = "\(page.path): on "
      let length = lines.first { $0.hasPrefix(start) } ?? ""
      answers[page.lastPathComponent] = Answer(
        faults: lines.filter { $0.hasPrefix("\(page.path), ") },
        sheets: length.dropFirst(start.count).split(separator: " ").compactMap { Int($0) })
    }
    return answers
  }
}

/// The page for people as a browser shows it: wide and narrow, light and dark, and on paper.
@Suite(
  .serialized, .enabled(if: Browser.isThere, "left out: Chromium or Python 3 isn't on this machine")
)
struct BrowserTests {
  private static let examples = ["faulty-social-app", "repaired-social-app", "smallest", "of-many"]
  private static let languages = Checkout.languages.filter { $0 != "en" }
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
      in: input.url)
    #expect([0, 2].contains(answer.status))
    return page
  }

  private static let answers = Result {
    try withExtendedLifetime(try TemporaryFolder()) { folder in
      let pages = try names.map { try page($0, in: folder) }
      return try Browser.answers(about: pages + [Browser.folder.appending(path: "bad.html")])
    }
  }

  @Test(arguments: names)
  func `nothing is wrong with a page`(_ name: String) throws {
    let answer = try #require(try Self.answers.get()["\(name).html"])
    #expect(answer.faults == [])
    #expect(answer.sheets.count == 3)
  }

  /// The most sheets of a page and of its summary.
  private static let lengths: [(name: String, most: Int, mostOfSummary: Int)] =
    [
      ("faulty-social-app", 22, 2), ("repaired-social-app", 7, 1), ("smallest", 9, 1),
      ("three screens", 14, 1),
    ] + languages.map { ($0, 24, 2) }

  @Test(arguments: lengths)
  func `the summary of an app prints on one or two sheets, the decisions on the first`(
    name: String, most: Int, mostOfSummary: Int
  ) throws {
    let sheets = try #require(try Self.answers.get()["\(name).html"]).sheets
    #expect(sheets.count == 3)
    #expect(sheets[0] <= most)
    #expect(sheets[1] <= mostOfSummary)
    #expect(sheets[2] == 1)
  }

  @Test func `many apps are ranked on the first sheet`() throws {
    let sheets = try #require(try Self.answers.get()["of-many.html"]).sheets
    #expect(sheets.last == 1)
    #expect(sheets[1] <= 13)
  }

  private static let badness = [
    "is 2008 wide", "runs over the edge", "is hidden", "has cut words", "runs out of its picture",
    "has no language", "has no direction", "has no title", "has not just one h1",
    "leaves out a level", "has no caption", "has no heads of columns", "has no scope",
    "picture without its role", "picture without a name", "has pictures beside itself",
    "has a box without a label", "is named by nothing", "has an id twice", "leads nowhere",
    "is too small to touch", "has too little contrast", "lies outside of every landmark",
    "has the same name as another part", "asks for https://", "complains: ", "runs a script",
    "in paper", "320, light: asks for https://example.invalid/narrow.png",
    "1280, dark: asks for https://example.invalid/dark.png",
    "on paper: asks for https://example.invalid/printed.png",
  ]

  @Test func `a bad page is found out`() throws {
    let faults = try #require(try Self.answers.get()["bad.html"]).faults
    let missed = Self.badness.filter { words in !faults.contains { $0.contains(words) } }
    #expect(missed == [])
  }
}
