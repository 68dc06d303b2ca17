internal import Diagnostics
package import Linting

/// The results as JSON, schema 1: stable, every other machine's format is made of the same values.
package struct JSONReporter: Reporter {
  package static let name = "json"

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    let (head, tail) = Self.frame(of: run)
    guard let first = run.descriptions.first else { return Self.text(head + tail) }
    let items = JSONItems(asking: first.quiet.ids, said: run.language)
    return Self.text(head + items.bytes(of: run.descriptions) + tail)
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
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
      json.member("tool") { writeTool(of: run, to: &$0) }
      json.member("verdict", run.verdict.rawValue)
      if let partial = run.partial { JSONResults.write(partial, to: &json) }
      json.member("summary") { json in json.object { JSONResults.write(run.summary, to: &$0) } }
      json.member("descriptions") { gap = $0.gap(isEmpty: run.summary.descriptions == 0) }
      json.member("diagnostics") { results.write(run.diagnostics, to: &$0) }
    }
    writer.endLine()
    let bytes = writer.written
    return (bytes[..<gap], bytes[gap...])
  }

  private static func writeTool(of run: RunResult, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", "reviewlint")
      json.member("version", run.tool.version)
      json.member("rules", run.tool.rules)
      json.member("overridden") { $0.strings(run.tool.overridden) }
      JSONResults.write(run.relaxations, to: &json)
    }
  }
}
