import Foundation

/// A clone of a repository, with a branch that changes it, and the action as it judges that.
///
/// In the repository are two apps with good descriptions and rules that say nothing of their own.
struct Change {
  let folder: TemporaryFolder

  static let git = EditorTests.program("git") { _ in true }

  /// What commands have that make a change.
  private static let words = """
    top=${PWD%/*}
    put() { mkdir -p "$(dirname "$2")" && cp "$top/$1" "$2"; } # good|bad FILE
    swap() { sed "s/$1/$2/" "$3" >"$top/swapped" && cp "$top/swapped" "$3"; }
    commit() { git add -A && git commit -qm Change --allow-empty; }

    """

  /// The commands run in the repository before all is committed, and then in its clone.
  init(of base: String = "", by change: String) throws {
    folder = try TemporaryFolder([
      "good": Day.complete(), "bad": SmallButton.description, "origin/.reviewlint.yaml": "{}\n",
      "origin/apps/a/login.review.yaml": Day.complete(),
      "origin/apps/b/login.review.yaml": Day.complete(),
    ])
    try Self.made(
      run(
        "git init -q -b main\n\(base)\ncommit\ngit clone -q \"file://$PWD\" ../change",
        in: "origin"))
    try Self.made(run("git switch -qc mine\n\(change)\ncommit", in: "change"))
  }

  private static func made(_ answer: Reviewlint.Answer) throws {
    guard answer.status == 0 else { throw Failure(complaint: answer.complaint) }
  }

  private struct Failure: Error {
    let complaint: String
  }

  /// Runs a shell's commands, with what GitHub and GitLab say of a pull request.
  func run(
    _ script: String, in place: String = "change", with variables: String = ""
  ) throws -> Reviewlint.Answer {
    let program = Reviewlint.program.deletingLastPathComponent().path
    let tools = [Self.git, Gate.Tool.python.path].compactMap(\.self).map {
      URL(filePath: $0).deletingLastPathComponent().path
    }
    let variables = variables.isEmpty ? "" : "export \(variables)\n"
    return try Reviewlint.run(
      ["-ec", Self.words + variables + script], of: "/bin/bash",
      in: folder.url.appending(path: place),
      environment: [
        "PATH": ([program] + tools).joined(separator: ":") + ":/usr/bin:/bin", "HOME": "/nowhere",
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c", "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@b.c", "GITHUB_EVENT_NAME": "pull_request",
        "GITHUB_BASE_REF": "main", "GITHUB_REF": "refs/pull/1/merge", "DEFAULT_BRANCH": "main",
        "GITHUB_SERVER_URL": "file://\(folder.url.path)", "GITHUB_REPOSITORY": "origin",
        "CI_PIPELINE_SOURCE": "merge_request_event", "CI_DEFAULT_BRANCH": "main",
        "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
      ])
  }

  /// What the action's step answers and hands on, by the base's rules unless the variables say otherwise.
  func judge(
    _ variables: String = ""
  ) throws -> (answer: Reviewlint.Answer, outputs: [Substring: Substring]) {
    try folder.write("", to: "output")
    let script = Case.root.appending(path: ".github/actions/check/check.sh").path
    let answer = try run(
      "exec '\(script)'",
      with: """
        FAIL_ON=error SARIF= REPORTS= PATHS=. POLICY=.reviewlint.yaml BASELINE= \
        GITHUB_OUTPUT="$top/output" GITHUB_STEP_SUMMARY="$top/summary" \(variables)
        """)
    let outputs = try folder.read("output").split(separator: "\n").map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }
    return (answer, Dictionary(uniqueKeysWithValues: outputs.map { ($0[0], $0[1]) }))
  }
}
