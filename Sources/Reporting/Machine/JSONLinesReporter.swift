internal import Diagnostics
package import Engine
internal import Rules

/// The results as JSON, one in a line: results, then diagnostics, and the verdict at the end.
package struct JSONLinesReporter: Reporter {
  package static let name = "jsonl"

  package init(_ style: ReportStyle) {}

  /// What is written of a description as soon as it is judged.
  package static func lines(of result: LintResult) -> [UInt8] {
    result.findings.flatMap { finding in
      line("result") { json in
        // What is in a capture names that file itself.
        json.member(finding.location.isElsewhere ? "description" : "file", result.file.id.path)
        json.member("document", result.document)
        json.member("app", result.app)
        json.member("edition", result.edition)
        json.member("asOf", result.asOf)
        json.members(of: finding)
      }
    }
  }

  package func write(_ presentation: Presentation, to output: inout ReportOutput) {
    let run = presentation.run
    for result in run.descriptions { output.write(Self.lines(of: result)) }
    let places = DiagnosticPlaces(of: run)
    for diagnostic in run.diagnostics {
      output.write(
        Self.line("diagnostic") { json in
          json.members(of: diagnostic, at: places, said: run.language)
        }
      )
    }
    output.write(
      Self.line("run") { json in
        json.member("schemaVersion", 1)
        json.member("verdict", run.verdict.rawValue)
        if let partial = run.partial { json.members(of: partial) }
        json.members(of: run.relaxations)
        json.object("summary") { $0.members(of: run.summary) }
        json.members(of: run.inventory)
      }
    )
  }

  private static func line(_ kind: String, _ content: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("kind", kind)
      content(&json)
    }
    writer.endLine()
    return writer.bytes
  }
}
