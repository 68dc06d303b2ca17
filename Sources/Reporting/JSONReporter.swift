internal import Diagnostics
package import Engine
package import Rules

/// The results as JSON, schema 1: stable, every other machine's format is made of the same values.
package struct JSONReporter: Reporter {
  package static let name = "json"

  private let items: JSONItems

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    items = JSONItems(asking: setup.ids, of: setup.books, said: setup.language)
  }

  package func part(of result: LintResult) -> [UInt8] {
    items.bytes(of: result)
  }

  package mutating func add(_ part: [UInt8], to spool: any ReportSpool) {
    spool.append(part, lane: 0)
  }

  package func write(
    _ run: RunResult,
    from spool: any ReportSpool,
    to output: inout ReportOutput
  ) {
    var writer = JSONWriter(indentation: 2)
    var gap = 0
    writer.object { json in
      json.member("schemaVersion", 1)
      json.member("tool") { json in
        json.object { json in
          json.member("name", "reviewlint")
          json.member("version", run.tool.version)
          json.member("rules", run.tool.rules)
          json.member("overridden") { $0.strings(run.tool.overridden) }
          json.members(of: run.relaxations)
        }
      }
      json.member("verdict", run.verdict.rawValue)
      if let partial = run.partial { json.members(of: partial) }
      json.member("summary") { json in json.object { $0.members(of: run.summary) } }
      json.member("descriptions") { gap = $0.gap(isEmpty: run.summary.descriptions == 0) }
      json.member("diagnostics") { json in
        let places = DiagnosticPlaces(of: run)
        json.array(run.diagnostics) { json, diagnostic in
          json.object { $0.members(of: diagnostic, at: places, said: run.language) }
        }
      }
    }
    writer.endLine()
    output.write(writer.bytes[..<gap])
    output.beginItems()
    output.write(lane: 0, of: spool)
    _ = output.endItems()
    output.write(writer.bytes[gap...])
  }
}

/// Writes the results of descriptions as JSON, in a report or in a line each.
package struct JSONItems: Sendable {
  private let language: Language
  /// None for results that stand in a line each.
  private let indentation: Int?
  private let depth: Int
  /// The ids of the rules that are asked, as they stand in the lists of a result.
  private let rules: [String]
  private let ruleItems: [JSONWriter.Piece]
  private let layout: FindingLayout

  /// Results that stand among the `descriptions` of a report.
  package init(asking rules: [String], of books: [RuleBook], said language: Language) {
    self.init(asking: rules, of: books, said: language, indentation: 2, depth: 2)
  }

  /// Results that stand in a line each.
  package init(inLinesAsking rules: [String], of books: [RuleBook], said language: Language) {
    self.init(asking: rules, of: books, said: language, indentation: nil, depth: 0)
  }

  private init(
    asking rules: [String],
    of books: [RuleBook],
    said language: Language,
    indentation: Int?,
    depth: Int
  ) {
    self.language = language
    self.indentation = indentation
    self.depth = depth
    self.rules = rules
    // In a list, which is a member of the object that a result is.
    var list = JSONWriter(indentation: indentation, depth: depth + 2)
    ruleItems = rules.map { rule in
      list.continueList()
      return list.recorded { json in json.item { $0.value(rule) } }
    }
    // In an object, which is an item of such a list.
    layout = FindingLayout(of: books, indentation: indentation, depth: depth + 3)
  }

  /// The result in a line, or behind a comma that separates it from what comes before it.
  package func bytes(of result: LintResult) -> [UInt8] {
    var writer = JSONWriter(indentation: indentation, depth: depth)
    writer.reserve(result.findings.count * Self.usualSize)
    if indentation != nil { writer.continueList() }
    writer.item { write(result, to: &$0) }
    if indentation == nil { writer.endLine() }
    return writer.bytes
  }

  /// How many bytes a finding has, with its part of the rest.
  private static let usualSize = 1024

  private func write(_ result: LintResult, to json: inout JSONWriter) {
    json.object { json in
      json.member("file", result.file.id.path)
      json.member("document", result.document)
      json.member("app", result.app)
      json.member("edition", result.edition)
      json.member("asOf", result.asOf)
      json.member("verdict", result.verdict.rawValue)
      if result.rulesAsked.isPart { json.members(of: result.rulesAsked) }
      if !result.relaxations.isEmpty { json.members(of: result.relaxations) }
      let taken = result.takenFacts
      if !taken.isEmpty { json.members(of: taken) }
      json.member("results") { json in
        var members = FindingMembers(of: result, layout)
        json.array(result.findings) { json, finding in
          json.object { members.write(finding, to: &$0) }
        }
      }
      json.member("passed") { write(.pass, in: result.quiet, to: &$0) }
      json.member("notApplicable") { write(.notApplicable, in: result.quiet, to: &$0) }
      json.member("diagnostics") { json in
        let files = result.diagnostics.isEmpty ? SourceFiles() : result.files
        let places = DiagnosticPlaces(in: files)
        json.array(result.diagnostics) { json, diagnostic in
          json.object { $0.members(of: diagnostic, at: places, said: language) }
        }
      }
    }
  }

  private func write(_ outcome: Outcome, in quiet: RulesWithoutFindings, to json: inout JSONWriter)
  {
    guard quiet.ids == rules else { return json.strings(quiet.ids(of: outcome)) }
    json.array { json in
      for rank in quiet.ranks(of: outcome) { json.item(ruleItems[rank]) }
    }
  }
}

/// What the formats that are made of JSON say of runs and diagnostics.
extension JSONWriter {
  mutating func members(
    of diagnostic: Diagnostic,
    at places: DiagnosticPlaces,
    said language: Language
  ) {
    let stretch = places.stretch(of: diagnostic.range)
    member("severity", diagnostic.severity.rawValue)
    member("id", diagnostic.message.id)
    member("file", stretch.file)
    member("line", stretch.start.line)
    member("column", stretch.start.column)
    member("message", language(diagnostic.message.localizableText))
  }

  /// How many of the rules were asked, where that isn't all of them.
  mutating func members(of partial: RulesAsked) {
    member("partial") { json in
      json.object { json in
        json.member("asked", partial.asked)
        json.member("rules", partial.all)
      }
    }
  }

  mutating func members(of relaxations: [Relaxation]) {
    member("relaxations") { json in
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

  mutating func members(of summary: RunResult.Summary) {
    member("descriptions", summary.descriptions)
    let outcomes: [Outcome] = [
      .fail, .incomplete, .review, .pass, .exempt, .notApplicable, .waived,
    ]
    for outcome in outcomes { member(outcome.rawValue, summary[outcome]) }
  }
}
