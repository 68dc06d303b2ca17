internal import Diagnostics
internal import Linting
internal import Rules

/// Findings and diagnostics as members of a JSON object; the same in every format made of JSON.
struct JSONResults {
  private let places: DiagnosticPlaces
  private let language: Language

  init(in files: SourceFiles, said language: Language) {
    places = DiagnosticPlaces(in: files)
    self.language = language
  }

  init(of run: RunResult) {
    places = DiagnosticPlaces(of: run)
    language = run.language
  }

  static func write(_ finding: Finding, to json: inout JSONWriter) {
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
    json.member("related") { json in
      json.array(finding.related) { json, related in
        json.object { json in
          write(related.location, to: &json)
          json.member("message", related.note)
        }
      }
    }
    json.member("missing") { $0.strings(finding.missing) }
    json.member("fingerprint", finding.fingerprint)
    if let acceptance = finding.acceptance { write(acceptance, to: &json) }
  }

  func write(_ diagnostics: [Diagnostic], to json: inout JSONWriter) {
    json.array(diagnostics) { json, diagnostic in
      json.object { write(diagnostic, to: &$0) }
    }
  }

  func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    let stretch = places.stretch(of: diagnostic.range)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("id", diagnostic.message.id)
    json.member("file", stretch.file)
    json.member("line", stretch.start.line)
    json.member("column", stretch.start.column)
    json.member("message", language(diagnostic.message.wording))
  }

  /// How many of the rules were asked, where that isn't all of them.
  static func write(_ partial: RulesAsked, to json: inout JSONWriter) {
    json.member("partial") { json in
      json.object { json in
        json.member("asked", partial.asked)
        json.member("rules", partial.all)
      }
    }
  }

  static func write(_ relaxations: [Relaxation], to json: inout JSONWriter) {
    json.member("relaxations") { json in
      json.array(relaxations) { json, relaxation in
        json.object { json in
          json.member("kind", relaxation.kind.rawValue)
          json.member("what", relaxation.what)
          json.member("file", relaxation.file)
          json.member("line", relaxation.start.line)
        }
      }
    }
  }

  static func write(_ summary: RunResult.Summary, to json: inout JSONWriter) {
    json.member("descriptions", summary.descriptions)
    for outcome in outcomesInOrder { json.member(named: outcome.rawValue, summary[outcome]) }
  }

  private static let outcomesInOrder: [Outcome] = [
    .fail, .incomplete, .review, .pass, .exempt, .notApplicable, .waived,
  ]

  private static func write(_ location: Location, to json: inout JSONWriter) {
    if location.isInCapture { json.member("file", location.range.file.path) }
    json.member("path", location.path)
    json.member("pointer", location.pointer)
    json.member("line", location.start.line)
    json.member("column", location.start.column)
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
}
