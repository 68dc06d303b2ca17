import Foundation
import Testing

/// The hook, run by pre-commit itself in somebody's repository.
@Suite struct PreCommitTests {
  private static let preCommit = EditorTests.program("pre-commit") {
    try Reviewlint.run(["--version"], of: $0, in: Case.root).status == 0
  }

  /// Makes a repository of the hooks and one of an app that would soften its rules, and commits.
  private static func commit(_ arguments: String) throws -> Reviewlint.Answer {
    let folder = try TemporaryFolder()
    let hooks = try String(
      contentsOf: Case.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    try folder.write(hooks, to: "hooks/.pre-commit-hooks.yaml")
    try folder.write("locked: [account-deletion-offered]\n", to: "policy/rules.yaml")
    try folder.write("override: {account-deletion-offered: off}\n", to: "app/.reviewlint.yaml")
    let description = """
      reviewlint: 1
      app: {name: Pawprint}
      account: {creation: inApp, deletion: {route: none}}

      """
    try folder.write(description, to: "app/a.review.yaml")
    try folder.makeFolder("bin")
    try folder.link("bin/reviewlint", to: Reviewlint.program.path)
    let script = """
      set -e
      as() { git -c user.name=A -c user.email=a@example.org "$@"; }
      git init -q hooks && git -C hooks add -A && as -C hooks commit -q -m 'Add hooks'
      git init -q app && git -C app add -A && cd app
      cat >.pre-commit-config.yaml <<END
      repos:
        - repo: $PWD/../hooks
          rev: $(git -C ../hooks rev-parse HEAD)
          hooks: [{id: reviewlint\(arguments)}]
      END
      git add -A && pre-commit run
      """
    let tools = preCommit.map { URL(filePath: $0).deletingLastPathComponent().path } ?? ""
    let path = [folder.url.appending(path: "bin").path, tools, "/usr/bin", "/bin"]
    return try Reviewlint.run(
      ["-c", script],
      of: "/bin/bash",
      in: folder.url,
      environment: [
        "PATH": path.joined(separator: ":"), "HOME": folder.url.path,
        "PRE_COMMIT_HOME": folder.url.appending(path: "cache").path,
      ]
    )
  }

  @Test(.enabled(if: preCommit != nil, "left out: no pre-commit"))
  func `a policy in args holds against what is committed`() throws {
    let only = "--only, account-deletion-offered, --only, waiver-unknown-rule"
    let mild = try Self.commit(", args: [\(only), --]")
    #expect(mild.status == 0, "\(mild)")
    #expect(mild.output.contains("Passed"))
    let held = try Self.commit(", args: [\(only), --policy, ../policy/rules.yaml, --]")
    #expect(held.status == 1, "\(held)")
    #expect(held.output.contains("error[account-deletion-offered]"), "\(held)")
    #expect(held.output.contains("note[policy-stands]"), "\(held)")
    let gone = try Self.commit(", args: [--policy, ../policy/gone.yaml, --]")
    #expect(gone.status == 1)
    #expect(gone.output.contains("exit code: 2"), "\(gone)")
  }
}
