import Foundation
import Testing

/// The schemas that the program writes of its own formats.
@Suite struct SchemaCommandTests {
  @Test(.enabled(if: Schemas.python != nil, "no python3 has jsonschema, lxml and yaml"))
  func `what is read and written is valid, and what is refused isn't`() throws {
    let script = Case.tests.appending(path: "Schemas/own.py").path
    let answer = try Reviewlint.run(
      [script, Reviewlint.program.path, Case.root.path], of: try #require(Schemas.python).path,
      in: Case.root, environment: ["PYTHONWARNINGS": "ignore", "PYTHONUTF8": "1"])
    #expect(answer.output + answer.complaint == "")
    #expect(answer.status == 0)
  }

  @Test func `facts that a rule file declares are part of the description's schema`() throws {
    let folder = try TemporaryFolder()
    let fields = """
      fields:
        screens[].custom.videoBackground: {type: boolean, meaning: a video plays behind it}

      """
    try folder.write(fields, to: ".reviewlint.yaml")
    let answer = try Reviewlint.run(["schema", "description"], in: folder.url)
    #expect(answer.status == 0)
    #expect(answer.output.contains("\"videoBackground\": {"))
    #expect(answer.output.contains("\"description\": \"a video plays behind it\",\n"))
    let own = answer.output.split(separator: "\"videoBackground\": {", maxSplits: 1).last ?? ""
    #expect(!own.prefix { $0 != "}" }.contains("$comment"))
    #expect(answer.output.contains("\"$comment\": \"since 0.1.0\""))
  }

  @Test func `a format that there is no schema of is an error`() throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(["schema", "descriptoin"], in: folder.url)
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == "reviewlint: 'descriptoin' is no value of schema; write description, rules or results; did you mean 'description'?\n"
    )
  }
}
