internal import Diagnostics
package import Linting
package import Rules

/// The results as JSON, schema 1: stable, every other machine's format is made of the same values.
package struct JSONReporter: Reporter {
  package static let name = "json"

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    let (head, tail) = Self.frame(of: run)
    let items = Self.items(run.descriptions, said: run.language)
    return String(decoding: head + items + tail, as: UTF8.self)
  }

  /// Results as they stand among the `descriptions` of a report, with commas between them.
  package static func items(_ results: [LintResult], said language: Language) -> [UInt8] {
    let values = JSONResults(in: [:], said: language)
    var writer = JSONWriter(indentation: 2, depth: 2)
    writer.items(results) { write($1, values, to: &$0) }
    return writer.written
  }

  /// What comes before the descriptions in a report, and behind them.
  package static func frame(
    of run: RunResult
  ) -> (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>) {
    let results = JSONResults(of: run)
    var writer = JSONWriter(indentation: 2)
    var gap = 0
    writer.object { json in
      json.member("schemaVersion", 1)
      json.member("tool") { write(run.tool, to: &$0) }
      json.member("verdict", run.verdict.rawValue)
      json.member("summary") { json in json.object { JSONResults.write(run.summary, to: &$0) } }
      json.member("descriptions") { gap = $0.gap(isEmpty: run.summary.descriptions == 0) }
      json.member("diagnostics") { write(run.diagnostics, results, to: &$0) }
    }
    writer.endLine()
    let bytes = writer.written
    return (bytes[..<gap], bytes[gap...])
  }

  /// One result in a line of its own: what would stand among the `descriptions` of a whole report.
  package static func line(of result: LintResult, said language: Language) -> String {
    var writer = JSONWriter()
    write(result, JSONResults(in: [result.file.id: result.file], said: language), to: &writer)
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

  private static func write(
    _ result: LintResult,
    _ results: JSONResults,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("file", result.file.id.path)
      json.member("document", result.document)
      json.member("app", result.app)
      json.member("edition", result.edition)
      json.member("asOf", result.asOf)
      json.member("verdict", result.verdict.rawValue)
      json.member("results") { json in
        json.array(result.findings) { json, finding in
          json.object { JSONResults.write(finding, to: &$0) }
        }
      }
      json.member("passed") { write(result.quiet, .pass, to: &$0) }
      json.member("notApplicable") { write(result.quiet, .notApplicable, to: &$0) }
      json.member("diagnostics") { write(result.diagnostics, results, to: &$0) }
    }
  }

  private static func write(_ rules: QuietRules, _ outcome: Outcome, to json: inout JSONWriter) {
    guard rules.arePlain else { return json.strings(rules.ids(of: outcome)) }
    json.array { json in rules.forEachID(of: outcome) { json.item(plain: $0) } }
  }

  private static func write(
    _ diagnostics: [Diagnostic],
    _ results: JSONResults,
    to json: inout JSONWriter
  ) {
    json.array(diagnostics) { json, diagnostic in
      json.object { results.write(diagnostic, to: &$0) }
    }
  }
}
