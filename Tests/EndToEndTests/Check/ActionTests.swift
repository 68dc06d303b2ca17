import Foundation
import Testing

/// What the action says of a run, leaves behind and needs.
@Suite(.enabled(if: Change.git != nil, "left out: no git"))
struct ActionTests {
  private static let outputs: [(variables: String, said: [Substring])] = [
    ("", ["incomplete", "1", "false", "false", "1"]),
    ("ONLY=apple-button", ["compliant", "0", "true", "true", "0"]),
    ("ALLOW_INCOMPLETE=true", ["incomplete", "0", "false", "true", "1"]),
  ]

  @Test(arguments: outputs)
  func `a whole, a partial and a relaxed run are told apart`(
    variables: String, said: [Substring]
  ) throws {
    let change = try Change(by: "swap 'route: inApp, ' '' apps/a/login.review.yaml")
    let (answer, outputs) = try change.judge("\(variables) POLICY=")
    let named = ["verdict", "status", "partial", "relaxed", "questions"].map { outputs[$0] ?? "" }
    #expect(named == said, "\(answer.output)\(answer.complaint)")
  }

  @Test(arguments: [
    ("POLICY=gate.yaml", "the base branch has no gate.yaml; merge it there first"),
    ("BASELINE=accepted.json", "the base branch has no accepted.json; merge it there first"),
    (
      "GITHUB_BASE_REF=gone",
      "the base branch can't be fetched, and so there is no policy to judge by"
    ),
    (
      "GITHUB_EVENT_NAME=merge_group",
      "the commit before this merge group can't be fetched, and so there is no policy to judge by"
    ),
  ])
  func `what the base lacks is said so, in the log and in the summary`(
    variables: String, words: String
  ) throws {
    let change = try Change(by: "echo '{}' >gate.yaml; echo '{}' >accepted.json")
    let (answer, outputs) = try change.judge(variables)
    #expect(answer.output == "::error::\(words)\n")
    #expect((outputs["verdict"], outputs["status"]) == ("unjudged", "2"))
    #expect(try change.folder.read("summary") == "\(words)\n")
  }

  @Test func `policy and baseline are those of the base`() throws {
    let change = try Change(of: "echo '{}' >accepted.json", by: "echo '[]' >accepted.json")
    let program = """
      reviewlint() { printf '%s\\n' "$@" >>"$top/words"; for word in "$@"; do case $word in
        --baseline=*) cat "${word#*=}" >"$top/baseline" ;; esac; done; }
      export -f reviewlint

      """
    let script = Case.root.appending(path: ".github/actions/check/check.sh").path
    _ = try change.run(
      program + "'\(script)'",
      with: """
        FAIL_ON=error SARIF= REPORTS= PATHS=. POLICY=.reviewlint.yaml BASELINE=accepted.json top \
        GITHUB_OUTPUT="$top/output" GITHUB_STEP_SUMMARY="$top/summary"
        """)
    let words = try change.folder.read("words").split(separator: "\n")
    #expect(words.contains { $0.hasPrefix("--policy=/") && $0.hasSuffix("/base/.reviewlint.yaml") })
    #expect(try change.folder.read("baseline") == "{}\n")
  }

  @Test func `a report is named where one was written, never one that lay there`() throws {
    let change = try Change(by: "echo '{}' >findings.sarif")
    let unchanged = try change.judge("CHANGED=true SARIF=findings.sarif")
    #expect(unchanged.outputs["verdict"] == "unchanged", "\(unchanged.answer)")
    #expect(unchanged.outputs["sarif"] == nil)
    #expect(
      !FileManager.default.fileExists(
        atPath: change.folder.url.appending(path: "change/findings.sarif").path))
    #expect(try change.judge("SARIF=findings.sarif").outputs["sarif"] == "findings.sarif")
    #expect(try change.folder.read("change/findings.sarif").contains("\"runs\""))
  }

  @Test func `a repository is left as it was`() throws {
    let change = try Change(by: ":")
    #expect(try change.judge("CHANGED=true").answer.status == 0)
    let left = try change.run(
      "git worktree list | wc -l; git rev-parse --is-shallow-repository; git status --short")
    #expect(left.output.replacing(" ", with: "") == "1\nfalse\n")
    // A shallow one stays shallow.
    let script = "git clone -q --depth=1 \"file://$top/origin\" ../shallow"
    #expect(try change.run("cd ../origin; commit; \(script)").status == 0)
    try change.folder.run("mv change whole; mv shallow change")
    #expect(try change.judge().answer.status == 0)
    #expect(try change.run("git rev-list --count --all").output == "1\n")
  }

  @Test(.enabled(if: Gate.Tool.python.path != nil, "left out: no python3 that reads YAML"))
  func `the base is fetched with the job's token where the checkout left no credentials`() throws {
    let change = try Change(by: Self.soft)
    let server = """
      python3 -B '\(Gate.platforms.path)/git-server.py' "$top" token >"$top/port" 2>"$top/asked" &
      trap "kill -KILL $!" EXIT # other signals may be blocked
      until [ -s "$top/port" ]; do sleep 0.05; done
      export GITHUB_SERVER_URL=http://127.0.0.1:$(cat "$top/port")

      """
    let script = Case.root.appending(path: ".github/actions/check/check.sh").path
    for (token, status) in [("token", 1), ("other", 2)] as [(String, Int32)] {
      let answer = try change.run(
        server + "'\(script)'",
        with: """
          FAIL_ON=error SARIF= REPORTS= PATHS=. POLICY=.reviewlint.yaml BASELINE= GH_TOKEN=\(token) \
          GITHUB_OUTPUT="$top/output" GITHUB_STEP_SUMMARY="$top/summary"
          """)
      #expect(answer.status == status, "\(answer.output)\(answer.complaint)")
      #expect(!answer.output.contains(token) && !answer.complaint.contains(token))
    }
  }

  private static let soft =
    "put bad apps/c/login.review.yaml; echo 'exclude: [apps/c/**]' >.reviewlint.yaml"
}
