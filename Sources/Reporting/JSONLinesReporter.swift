internal import Diagnostics
package import Linting

/// The results as JSON, one in a line: results, then diagnostics, and the verdict at the end.
package struct JSONLinesReporter: Reporter {
  package static let name = "jsonl"

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    let results = JSONResults(of: run)
    var lines = run.descriptions.flatMap { description in
      description.findings.map { finding in
        Self.line("result") { json in
          json.member("file", description.file.id.path)
          json.member("document", description.document)
          json.member("app", description.app)
          json.member("edition", description.edition)
          json.member("asOf", description.asOf)
          JSONResults.write(finding, to: &json)
        }
      }
    }
    lines += run.diagnostics.map { diagnostic in
      Self.line("diagnostic") { results.write(diagnostic, to: &$0) }
    }
    lines.append(
      Self.line("run") { json in
        json.member("schemaVersion", 1)
        json.member("verdict", run.verdict.rawValue)
        if let partial = run.partial { JSONResults.write(partial, to: &json) }
        JSONResults.write(run.relaxations, to: &json)
        json.member("summary") { json in json.object { JSONResults.write(run.summary, to: &$0) } }
      }
    )
    return lines.joined()
  }

  private static func line(_ kind: String, _ content: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object { json in
      json.member("kind", kind)
      content(&json)
    }
    return writer.text + "\n"
  }
}
