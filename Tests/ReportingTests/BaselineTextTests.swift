import Diagnostics
import Linting
import Reporting
import Testing

@Suite struct BaselineTextTests {
  private static let baseline = Baseline([
    Baseline.Entry(app: "B", rule: "a", path: "app", message: "m"),
    Baseline.Entry(app: "A", rule: "b", path: "login", message: "a \"quoted\"\nword"),
    Baseline.Entry(app: "A", rule: "a", path: "login", message: "é😀"),
    Baseline.Entry(app: "A", rule: "z", path: "app", message: "m"),
  ])

  @Test func `entries stand by app, path, rule and message`() {
    let entries = [
      ("A", "z", "app", "m"), ("A", "a", "login", "é😀"),
      ("A", "b", "login", #"a \"quoted\"\nword"#), ("B", "a", "app", "m"),
    ]
    let texts = entries.map { app, rule, path, message in
      """
          {
            "app": "\(app)",
            "rule": "\(rule)",
            "path": "\(path)",
            "message": "\(message)"
          }
      """
    }
    #expect(
      Self.baseline.json
        == "{\n  \"schemaVersion\": 1,\n  \"findings\": [\n"
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
    #expect(Baseline().json == "{\n  \"schemaVersion\": 1,\n  \"findings\": []\n}\n")
  }
}
