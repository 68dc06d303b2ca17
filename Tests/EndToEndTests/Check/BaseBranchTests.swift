import Foundation
import Testing

/// A pull request is judged by the rules of its base branch, as the recipe and the action have it.
@Suite(.enabled(if: Gate.git != nil, "left out: no git"))
struct BaseBranchTests {
  private static let commit =
    "git add -A && git -c user.name=A -c user.email=a@b.c commit -qm Change --allow-empty"

  /// A clone of a repository, with a branch that changes some files.
  private static func change(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("{}\n", to: "origin/.reviewlint.yaml")
    try folder.write(Day.complete(), to: "origin/a/a.review.yaml")
    try folder.run("cd origin && git init -q -b main && \(commit)")
    try folder.run("git clone -q \"file://$PWD/origin\" change && cd change && git switch -qc mine")
    for (name, text) in files { try folder.write(text, to: "change/\(name)") }
    try folder.run("cd change && \(commit)")
    return folder
  }

  private static let changes: [(files: [String: String], status: Int32)] = [
    ([:], 0),
    (["a/a.review.yaml": SmallButton.description], 1),
    (["a/a.review.yaml": SmallButton.description, "a/.reviewlint.yaml": "exclude: ['**']\n"], 1),
    (
      [
        "a/a.review.yaml": SmallButton.description,
        ".reviewlint.yaml": "override: {apple-button: off}\n",
      ], 1
    ),
    (["a/a.review.yaml": SmallButton.description, ".reviewlint.yaml": "extends: []\n"], 1),
  ]

  private static func run(_ script: String, in folder: TemporaryFolder) throws -> Reviewlint.Answer
  {
    let program = Reviewlint.program.deletingLastPathComponent().path
    let git = URL(filePath: try #require(Gate.git)).deletingLastPathComponent().path
    return try Reviewlint.run(
      ["-ec", script], of: "/bin/bash", in: folder.url.appending(path: "change"),
      environment: ["PATH": "\(program):\(git):/usr/bin:/bin", "BASE": "main", "HOME": "/nowhere"])
  }

  @Test(arguments: changes)
  func `the recipe says no to a change that softens its judge`(
    files: [String: String], status: Int32
  ) throws {
    let recipe = try #require(Page.texts(.baseBranch).first)
    let answer = try Self.run(recipe, in: Self.change(files))
    #expect(answer.status == status, "\(answer.output)\(answer.complaint)")
  }

  @Test(arguments: changes)
  func `so does the action`(files: [String: String], status: Int32) throws {
    let script = Case.root.appending(path: ".github/actions/check/check.sh").path
    let variables = """
      export FAIL_ON=error SARIF= REPORTS= PATHS=. GITHUB_BASE_REF=main POLICY=.reviewlint.yaml
      export GITHUB_OUTPUT="$PWD/../output" GITHUB_STEP_SUMMARY="$PWD/../summary"

      """
    let folder = try Self.change(files)
    let answer = try Self.run(variables + "'\(script)'", in: folder)
    #expect(answer.status == status, "\(answer.output)\(answer.complaint)")
    #expect(try folder.read("output").contains("\nstatus=\(status)\n"))
    try folder.run("cd origin && git rm -q .reviewlint.yaml && \(Self.commit)")
    #expect(try Self.run(variables + "'\(script)'", in: folder).status == 2)
  }
}

/// What the action says of a run, for the steps behind it.
@Suite struct ActionOutputTests {
  private static let outputs: [(variables: String, said: [String])] = [
    ("", ["verdict=incomplete", "status=1", "partial=false", "relaxed=false", "questions=1"]),
    (
      "ONLY=apple-button",
      ["verdict=compliant", "status=0", "partial=true", "relaxed=true", "questions=0"]
    ),
    (
      "ALLOW_INCOMPLETE=true",
      ["verdict=incomplete", "status=0", "partial=false", "relaxed=true", "questions=1"]
    ),
  ]

  @Test(arguments: outputs)
  func `a whole, a partial and a relaxed run are told apart`(
    variables: String, said: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let text = try Day.complete().replacing("route: inApp, ", with: "")
    try folder.write(text, to: "a/a.review.yaml")
    let script = Case.root.appending(path: ".github/actions/check/check.sh").path
    let program = Reviewlint.program.deletingLastPathComponent().path
    let words = """
      export \(variables) FAIL_ON=error SARIF= REPORTS= PATHS=. POLICY=
      export GITHUB_OUTPUT=output GITHUB_STEP_SUMMARY=summary
      '\(script)'
      """
    let answer = try Reviewlint.run(
      ["-c", words], of: "/bin/bash", in: folder.url,
      environment: ["PATH": "\(program):/usr/bin:/bin", "HOME": "/nowhere"])
    let lines = try folder.read("output").split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(5)) == said, "\(answer.output)\(answer.complaint)")
  }
}

extension Gate {
  fileprivate static let git = EditorTests.program("git") { _ in true }
}
