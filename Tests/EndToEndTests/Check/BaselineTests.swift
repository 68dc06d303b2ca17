import Foundation
import Testing

/// A baseline from the first run to the one in which it is no longer needed.
@Suite struct BaselineTests {
  private static func description(_ width: Int, before: String = "") -> String {
    """
    reviewlint: 1
    \(before)
    app: {name: Pawprint}
    login: {services: [apple]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple, frame: [24, 440, \(width), 44]}]

    """
  }

  private static func run(_ words: String, in folder: TemporaryFolder) throws -> Reviewlint.Answer {
    let fixed = ["check", "--only", "apple-button-minimum-size", "--only", "baseline-stale"]
    let asked = words.split(separator: " ").map(String.init)
    return try Reviewlint.run(fixed + ["--as-of", "2026-11-21"] + asked, in: folder.url)
  }

  @Test func `a baseline is written, holds, grows stale and is renewed`() throws {
    let folder = try TemporaryFolder(["a.review.yaml": Self.description(100)])
    #expect(try Self.run("--write-baseline b.json", in: folder).status == 1)
    let first = try folder.read("b.json")
    #expect(first.contains("\"rule\": \"apple-button-minimum-size\""))

    #expect(try Self.run("--baseline b.json", in: folder).status == 0)
    try folder.write(Self.description(100, before: "# measured\n\n"), to: "a.review.yaml")
    let held = try Self.run("--baseline b.json --format json", in: folder)
    #expect(held.status == 0)
    #expect(held.output.contains("\"by\":\"baseline\""))

    try folder.write(Self.description(101), to: "a.review.yaml")
    #expect(try Self.run("--baseline b.json --fail-on warning", in: folder).status == 0)

    try folder.write(Self.description(200), to: "a.review.yaml")
    #expect(try Self.run("--baseline b.json", in: folder).status == 0)
    let stale = try Self.run("--baseline b.json --fail-on warning", in: folder)
    #expect(stale.status == 1)
    #expect(stale.output.contains("to put in order[baseline-stale]: the baseline holds 1 entry"))

    #expect(try Self.run("--baseline b.json --write-baseline ./b.json", in: folder).status == 0)
    let renewed = try Self.run("--baseline b.json --fail-on warning", in: folder)
    #expect(renewed.status == 0)
    #expect(!(try folder.read("b.json")).contains("rule"))
  }

  @Test func `questions may stay open that were, and no others`() throws {
    let folder = try TemporaryFolder()
    func status(_ words: String, _ text: String) throws -> (Int32, String) {
      try folder.write(text, to: "a.review.yaml")
      let words = ["check", "--as-of", "2026-11-21"] + words.split(separator: " ").map(String.init)
      let answer = try Reviewlint.run(words, in: folder.url)
      return (answer.status, answer.output)
    }
    let text = Self.description(200)
    let known = text + "afterSignIn: []\n"
    #expect(try status("--write-baseline b.json", known).0 == 1)
    #expect(try folder.read("b.json").contains("\"path\": \"account.creation\""))
    #expect(try status("--baseline b.json", known).0 == 1)
    #expect(try status("--baseline b.json --allow-incomplete", known).0 == 0)
    let (back, _) = try status("--baseline b.json --allow-incomplete", text)
    #expect(back == 1)
    let formats = [
      "text", "concise", "github", "gitlab", "xcode", "markdown", "html", "sarif", "junit", "json",
      "jsonl",
    ]
    for format in formats {
      let words = "--baseline b.json --allow-incomplete --format \(format)"
      let output = try status(words, text).1.replacing(#/<[^>]*>/#, with: "")
        .replacing(#/\s+(\| )?/#, with: " ")
      #expect(output.contains("written: afterSignIn"), "\(format)")
    }
  }

  @Test func `a run that can't be judged writes no baseline`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.description(100), to: "a.review.yaml")
    try folder.write("reviewlint: 1\n", to: "b.review.yaml")
    #expect(try Self.run("--write-baseline b.json", in: folder).status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "b.json").path))
  }

  @Test(arguments: [
    ("--baseline none.json", "this baseline can't be read: No such file"),
    ("--baseline broken.json", "the key 'findings' is missing here; add it"),
    ("--write-baseline none/b.json", "this baseline can't be written: No such file"),
  ])
  func `a baseline that can't be used is exit status 2`(words: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.description(200), to: "a.review.yaml")
    try folder.write("{\"schemaVersion\": 2}", to: "broken.json")
    let answer = try Self.run(words, in: folder)
    #expect(answer.status == 2)
    #expect(answer.output.contains(message))
  }
}
