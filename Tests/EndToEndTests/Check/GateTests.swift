import Foundation
import Testing

/// Recipes say no exactly where `check` says it.
@Suite struct GateTests {
  /// What lies in a folder, and how `check` ends there.
  private struct Project: Sendable {
    let name: String
    let status: Int32
    let files: [String: String]

    init(_ name: String, _ status: Int32, _ files: [String: String]) {
      self.name = name
      self.status = status
      self.files = files
    }

    var isAboutFolders: Bool { files.keys.contains { $0.contains("/") } }

    func write(below folders: [String]) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for place in folders {
        try folder.write("Nothing to see here.\n", to: "\(place)notes.txt")
        for (name, text) in files { try folder.write(text, to: place + name) }
      }
      return folder
    }
  }

  /// A rule of a team that no description passes; as a draft it is a note.
  private static let strict = """
    check: {failOn: note}
    rules:
      - id: nobody-passes
        draft: true
        title: Ours
        guidelines: ['4.8']
        severity: error
        why: Ours.
        sources: [ours]
        at: app
        require: app.name == 'Another'
        message: It is ours
        fix: Mend it.

    """

  private static let leftOut = [
    "old/b.review.yaml": SmallButton.description, ".reviewlint.yaml": "exclude: [old/**]\n",
  ]

  private static func projects() throws -> [Project] {
    let complete = try Day.complete()
    let hostile = [
      "--report=html=x.review.yaml", "--rules=x.review.yaml", "--allow-incomplete.review.yaml",
      "-.review.yaml", "it's \"a\" b.review.yml", "two\nlines.review.yaml",
      "$(touch x).review.yaml",
    ]
    let odd = Dictionary(uniqueKeysWithValues: hostile.map { ($0, complete) })
    return [
      Project("compliant", 0, ["login.review.yaml": complete]),
      Project("incomplete", 1, ["login.review.yaml": "reviewlint: 1\napp: {name: Pawprint}\n"]),
      Project("violating", 1, ["login.review.yaml": SmallButton.description]),
      Project("unjudgeable", 2, ["login.review.yaml": "reviewlint: 1\napp: {nmae: Pawprint}\n"]),
      Project("no description", 2, [:]),
      Project("a description in a folder that isn't searched", 2, ["Pods/a.review.yaml": complete]),
      Project(
        "broken rules", 2, ["login.review.yaml": complete, ".reviewlint.yaml": "rules: 1\n"]),
      Project("strict rules", 1, ["login.review.yaml": complete, ".reviewlint.yaml": strict]),
      Project(
        "another ending", 1, ["a.review.yaml": complete, "b.review.yml": SmallButton.description]),
      Project("a file in JSON", 2, ["a.review.yaml": complete, "b.review.json": "{}"]),
      Project("odd names", 0, odd),
      Project(
        "two names in one", 1,
        odd.merging(["-.review.yaml\n-.review.yaml": SmallButton.description]) { $1 }),
      Project(
        "a violation that is left out", 0, leftOut.merging(["a.review.yaml": complete]) { $1 }),
    ]
  }

  @Test func `projects are what their names say`() throws {
    for project in try Self.projects() {
      let folder = try project.write(below: [""])
      let answer = try Reviewlint.run(["check"], in: folder.url)
      #expect(answer.status == project.status, "\(project.name): \(answer.output)")
    }
  }

  private static func skipWithout(_ tools: [Gate.Tool]) throws {
    if let tool = tools.first(where: { $0.path == nil }) {
      try Test.cancel("left out: no \(tool.name)")
    }
  }

  @Test(arguments: Gate.all)
  func `a recipe says no exactly where the program does`(_ gate: Gate) throws {
    try Self.skipWithout(gate.tools)
    let script = try gate.script()
    for project in try Self.projects() where gate.searches || !project.isAboutFolders {
      let folder = try project.write(below: gate.folders)
      let answer = try gate.run(script, in: folder)
      #expect(
        (answer.status == 0) == (project.status == 0),
        "\(project.name): \(answer.status)\n\(answer.output)\n\(answer.complaint)")
      // None of the names was taken for an option.
      for place in gate.folders {
        let names = try FileManager.default.contentsOfDirectory(
          atPath: folder.url.appending(path: place).path)
        #expect(!names.contains("x") && !names.contains("x.review.yaml"), "\(project.name)")
      }
    }
  }

  @Test(arguments: Gate.all)
  func `a program that breaks down is no yes, whatever an earlier run has left`(
    _ gate: Gate
  ) throws {
    try Self.skipWithout(gate.tools)
    let script = try gate.script()
    let project = Project("compliant", 0, ["login.review.yaml": try Day.complete()])
    let folder = try project.write(below: gate.folders)
    #expect(try gate.run(script, in: folder).status == 0)
    let programs = try TemporaryFolder()
    let program = try programs.write("#!/bin/sh\nexit 3\n", to: "reviewlint")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let answer = try gate.run(script, in: folder, first: programs.url)
    #expect(answer.status != 0, "\(answer.output)\(answer.complaint)")
  }

  private static func gate(_ start: String) throws -> Gate {
    try #require(Gate.all.first { $0.description.hasPrefix(start) })
  }

  /// Names that could be options, and two folders.
  private static func named(_ texts: [String: String]) throws -> TemporaryFolder {
    try Project("names", 0, texts).write(below: [""])
  }

  /// What a workflow's author writes for `paths`, and how the step then ends.
  @Test(arguments: [
    ("--report=html=x.review.yaml", 0), ("--allow-incomplete", 2),
    ("my app/login.review.yaml\n--report=html=x.review.yaml\n", 0), ("my app", 0),
    ("my app\n-late", 1), ("-late/login.review.yml", 1), ("", 2), (" \n", 2), ("*.review.yaml", 2),
  ])
  func `the action takes each line of its paths for a path`(paths: String, status: Int32) throws {
    let gate = try Self.gate("github")
    try Self.skipWithout(gate.tools)
    let complete = try Day.complete()
    let folder = try Self.named([
      "--report=html=x.review.yaml": complete, "my app/login.review.yaml": complete,
      "-late/login.review.yml": SmallButton.description,
    ])
    let script = try gate.script()
    let answer = try gate.run(script, in: folder, environment: ["INPUT_PATHS": paths])
    #expect(answer.status == status, "\(answer.output)\(answer.complaint)")
    #expect(try !folder.names().contains("x.review.yaml"))
  }

  @Test(arguments: [0, 1])
  func `names that somebody has the hook passed are no options`(status: Int32) throws {
    let complete = try Day.complete()
    var texts = ["-x.review.yaml": status == 0 ? complete : SmallButton.description]
    for name in ["--report=html=x.review.yaml", "--rules=a b.review.yaml"] {
      texts[name] = complete
    }
    let folder = try Self.named(texts)
    let gate = try Self.gate("pre-commit")
    try Self.skipWithout(gate.tools)
    let block = try #require(Page.all.flatMap(\.blocks).first { $0.platform == .preCommit })
    let passing = "- {id: reviewlint, pass_filenames: true, files: 'review[.]ya?ml$'} #"
    let script = try Gate.steps(
      of: block.text.replacing("- id: reviewlint #", with: passing), on: .preCommit)
    let answer = try gate.run(script, in: folder)
    #expect(answer.status == status, "\(answer.output)\(answer.complaint)")
    #expect(try !folder.names().contains("x.review.yaml"))
  }

  @Test func `a fleet's folder may be called anything`() throws {
    let script = Case.root.appending(path: "rules/examples/xargs/check_fleet.sh").path
    let gate = try Self.gate("xargs")
    let folder = try Self.named([
      "--allow-incomplete/it's.review.yml": "reviewlint: 1\napp: {name: Pawprint}\n",
      "a b/.reviewlint.yaml": "check: {failOn: warning}\n",
      "a b/good.review.yaml": try Day.complete(), "login.review.yaml": SmallButton.description,
    ])
    try folder.makeFolder("--empty")
    for (name, status) in [("--allow-incomplete", 1), ("a b", 0), ("--empty", 2), ("none", 2)] {
      let answer = try gate.run("sh '\(script)' '\(name)' --page.html", in: folder)
      #expect(answer.status == Int32(status), "\(name): \(answer.complaint)")
      let page = try folder.read("--page.html")
      #expect(page.contains("good.review.yaml") == (name == "a b"))
      try folder.write("", to: "--page.html")
    }
  }
}
