internal import Diagnostics
package import Linting
internal import Rules

/// The results as JSON, schema 1: stable, every other machine's format is made of the same values.
package struct JSONReporter: Reporter {
  package static let name = "json"

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    var writer = JSONWriter(indentation: 2)
    writer.object { json in
      json.member("schemaVersion", 1)
      json.member("tool") { Self.write(run.tool, to: &$0) }
      json.member("verdict", run.verdict.rawValue)
      json.member("summary") { Self.write(run.summary, to: &$0) }
      json.member("descriptions") { json in
        json.array(run.descriptions) { Self.write($1, to: &$0) }
      }
      json.member("diagnostics") { json in
        let lines = Self.lineTables(of: run.diagnostics, in: run.files)
        json.array(run.diagnostics) { json, diagnostic in
          Self.write(diagnostic, in: lines[diagnostic.range.file], to: &json)
        }
      }
    }
    writer.endLine()
    return writer.text
  }

  /// One result in a line of its own: what would stand among the `descriptions` of a whole report.
  package static func line(of result: LintResult) -> String {
    var writer = JSONWriter()
    write(result, to: &writer)
    return writer.text + "\n"
  }

  private static func write(_ tool: RunResult.Tool, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", "reviewlint")
      json.member("version", tool.version)
      json.member("rules", tool.rules)
      json.member("overridden") { $0.strings(tool.overridden) }
    }
  }

  private static func write(_ summary: RunResult.Summary, to json: inout JSONWriter) {
    json.object { json in
      json.member("descriptions", summary.descriptions)
      for outcome in outcomesInOrder { json.member(outcome.rawValue, summary[outcome]) }
    }
  }

  private static let outcomesInOrder: [Outcome] = [
    .fail, .incomplete, .review, .pass, .exempt, .notApplicable, .waived,
  ]

  private static func write(_ result: LintResult, to json: inout JSONWriter) {
    json.object { json in
      json.member("file", result.file.id.path)
      json.member("document", result.document)
      json.member("app", result.app)
      json.member("edition", result.edition)
      json.member("asOf", result.asOf)
      json.member("verdict", result.verdict.rawValue)
      json.member("results") { json in json.array(result.findings) { write($1, to: &$0) } }
      json.member("passed") { $0.strings(result.passed) }
      json.member("notApplicable") { $0.strings(result.notApplicable) }
      json.member("diagnostics") { json in
        let lines = lineTables(of: result.diagnostics, in: [result.file.id: result.file])
        json.array(result.diagnostics) { write($1, in: lines[$1.range.file], to: &$0) }
      }
    }
  }

  private static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("outcome", finding.outcome.rawValue)
      json.member("severity", finding.severity.rawValue)
      json.member("guidelines") { $0.strings(finding.guidelines) }
      json.member("message", finding.message)
      json.member("fix", finding.fix)
      write(finding.location, to: &json)
      json.member("endLine", finding.location.end.line)
      json.member("endColumn", finding.location.end.column)
      json.member("startByte", finding.location.range.bytes.lowerBound)
      json.member("endByte", finding.location.range.bytes.upperBound)
      json.member("related") { json in json.array(finding.related) { write($1, to: &$0) } }
      json.member("missing") { $0.strings(finding.missing) }
      json.member("fingerprint", finding.fingerprint)
      if let acceptance = finding.acceptance { write(acceptance, to: &json) }
    }
  }

  private static func write(_ location: Location, to json: inout JSONWriter) {
    json.member("path", location.path)
    json.member("pointer", location.pointer)
    json.member("line", location.start.line)
    json.member("column", location.start.column)
  }

  private static func write(_ related: Finding.Related, to json: inout JSONWriter) {
    json.object { json in
      write(related.location, to: &json)
      json.member("message", related.note)
    }
  }

  private static func write(_ acceptance: Finding.Acceptance, to json: inout JSONWriter) {
    switch acceptance {
    case .baseline:
      json.member("by", "baseline")
    case .waiver(let reason, let approvedBy, let until):
      json.member("by", "waiver")
      json.member("reason", reason)
      json.member("approvedBy", approvedBy)
      json.member("until", until)
    }
  }

  /// Lines are counted once for a file, however many diagnostics point into it.
  private static func lineTables(
    of diagnostics: [Diagnostic],
    in files: [SourceFile.ID: SourceFile]
  ) -> [SourceFile.ID: LineTable] {
    Set(diagnostics.map(\.range.file)).reduce(into: [:]) { tables, file in
      tables[file] = files[file].map(LineTable.init(of:))
    }
  }

  private static func write(
    _ diagnostic: Diagnostic,
    in lines: LineTable?,
    to json: inout JSONWriter
  ) {
    let start = lines?.position(of: diagnostic.range.bytes.lowerBound)
    json.object { json in
      json.member("severity", diagnostic.severity.rawValue)
      json.member("id", diagnostic.message.id)
      json.member("file", diagnostic.range.file.path)
      json.member("line", start?.line ?? 1)
      json.member("column", start?.column ?? 1)
      json.member("message", diagnostic.message.text)
    }
  }
}
