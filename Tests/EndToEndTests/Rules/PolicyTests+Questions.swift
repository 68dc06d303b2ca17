import Diagnostics
import Foundation
import Testing

// What is held is held wherever rules are asked.
extension PolicyTests {
  /// What `ask` and `fill` ask, and what an editor shows of the description that fails.
  private static func asked(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    let change = folder.url.appending(path: "change")
    let path = "apps/a/a.review.yaml"
    let onDay = words + ["--as-of", "2026-11-21"]
    let ask = ["ask", path, "--output", "asked.csv"] + onDay
    #expect(try Reviewlint.run(ask, in: change).status == 0)
    let text = try folder.read("change/\(path)")
    #expect(try Reviewlint.run(["fill", path, "--yes"] + onDay, in: change).status == 0)
    let link = change.appending(path: path).absoluteString
    let document = "{\"uri\": \"\(link)\", \"version\": 1, \"text\": \(failing.inDoubleQuotes)}"
    let frames = [
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}"#,
      "{\"jsonrpc\": \"2.0\", \"method\": \"textDocument/didOpen\","
        + " \"params\": {\"textDocument\": \(document)}}",
    ].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    let editor = try Reviewlint.run(["lsp"] + words, in: change, input: Data(frames.joined().utf8))
    let filled = try folder.read("change/\(path)")
    try folder.write(text, to: "change/\(path)")
    return try [folder.read("change/asked.csv"), filled, editor.output]
  }

  @Test(arguments: [(locked, []), ("{}\n", policy)])
  func `what is asked, and what an editor shows, can't be softened either`(
    team: String, words: [String]
  ) throws {
    let nearer = [
      "apps/a/.reviewlint.yaml": "extends: [soft.yaml, ../../.reviewlint.yaml]\n",
      "apps/a/soft.yaml": Self.off,
    ]
    let folders = try [nearer, [:]].map { files in
      let folder = try Self.folder(team: team, files)
      try folder.write(
        "reviewlint: 1\napp: {name: Paw}\nlogin: {services: [google]}\n",
        to: "change/apps/a/a.review.yaml")
      return folder
    }
    let soft = try Self.asked(words, in: folders[0])
    let strict = try Self.asked(words, in: folders[1])
    #expect(soft[0] == strict[0])
    #expect(soft[1] == strict[1])
    #expect(soft[0].contains("account.deletion.route"))
    #expect(soft[1].contains("route: unknown"))
    for answer in [soft[2], strict[2]] { #expect(answer.contains("account-deletion-offered")) }
    if team == "{}\n" { #expect(try Self.asked([], in: folders[0])[0] != soft[0]) }
  }

  @Test(arguments: ["fill", "ask"])
  func `what is locked is refused wherever questions are asked`(command: String) throws {
    let folder = try Self.folder(team: Self.locked, ["apps/a/.reviewlint.yaml": Self.off])
    let words = command == "ask" ? ["--output", "asked.csv"] : ["--yes"]
    let answer = try Reviewlint.run(
      [command, "apps/a/a.review.yaml"] + words, in: folder.url.appending(path: "change"))
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("error[locked]: 'account-deletion-offered' is locked"))
  }

  /// The rules that wait for each fact.
  private static func waiting(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    let words = ["check", "a.review.yaml", "--questions", "--format", "json"] + words
    let answer = try Reviewlint.run(words, in: folder.url)
    let run = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let results = try #require(run?["descriptions"] as? [[String: Any]])
    let questions = try #require(results[0]["questions"] as? [[String: Any]])
    return questions.map { "\($0["path"] ?? ""): \($0["rules"] ?? "")" }
  }

  @Test func `whose rule asks doesn't matter to which rules wait`() throws {
    let folder = try TemporaryFolder()
    let own = OwnRule.file("aaa").replacing("app.name != ''", with: "account.deletion.wholeRecord")
    try folder.write(own, to: "own.yaml")
    try folder.write(Self.failing.replacing("{route: none}", with: "{}"), to: "a.review.yaml")
    let asked = try Self.waiting(["--rules", "own.yaml"], in: folder)
    #expect(asked.contains { $0.contains("aaa") && $0.contains("account-deletion-complete") })
    #expect(try Self.waiting(["--policy", "own.yaml"], in: folder) == asked)
  }
}
