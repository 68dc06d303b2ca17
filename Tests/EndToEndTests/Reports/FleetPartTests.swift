import Foundation
import Testing

/// What `fleet` takes for a part, and what it says of all else.
@Suite struct FleetPartTests {
  @Test func `a stream is a part as well, and each line of it is judged by itself`() throws {
    let folder = try FleetCommandTests.folder()
    let lines = [#"{"reviewlint": 1, "app": {"name": "Delta"}}"#, #"{"reviewlint": 1"#]
    let stream = try Reviewlint.run(
      ["check", "--stream"] + FleetCommandTests.asOf,
      in: folder.url,
      input: Data(lines.joined(separator: "\n").utf8)
    )
    try folder.write(stream.output, to: "lines.json")
    let answer = try FleetCommandTests.fleet(
      ["one.json", "lines.json", "--format", "jsonl"],
      in: folder
    )
    #expect((answer.status, answer.complaint) == (2, ""))
    let found = try FleetCommandTests.lines(answer.output)
    let apps = found.filter { $0.value(at: "/kind") == .text("app") }
    #expect(
      apps.map { $0.value(at: "/state") }
        == ["unjudged", "incomplete", "ready"].map(JSONValue.text)
    )
    #expect(found.last?.value(at: "/faults") == .number(1))
    try folder.write(String(stream.output.prefix(1_000)), to: "lines.json")
    let cut = try FleetCommandTests.fleet(["lines.json"], in: folder)
    #expect(cut.status == 2)
    #expect(cut.complaint.contains("lines.json:1:"), "\(cut.complaint)")
  }

  @Test func `lines of findings are no part: they don't name who has none`() throws {
    let folder = try FleetCommandTests.folder()
    let lines = try Reviewlint.run(
      ["check", "b", "--format", "jsonl"] + FleetCommandTests.asOf,
      in: folder.url
    )
    try folder.write(lines.output, to: "lines.json")
    let answer = try FleetCommandTests.fleet(["lines.json"], in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.complaint.hasPrefix(
        "error[no-report]: this is no report as 'check --format json' writes it\n  --> lines.json"
      )
    )
  }

  /// What becomes of a part, and what is said of it.
  private static let broken: [(change: @Sendable (String) -> String, said: String)] = [
    ({ String($0.prefix($0.count / 2)) }, "two.json:"),
    ({ _ in "{}" }, "this is no report as 'check --format json' writes it"),
    ({ _ in "" }, "two.json"),
    ({ $0.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 7") }, "two.json:2:20"),
    (
      { $0.replacing("\"document\": 1", with: "\"documnet\": 1", maxReplacements: 1) },
      "there is no key 'documnet' here"
    ),
  ]

  @Test(arguments: broken.indices)
  func `a part that can't be read is exit status 2, and where it is wrong is said`(
    number: Int
  ) throws {
    let folder = try FleetCommandTests.folder()
    try folder.write(Self.broken[number].change(folder.read("two.json")), to: "two.json")
    let answer = try FleetCommandTests.fleet(FleetCommandTests.both, in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains(Self.broken[number].said), "\(answer.complaint)")
    #expect(answer.output.contains("Not judged: "))
  }

  @Test func `a mistake in a later description is told where it stands`() throws {
    let folder = try FleetCommandTests.folder()
    let text = try folder.read("two.json")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.lastIndex { $0.contains("\"document\": 1") })
    var changed = lines
    changed[line] = "      \"document\": [1],"
    try folder.write(changed.joined(separator: "\n"), to: "two.json")
    let answer = try FleetCommandTests.fleet(FleetCommandTests.both, in: folder)
    #expect(answer.complaint.contains("two.json:\(line + 1):19"), "\(answer.complaint)")
  }
}
