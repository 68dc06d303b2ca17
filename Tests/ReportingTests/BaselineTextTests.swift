import Diagnostics
import Engine
import Reporting
import Testing

@Suite struct BaselineTextTests {
  private static let baseline = Baseline([
    Baseline.Entry(app: "B", rule: "a", path: "app", .finding(.review, key: [])),
    Baseline.Entry(
      app: "A", rule: "b", path: "login", .finding(.fail, key: ["a \"quoted\"\nword"])),
    Baseline.Entry(app: "A", rule: "a", path: "login", .finding(.fail, key: ["é😀"])),
    Baseline.Entry(app: "A", rule: "a", path: "login", .finding(.fail, key: ["é😀"])),
    Baseline.Entry(app: "A", rule: "z", path: "app", .finding(.review, key: [])),
  ])

  @Test func `entries stand by app, path and rule, each once`() {
    let key = """
      "key": [
              "é😀"
            ],
            "outcome": "fail",
            "count": 2
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
            "app": "\(app)",
            "rule": "\(rule)",
            "path": "\(path)",
            \(content)
          }
      """
    }
    #expect(
      Self.baseline.json
        == "{\n  \"schemaVersion\": 2,\n  \"findings\": [\n"
        + texts.joined(separator: ",\n") + "\n  ]\n}\n"
    )
  }

  @Test func `what is written can be read again`() {
    var reader = BaselineReader()
    let read = reader.read(SourceFile(path: "b.json", text: Self.baseline.json))
    #expect(reader.diagnostics == [])
    #expect(read.counts == Self.baseline.counts)
  }

  @Test func `an empty baseline is a baseline`() {
    #expect(Baseline().json == "{\n  \"schemaVersion\": 2,\n  \"findings\": []\n}\n")
  }
}
