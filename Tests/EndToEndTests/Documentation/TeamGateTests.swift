import Foundation
import Testing

/// The lines that set up a team's gate, in a repository with two apps, and what that then says.
@Suite(
  .enabled(if: Change.git != nil, "left out: no git"),
  .enabled(if: Gate.Tool.python.path != nil, "left out: no python3 that reads YAML"))
struct TeamGateTests {
  private static let bad = "put bad apps/c/login.review.yaml"

  private static let changes: [(change: String, status: Int32)] = [
    ("echo Hello >README.md", 0), ("put good apps/c/login.review.yaml", 0), (bad, 1),
    ("\(bad); echo \"exclude: ['**']\" >apps/c/.reviewlint.yaml", 1),
    ("\(bad); echo 'exclude: [apps/c/**]' >.reviewlint.yaml", 1),
    ("\(bad); reviewlint check --quiet --write-baseline accepted.json || :", 1),
    ("mkdir apps/c; echo >apps/c/main.swift", 2), ("git rm -q apps/b/login.review.yaml", 2),
  ]

  @Test(
    arguments: [
      (Page.Block.Platform.github, ".github/workflows/reviewlint.yml"),
      (.component, ".gitlab-ci.yml"),
    ], changes)
  func `it says no to what would take it away`(
    gate: (platform: Page.Block.Platform, file: String), judged: (change: String, status: Int32)
  ) throws {
    let lines = try #require(Page.texts(.setup(gate.platform)).first)
    let change = try Change(of: lines, by: judged.change)
    let job = try Gate.steps(of: change.folder.read("origin/\(gate.file)"), on: gate.platform)
    let answer = try change.run(job)
    #expect(answer.status == judged.status, "\(answer.output)\(answer.complaint)")
  }

  @Test(
    arguments: [
      (Page.Block.Platform.github, ".github/workflows/reviewlint.yml"),
      (.component, ".gitlab-ci.yml"),
    ], [("echo Hello >README.md", 0), (bad, 1)] as [(String, Int32)])
  func `what the base has accepted stays accepted, and nothing else`(
    gate: (platform: Page.Block.Platform, file: String), judged: (change: String, status: Int32)
  ) throws {
    let lines = try #require(Page.texts(.setup(gate.platform)).first)
    let change = try Change(
      of: "put bad apps/b/login.review.yaml\n" + lines, by: judged.change)
    let job = try Gate.steps(of: change.folder.read("origin/\(gate.file)"), on: gate.platform)
    let answer = try change.run(job)
    #expect(answer.status == judged.status, "\(answer.output)\(answer.complaint)")
  }

  @Test(arguments: [Page.Block.Platform.github, .component])
  func `what is to be judged by has to be there first`(platform: Page.Block.Platform) throws {
    let lines = try #require(Page.texts(.setup(platform)).first)
    let change = try Change(by: lines)
    let file = platform == .github ? ".github/workflows/reviewlint.yml" : ".gitlab-ci.yml"
    let job = try Gate.steps(of: change.folder.read("change/\(file)"), on: platform)
    let answer = try change.run(job)
    #expect(answer.status == 2)
    #expect(answer.output.contains("has no accepted.json; merge it there first\n"), "\(answer)")
  }

  /// Each event of GitLab's, and the commit whose rules count then.
  @Test(
    arguments: [
      (
        "CI_PIPELINE_SOURCE=push CI_COMMIT_BRANCH=main CI_COMMIT_BEFORE_SHA=$(git rev-parse HEAD~1)",
        1
      ),
      (
        "CI_PIPELINE_SOURCE=push CI_COMMIT_BRANCH=mine CI_COMMIT_BEFORE_SHA=$(git rev-parse HEAD)",
        1
      ),
      ("CI_PIPELINE_SOURCE=schedule CI_COMMIT_BRANCH=main CI_COMMIT_BEFORE_SHA=0", 1),
      (
        "CI_PIPELINE_SOURCE=push CI_COMMIT_BRANCH=main CI_COMMIT_BEFORE_SHA=\(repeated("0", 40))",
        128
      ),
    ] as [(String, Int32)])
  func `GitLab's other pipelines have rules that the change didn't make`(
    variables: String, status: Int32
  ) throws {
    let lines = try #require(Page.texts(.setup(.component)).first)
    let change = try Change(
      of: lines, by: "\(Self.bad); echo 'exclude: [apps/c/**]' >.reviewlint.yaml")
    let job = try Gate.steps(of: change.folder.read("origin/.gitlab-ci.yml"), on: .component)
    let answer = try change.run(job, with: variables)
    #expect(answer.status == status, "\(answer.output)\(answer.complaint)")
  }

  @Test func `a fork's branch of the same name is none to judge by`() throws {
    let lines = try #require(Page.texts(.setup(.component)).first)
    let change = try Change(
      of: lines,
      by: """
        \(Self.bad); echo 'exclude: [apps/c/**]' >.reviewlint.yaml; commit
        git init -q --bare ../fork; git remote set-url origin "file://$top/fork"
        git push -q origin HEAD:main
        """)
    let job = try Gate.steps(of: change.folder.read("origin/.gitlab-ci.yml"), on: .component)
    let answer = try change.run(
      job, with: "CI_PROJECT_URL=file://$top/fork CI_MERGE_REQUEST_PROJECT_URL=file://$top/origin")
    #expect(answer.status == 1, "\(answer.output)\(answer.complaint)")
  }
}
