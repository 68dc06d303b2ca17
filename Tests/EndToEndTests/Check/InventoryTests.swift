import Foundation
import Testing

/// A yes names what it covers: whatever a run comes upon is in its answer.
@Suite struct InventoryTests {
  struct Item: Decodable, Equatable, CustomStringConvertible {
    struct Place: Decodable, Equatable {
      let file: String
      let line: Int
    }
    let kind: String
    let file: String
    let state: String
    let by: Place?

    var description: String {
      "\(state) \(kind) \(file)" + (by.map { " by \($0.file):\($0.line)" } ?? "")
    }
  }

  private static let failing = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [google]}

    """

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
  }

  private static func run(_ words: [String], in folder: TemporaryFolder) throws -> Reviewlint.Answer
  {
    try Reviewlint.run(["check", "--as-of", "2026-11-21"] + words, in: folder.url)
  }

  private static func items(_ words: [String] = [], in folder: TemporaryFolder) throws -> [String] {
    struct Answer: Decodable { let inventory: [Item] }
    let answer = try run(words + ["--format", "json"], in: folder)
    return try JSONDecoder().decode(Answer.self, from: Data(answer.output.utf8))
      .inventory.map(\.description)
  }

  @Test func `what a nearer file excludes is named in every format`() throws {
    let folder = try Self.folder([
      "apps/a/a.review.yaml": Case.complete(), "apps/b/b.review.yaml": Self.failing,
      "apps/b/.reviewlint.yaml": "# Ours.\nexclude: ['**']\n",
    ])
    #expect(
      try Self.items(in: folder) == [
        "judged description apps/a/a.review.yaml",
        "excluded description apps/b/b.review.yaml by apps/b/.reviewlint.yaml:2",
      ]
    )
    let named = ["json", "jsonl", "markdown", "html", "sarif", "junit", "github", "gitlab"]
    let others = ["text", "concise", "xcode"]
    for format in named + others {
      let answer = try Self.run(["--format", format], in: folder)
      #expect(answer.status == 0, "\(answer.output)")
      #expect(answer.output.contains("apps/b/b.review.yaml"), "\(format)")
      #expect(!answer.output.contains("compliant: "), "\(format)")
    }
    let text = try Self.run([], in: folder).output.replacing("\n    ", with: " ")
    #expect(text.contains("\nseen: descriptions 2 (excluded 1)\nrelaxed: "), "\(text)")
    #expect(text.contains("\ncompliant but for 1 excluded description: "), "\(text)")
    #expect(
      try Self.run(["--list-files"], in: folder).output == """
        apps/a/a.review.yaml

        excluded\tdescription\tapps/b/b.review.yaml\tapps/b/.reviewlint.yaml:2

        """
    )
  }

  @Test func `what a search passes over is named`() throws {
    let folder = try Self.folder([
      "a.review.yaml": Self.failing, ".b.review.yaml": Self.failing,
      "build/c.review.yaml": Self.failing, "out/d.review.yaml": Self.failing,
      "out/e/e.review.yaml": Self.failing, ".reviewlint.yaml": "exclude: [out/**]\n",
      "far/f.review.yaml": Self.failing,
    ])
    try folder.link("near", to: "far")
    #expect(
      try Self.items(in: folder) == [
        "skipped description .b.review.yaml",
        "judged description a.review.yaml",
        "judged description far/f.review.yaml",
        "excluded description out/d.review.yaml by .reviewlint.yaml:1",
        "excluded description out/e/e.review.yaml by .reviewlint.yaml:1",
        "skipped folder build",
        "linked folder near",
        "seen rules .reviewlint.yaml",
      ]
    )
    let named = try Self.items([".", "out/d.review.yaml"], in: folder)
    #expect(named.contains("judged description out/d.review.yaml"))
    #expect(!named.contains { $0.hasPrefix("excluded description out/d") })
  }

  @Test func `what can't be judged is named with the reason that it has`() throws {
    let folder = try Self.folder([
      "a.review.yaml": "", "b.review.yaml": "reviewlint: 1\napp: {nmae: Paw}\n",
    ])
    #expect(
      try Self.items(in: folder) == [
        "empty description a.review.yaml", "unjudged description b.review.yaml",
      ]
    )
  }

  @Test func `the files beside a description are named`() throws {
    let folder = try Self.folder([
      "app/a.review.yaml": Self.failing + """
        evidence: {project: ios}
        review:
          attachments: [demo.mp4, gone.mp4, linked.mp4]

        """,
      "app/b.review.yaml": Self.failing + """
        screens:
          - {id: start, device: iphone-se-3, capture: start.json}

        """,
      "app/demo.mp4": "", "app/ios/App.swift": "let a = 1\n", "app/ios/Pods/P.swift": "",
      "app/start.json": "{}", "rules/.reviewlint.yaml": "{}\n",
    ])
    try folder.run("ln -s demo.mp4 app/linked.mp4")
    let items = try Self.items(["--rules", "rules/.reviewlint.yaml", "app"], in: folder)
    #expect(
      items == [
        "judged description app/a.review.yaml", "unjudged description app/b.review.yaml",
        "skipped folder app/ios/Pods", "seen rules rules/.reviewlint.yaml",
        "seen capture app/start.json", "seen project app/ios/App.swift",
        "seen attachment app/demo.mp4", "missing attachment app/gone.mp4",
        "linked attachment app/linked.mp4",
      ]
    )
  }

  @Test(arguments: [["."], ["apps/b/login.review.yaml"], ["apps/b"]])
  func `a link in the place of a description can't be judged`(_ paths: [String]) throws {
    let folder = try Self.folder(["apps/a/login.review.yaml": Case.complete()])
    try folder.run("mkdir apps/b; ln -s ../a/login.review.yaml apps/b/login.review.yaml")
    let answer = try Self.run(paths, in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.output.replacing("\n    ", with: " ").contains(
        """
        error[linked-description]: this has the name of a description and is a link; put the file \
        itself here
          --> apps/b/login.review.yaml

        """
      ),
      "\(answer.output)"
    )
    let items = try Self.items(paths, in: folder)
    #expect(items.contains("linked description apps/b/login.review.yaml"))
    #expect(try Self.run(paths + ["--list-files"], in: folder).status == 2)
  }

  @Test(arguments: ["mkdir -p ios", "mkdir -p ios/Pods; touch ios/Pods/P.swift", "mkdir ios/.git"])
  func `a project with nothing to look at can't be judged`(making: String) throws {
    let description = try Case.complete() + "evidence: {project: ios}\n"
    let folder = try Self.folder(["login.review.yaml": description])
    try folder.run("mkdir ios; \(making)")
    let answer = try Self.run([], in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.output.replacing("\n    ", with: " ").contains(
        "error[empty-project]: there is nothing to look at in 'ios': no source, settings or lock "
          + "file of an app; a submodule may not be checked out\n  --> login.review.yaml:"
      ),
      "\(answer.output)"
    )
    #expect(try Self.items(in: folder).contains("empty project ios"))
  }

  @Test func `a day of submission that is long past makes the answer milder`() throws {
    let text = try Case.complete()
    try #require(!text.contains("\nsubmission:"))
    let folder = try Self.folder([
      "login.review.yaml": text + "submission: {date: 2020-06-29}\n"
    ])
    let answer = try Self.run([], in: folder)
    let said = answer.output.replacing("\n    ", with: " ")
    #expect(
      said.contains(
        #/relaxed: a day of submission that is long past: 2020-06-29 \(login.review.yaml:\d+\)/#
      ),
      "\(said)"
    )
    #expect(!said.contains("compliant: "))
    try folder.write(text + "submission: {date: 2026-10-22}\n", to: "login.review.yaml")
    #expect(!(try Self.run([], in: folder).output.contains("relaxed")))
  }

  @Test func `a pattern of many folders is looked for in each of them once`() throws {
    let deep = repeated("d/", 24) + "a.review.yaml"
    let pattern = repeated("**/", 12) + "gone.review.yaml"
    let folder = try Self.folder([
      deep: Self.failing, ".reviewlint.yaml": "expects: ['\(pattern)']\n",
    ])
    let answer = try Reviewlint.runWithinLimits(["check", "--format", "json"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaints == ["expected-description"], "\(answer)")
  }
}
