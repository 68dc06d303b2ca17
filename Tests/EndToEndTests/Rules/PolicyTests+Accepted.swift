import Foundation
import Testing

/// What was accepted in the change, and what was accepted outside of it.
extension PolicyTests {
  private static let only = [
    "check", "--as-of", "2026-11-21", "--only", "account-deletion-offered", "--only", "description",
    "--allow-incomplete",
  ]

  private static func answer(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    try Reviewlint.run(only + words, in: folder.url.appending(path: "change"))
  }

  private static func flat(_ answer: Reviewlint.Answer) -> String {
    answer.output.replacing(#/\n +/#, with: " ")
  }

  @Test func `a baseline counts beside a policy where the change can't have written it`() throws {
    let folder = try Self.folder()
    _ = try Self.answer(["--write-baseline", "held.json"], in: folder)
    let text = try folder.read("change/held.json")
    try folder.write(text, to: "policy/held.json")
    try folder.link("change/linked.json", to: "../policy/held.json")
    try folder.link("change/linked", to: "../policy")
    let outside = try Self.answer(Self.policy + ["--baseline", "../policy/held.json"], in: folder)
    #expect(outside.status == 0, "\(outside.output)")
    #expect(outside.output.contains("1 finding is accepted by the baseline"))
    for path in ["held.json", "linked.json", "linked/held.json"] {
      let inside = try Self.answer(Self.policy + ["--baseline", path], in: folder)
      #expect(inside.status == 1)
      #expect(
        Self.flat(inside).contains(
          #/warning\[baseline-set-aside\]: 1 finding that this baseline holds stands all the same: .*policy/.reviewlint.yaml can't be softened by a file of the tree that is judged; name a baseline outside of it/#
        ), "\(inside.output)")
      #expect(!inside.output.contains("accepted by the baseline"))
    }
  }

  @Test func `a baseline of the repository is judged, whatever the root is`() throws {
    let folder = try Self.folder()
    let named = Self.failing.replacing("name: Pawprint", with: "name: Pawprint, bundleId: com.a")
    try folder.write(named, to: "change/apps/a/a.review.yaml")
    _ = try Self.answer(["--write-baseline", "held.json"], in: folder)
    let words = Self.policy + ["--root", "apps", "--baseline", "held.json"]
    let answer = try Self.answer(words, in: folder)
    #expect(answer.status == 1)
    #expect(answer.output.contains("warning[baseline-set-aside]"))
  }

  @Test func `a baseline accepts nothing that a file beside it locks`() throws {
    let folder = try Self.folder(team: "locked: [account-deletion-offered]\n")
    _ = try Self.answer(["--write-baseline", "held.json"], in: folder)
    let answer = try Self.answer(["--baseline", "held.json"], in: folder)
    #expect(answer.status == 1)
    #expect(
      Self.flat(answer).contains(
        "1 finding that this baseline holds stands all the same: .reviewlint.yaml can't be"))
  }

  @Test func `a waiver that is set aside is named once, with why`() throws {
    let waiver = """
      waivers:
        - {rule: account-deletion-offered, reason: Later, approvedBy: Me, until: 2026-11-30}

      """
    let folder = try Self.folder(policy: "approvers: [Ada]\n", app: waiver)
    let answer = try Self.answer(Self.policy + ["--format", "concise"], in: folder)
    #expect(answer.status == 1)
    let told = answer.output.split(separator: "\n").filter { $0.contains("a.review.yaml:6:5") }
    #expect(told.count == 1, "\(answer.output)")
    #expect(
      told.first?.contains(
        #/note \[input/waiver-set-aside\] the waiver for account-deletion-offered by Me is set aside: only an approver whom .*policy/.reviewlint.yaml names can accept what that holds/#
      ) == true)
    #expect(!answer.output.contains("policy-stands") && !answer.output.contains("relaxed/waiver"))
    let ours = try Self.folder(policy: "approvers: [Me]\n", app: waiver)
    let counts = try Self.answer(Self.policy + ["--format", "concise"], in: ours)
    #expect(counts.status == 0)
    #expect(counts.output.contains("relaxed/waiver"))
  }
}
