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

  @Test(arguments: ["faulty-social-app", "login-google-only", "apple-and-google"])
  func `what was just written holds, and nothing of it is gone`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.root.appending(path: "rules/examples"))
    let file = "\(name).review.yaml"
    for words in [["--write-baseline", "b.json"], ["--baseline", "b.json", "--format", "json"]] {
      let asked = ["check", "--as-of", "2026-11-21", "--allow-incomplete", file]
      let answer = try Reviewlint.run(asked + words, in: folder.url)
      #expect(!answer.output.contains("baseline-stale\",\"outcome"), "\(answer.output)")
      #expect(!answer.output.contains("open-question-new\",\"outcome"), "\(answer.output)")
    }
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
      #expect(output.contains("doesn't hold: afterSignIn"), "\(format)")
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

  /// Two apps of one name in a folder, and a third one.
  private static func fleet() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (place, id) in [("one", "com.a.one"), ("two", "com.b.two"), ("three", "com.c.three")] {
      try folder.write(
        description(100).replacing("name: Pawprint", with: "name: Pawprint, bundleId: \(id)"),
        to: "apps/\(place)/login.review.yaml")
    }
    return folder
  }

  private static func words(_ answer: Reviewlint.Answer) -> String {
    answer.output.replacing(#/\n +/#, with: " ")
  }

  @Test func `a baseline of one app accepts nothing of another of its name`() throws {
    let folder = try Self.fleet()
    _ = try Self.run("apps/one --write-baseline b.json", in: folder)
    #expect(try Self.run("apps/one --baseline b.json", in: folder).status == 0)
    let other = try Self.run("apps/two --baseline b.json", in: folder)
    #expect(other.status == 1)
    #expect(
      Self.words(other).contains(
        """
        note[baseline-without-app]: the baseline 'b.json' has nothing of this app; what is found in \
        a new one is taken in by: reviewlint check apps/two/login.review.yaml --baseline b.json \
        --write-baseline b.json
        """), "\(other.output)")
    _ = try Self.run("apps/two --baseline b.json --write-baseline b.json", in: folder)
    #expect(try Self.run("apps/one apps/two --baseline b.json", in: folder).status == 0)
  }

  @Test func `a part that is written keeps the rest, and says what became of it`() throws {
    let folder = try Self.fleet()
    let first = try Self.run("apps --write-baseline b.json", in: folder)
    #expect(first.complaint == "")
    try folder.write(Self.description(200), to: "apps/one/login.review.yaml")
    try folder.write(
      try folder.read("apps/two/login.review.yaml").replacing("Pawprint", with: "Pawprint Pro"),
      to: "apps/two/login.review.yaml")
    let part = try Self.run("apps/one apps/two --write-baseline b.json", in: folder)
    #expect(part.complaint == "reviewlint: b.json: 2 kept, 0 added, 1 removed\n")
    #expect(try Self.run("apps --baseline b.json", in: folder).status == 0)
  }

  @Test func `what would be lost isn't written over`() throws {
    let folder = try Self.fleet()
    let old = #"{"schemaVersion": 2, "findings": []}"#
    for text in [old, "my notes\n"] {
      try folder.write(text, to: "b.json")
      let answer = try Self.run("apps --write-baseline b.json", in: folder)
      #expect(answer.status == 2)
      #expect(
        Self.words(answer).contains(
          """
          error[baseline-lost]: what this file holds would be lost, for it is no baseline that this \
          program can read: remove it, or name another one for --write-baseline --> b.json
          """), "\(answer.output)")
      #expect(try folder.read("b.json") == text)
    }
    try folder.write(old, to: "b.json")
    let answer = try Self.run("apps --baseline b.json", in: folder)
    #expect(answer.status == 2)
    #expect(answer.output.contains("error[baseline-of-names]"))
    try folder.write("", to: "b.json")
    #expect(try Self.run("apps --write-baseline b.json", in: folder).status == 1)
  }

  @Test func `entries of a description that is gone are named, and go with the next baseline`()
    throws
  {
    let folder = try TemporaryFolder(["apps/one/a.review.yaml": Self.description(100)])
    _ = try Self.run("--write-baseline b.json", in: folder)
    let place = folder.url.appending(path: "apps/one")
    try FileManager.default.moveItem(at: place, to: folder.url.appending(path: "apps/moved"))
    let moved = try Self.run("--baseline b.json", in: folder)
    #expect(moved.status == 1)
    #expect(
      Self.words(moved).contains(
        """
        warning[baseline-app-gone]: the baseline holds what was found in descriptions that aren't \
        there any more: apps/one/a.review.yaml; one that has moved is known by its 'app.bundleId' \
        only --> b.json:1:1
        """), "\(moved.output)")
    let renewed = try Self.run("--baseline b.json --write-baseline b.json", in: folder)
    #expect(renewed.complaint == "reviewlint: b.json: 0 kept, 1 added, 1 removed\n")
    #expect(try Self.run("--baseline b.json --fail-on warning", in: folder).status == 0)
  }
}
