internal import Diagnostics
package import Engine
internal import Localization
internal import Rules

/// The results as JSON, schema 1: stable, every other machine's format is made of the same values.
package struct JSONReporter: Reporter {
  package static let name = "json"

  private let language: Language
  private let style: ReportStyle
  /// What helps with the description that is furthest from being handed in.
  private var next: (verdict: Verdict, calls: [NextCall])?
  private var repeated = RepeatedMembers()

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    language = setup.language
    self.style = style
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    var writer = JSONWriter(indentation: 2, depth: 2)
    writer.write(result, said: language, style, &repeated)
    if next.map({ $0.verdict < result.verdict }) ?? true {
      next = (result.verdict, result.nextCalls(style))
    }
    spool.append(text: writer.bytes)
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    var writer = JSONWriter(indentation: 2)
    writer.object { json in
      json.member("schemaVersion", 1)
      json.object("tool") { json in
        json.member("name", "reviewlint")
        json.member("version", run.tool.version)
        json.member("rules", run.tool.rules)
        json.strings("overridden", run.tool.overridden)
        json.members(of: run.relaxations)
      }
      json.member("verdict", run.verdict.rawValue)
      if let partial = run.partial { json.members(of: partial) }
      json.object("summary") { $0.members(of: run.summary) }
      json.member("descriptions") { json in
        json.array { json in
          output.write(of: spool) { record in
            json.item { $0.value(json: record.texts[0]) }
            return json.drain()
          }
        }
      }
      let places = DiagnosticPlaces(of: run)
      json.objects("diagnostics", of: run.diagnostics) { json, diagnostic in
        json.members(of: diagnostic, at: places, said: run.language)
      }
      json.members(of: run.inventory)
      let calls = NextCall.explaining(run.diagnostics) + (next?.calls ?? [])
      json.members(of: calls, said: run.language)
    }
    writer.endLine()
    output.write(writer.drain()[...])
  }
}
