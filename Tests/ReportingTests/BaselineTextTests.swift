import Diagnostics
import Engine
import Reporting
import Testing

@Suite struct BaselineTextTests {
  private static func named(_ id: String) -> AppIdentity {
    AppIdentity(bundleID: id, file: "\(id).review.yaml", document: 2)
  }

  private static let baseline = Baseline([
    Baseline.Entry(app: named("B"), rule: "a", path: "app", .finding(.review, key: [])),
    Baseline.Entry(
      app: named("A"), rule: "b", path: "login", .finding(.fail, key: ["a \"quoted\"\nword"])),
    Baseline.Entry(app: named("A"), rule: "a", path: "login", .finding(.fail, key: ["é😀"])),
    Baseline.Entry(app: named("A"), rule: "a", path: "login", .finding(.fail, key: ["é😀"])),
    Baseline.Entry(app: named("A"), rule: "z", path: "app", .finding(.review, key: [])),
  ])

  @Test func `entries stand by app, path and rule, each once`() {
    let key = """
      "key": [
              "é😀"
            ],
            "outcome": "fail"
      """
    let entries = [
      ("A", "z", "app", #""outcome": "review""#), ("A", "a", "login", key),
      (
        "A", "b", "login",
        """
        "key": [
                "a \\"quoted\\"\\nword"
              ],
              "outcome": "fail"
        """
      ),
      ("B", "a", "app", #""outcome": "review""#),
    ]
    let texts = entries.map { app, rule, path, content in
      """
          {
            "bundleId": "\(app)",
            "file": "\(app).review.yaml",
            "document": 2,
            "rule": "\(rule)",
            "path": "\(path)",
            \(content)
          }
      """
    }
    #expect(
      Self.baseline.json
        == "{\n  \"schemaVersion\": 3,\n  \"findings\": [\n"
        + texts.joined(separator: ",\n") + "\n  ]\n}\n"
    )
  }

  @Test func `what is written can be read again`() {
    var reader = BaselineReader()
    let read = reader.read(SourceFile(path: "b.json", text: Self.baseline.json))
    #expect(reader.diagnostics == [])
    #expect(read.entries == Self.baseline.entries)
  }

  @Test func `an empty baseline is a baseline`() {
    #expect(Baseline().json == "{\n  \"schemaVersion\": 3,\n  \"findings\": []\n}\n")
  }
}
