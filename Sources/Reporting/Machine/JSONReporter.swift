internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules

/// The results as JSON, schema 1: stable, every other machine's format is made of the same values.
package struct JSONReporter: Reporter {
  package static let name = "json"

  private let style: ReportStyle

  package init(_ style: ReportStyle) {
    self.style = style
  }

  package func write(_ presentation: Presentation, to output: inout ReportOutput) {
    let run = presentation.run
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
          for result in run.descriptions {
            json.item { $0.write(result, said: run.language, style) }
            output.write(json.drain())
          }
        }
      }
      let places = DiagnosticPlaces(of: run)
      json.objects("diagnostics", of: run.diagnostics) { json, diagnostic in
        json.members(of: diagnostic, at: places, said: run.language)
      }
      json.members(of: run.inventory)
      let calls = NextCall.explaining(run.diagnostics) + run.nextCalls(style)
      json.members(of: calls, said: run.language)
    }
    writer.endLine()
    output.write(writer.drain())
  }
}
