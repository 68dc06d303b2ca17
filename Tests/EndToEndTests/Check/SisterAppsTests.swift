import Foundation
import Testing

/// Rules that hold the descriptions of a run against each other, from files.
@Suite struct SisterAppsTests {
  private static let rules = """
    rules:
      - id: own-bundle-id
        title: No two apps have one bundle identifier
        guidelines: ['2.1']
        severity: error
        why: App Store Connect knows an app by it.
        sources: [ours]
        each: [{other: otherApps}]
        require: other.app.bundleId != app.bundleId
        at: app.bundleId
        related: [{at: other.app.bundleId, note: 'the same in {other.app.name}'}]
        message: '{other.app.name} has {app.bundleId} as well'
        fix: Give each its own.
        key: [other.app.name]
        examples:
          passes:
            - {name: another, base: smallest, set: {app.bundleId: a}, otherApps: [{base: smallest, set: {app.bundleId: b}}]}
          fails:
            - name: the same
              base: smallest
              set: {app.bundleId: a}
              otherApps: [{base: smallest, set: {app.name: Other, app.bundleId: a}}]
              at: app.bundleId
              message: Other has a as well
          notApplicable:
            - {name: alone, base: smallest, set: {app.bundleId: a}, otherApps: []}
          incomplete:
            - {name: nobody knows, base: smallest, set: {app.bundleId: a}}
            - {name: the other is silent, base: smallest, set: {app.bundleId: a}, otherApps: [smallest]}

    """

  private static func app(_ name: String, _ bundle: String) -> String {
    "reviewlint: 1\napp: {name: \(name), bundleId: \(bundle)}\nlogin: {services: [apple]}\n"
  }

  /// A repository with three apps, two of which have the same identifier.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(rules, to: ".reviewlint.yaml")
    try folder.write(app("One", "a"), to: "apps/one.review.yaml")
    try folder.write(app("Two", "b"), to: "apps/two.review.yaml")
    try folder.write(app("Three", "a"), to: "more/three.review.yaml")
    return folder
  }

  private static let asked = ["check", "--only", "own-bundle-id", "--as-of", "2026-11-21"]

  @Test func `a line of this file is never shown for one of another`() throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(Self.asked + ["."], in: folder.url)
    let note = """
        note: the same in Three
        --> more/three.review.yaml:2:30  otherApps["Three"].app.bundleId
        why: App Store Connect knows an app by it.
      """
    #expect(answer.output.contains(note), "\(answer.output)")
  }

  /// What a run says of the descriptions, in a line each, and its exit status.
  private static func told(
    _ words: [String],
    in folder: TemporaryFolder,
    input: String = ""
  ) throws -> (lines: [String], status: Int32) {
    let answer = try Reviewlint.run(
      asked + ["--format", "concise"] + words,
      in: folder.url,
      input: Data(input.utf8)
    )
    let lines = (answer.output + answer.complaint).split(separator: "\n").map(String.init)
    return (lines.filter { !$0.contains("relaxed/selection") }, answer.status)
  }

  private static func unknown(_ file: String) -> String {
    "\(file):1:1: note [input/others-unknown] 'own-bundle-id' can't be decided: only a run over "
      + "every description below the root knows which others there are"
  }

  private static let found = [
    "apps/one.review.yaml:2:28: error [own-bundle-id] Three has a as well",
    "more/three.review.yaml:2:30: error [own-bundle-id] One has a as well",
  ]

  @Test func `a run over all that lies below the root knows every other app`() throws {
    let folder = try Self.folder()
    for words in [[], ["."], ["apps", "more"], ["--jobs", "1"], ["--jobs", "4"]] {
      let told = try Self.told(words, in: folder)
      #expect(told.lines == Self.found, "\(words)")
      #expect(told.status == 1)
    }
    let named = ["apps/one.review.yaml", "apps/two.review.yaml", "more/three.review.yaml"]
    #expect(try Self.told(named, in: folder).lines == Self.found)
  }

  @Test func `a run that leaves one out passes nothing that it could make fail`() throws {
    let folder = try Self.folder()
    let told = try Self.told(["apps"], in: folder)
    #expect(told.lines == ["apps/one.review.yaml", "apps/two.review.yaml"].map(Self.unknown))
    #expect(told.status == 1)
    let narrow = try Self.told(["apps", "--root", "apps"], in: folder)
    #expect(narrow.status == 0, "\(narrow.lines)")
  }

  @Test func `nobody knows the others of what comes on standard input`() throws {
    let folder = try Self.folder()
    let all = try Self.told([".", "-"], in: folder, input: Self.app("Four", "c"))
    #expect(all.lines.contains(Self.unknown("<stdin>")))
    #expect(all.lines.contains(Self.unknown("apps/two.review.yaml")))
    #expect(all.status == 1)
    let stream = try Reviewlint.run(
      Self.asked + ["--stream"],
      in: folder.url,
      input: Data(#"{"reviewlint": 1, "app": {"name": "A", "bundleId": "a"}}"#.utf8)
    )
    #expect(stream.output.contains(#""missing":["otherApps"]"#), "\(stream.output)")
    #expect(stream.status == 1)
  }

  @Test func `one that can't be read leaves the others open`() throws {
    let folder = try Self.folder()
    try folder.write("reviewlint: 1\napp: {nam: X}\n", to: "more/four.review.yaml")
    let told = try Self.told([], in: folder)
    #expect(told.lines.contains(Self.unknown("apps/two.review.yaml")))
    #expect(told.status == 2)
  }

  @Test func `a policy's rules know the others as well`() throws {
    let folder = try Self.folder()
    try folder.write(
      "extends: [builtin, ../.reviewlint.yaml]\noverride: {own-bundle-id: note}\n",
      to: "apps/.reviewlint.yaml"
    )
    let told = try Self.told(["--policy", ".reviewlint.yaml"], in: folder)
    #expect(told.lines.filter { $0.contains(": error ") } == Self.found, "\(told.lines)")
    #expect(!told.lines.contains { $0.contains("others-unknown") })
  }

  @Test func `the examples of such a rule bring their own others`() throws {
    let folder = try Self.folder()
    let words = ["rules", "test", "--coverage", "--mutate", ".reviewlint.yaml"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.output.hasPrefix("1 rule, 5 examples: all come out as they say\n"))
    #expect(answer.status == 0, "\(answer)")
  }

  @Test func `an example whose other app starts from nothing says so`() throws {
    let folder = try Self.folder()
    let rules = Self.rules.replacing("otherApps: [smallest]", with: "otherApps: [smalest]")
    try folder.write(rules, to: ".reviewlint.yaml")
    let answer = try Reviewlint.run(["rules", "test", ".reviewlint.yaml"], in: folder.url)
    #expect(answer.complaint.contains("there is no description 'smalest'"), "\(answer)")
    #expect(answer.status == 1)
  }

  @Test func `a report made anew knows the others that the run knew`() throws {
    let folder = try Self.folder()
    _ = try Reviewlint.run(Self.asked + ["--report", "json=run.json", "--quiet"], in: folder.url)
    let words = ["report", "--only", "own-bundle-id", "--from", "run.json", "--output", "a.html"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(try folder.read("a.html").contains("Three has a as well"))
  }
}
