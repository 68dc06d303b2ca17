internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// The results as a table for spreadsheets: RFC 4180, with everything in quotes.
package struct CSVReporter: Reporter {
  package static let name = "csv"

  private static let heads = [
    "file", "document", "app", "edition", "asOf", "outcome", "severity", "rule", "guidelines",
    "title", "message", "fix", "path", "line", "column", "endLine", "endColumn", "missing",
    "reason", "approvedBy", "until", "fingerprint", "owner", "refusals", "link",
  ]

  private let language: Language

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    language = setup.language
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    for finding in result.findings { spool.append(row(Self.values(of: finding, in: result))) }
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    output.write(row(Dictionary(uniqueKeysWithValues: Self.heads.map { ($0, $0) })))
    output.write(of: spool)
    let places = DiagnosticPlaces(of: run)
    for diagnostic in run.diagnostics {
      let values = [
        "outcome": "unjudged", "severity": diagnostic.severity.rawValue,
        "rule": diagnostic.message.id, "message": language(diagnostic.message),
      ]
      let stretch = Self.values(of: places.stretch(of: diagnostic.range))
      output.write(row(values.merging(stretch) { $1 }))
    }
    if let seen = run.inventory.message {
      output.write(row(["outcome": "seen", "message": language(seen)]))
    }
    for relaxed in RelaxedPlace.all(of: run) {
      let values = [
        "outcome": "relaxed", "rule": relaxed.kind.rawValue,
        "message": language(relaxed.message),
      ]
      output.write(row(values.merging(Self.values(of: relaxed.stretch)) { $1 }))
    }
  }

  private static func values(of stretch: Stretch) -> [String: String] {
    [
      "file": stretch.file, "line": "\(stretch.start.line)", "column": "\(stretch.start.column)",
      "endLine": "\(stretch.end.line)", "endColumn": "\(stretch.end.column)",
    ]
  }

  private static func values(of finding: Finding, in result: LintResult) -> [String: String] {
    let location = finding.location
    var values = [
      "document": "\(result.document)", "app": result.app, "edition": result.edition,
      "asOf": result.asOf, "outcome": finding.outcome.rawValue,
      "severity": finding.severity.rawValue, "rule": finding.rule,
      "guidelines": finding.guidelines.joined(separator: " "), "title": finding.title,
      "message": finding.message, "fix": finding.fix, "path": location.path,
      "missing": finding.missing.joined(separator: " "),
      "fingerprint": finding.fingerprint.hexadecimal, "owner": finding.owner.rawValue,
      "refusals": "\(finding.refusals.letters)", "link": finding.link ?? "",
    ]
    values.merge(self.values(of: location.stretch)) { $1 }
    switch finding.acceptance {
    case .waiver(let reason, let approvedBy, let until):
      values.merge(["reason": reason, "approvedBy": approvedBy, "until": until]) { $1 }
    case .baseline:
      values["reason"] = "baseline"
    case .decision(let because, let by, _, _):
      values.merge(["reason": because, "approvedBy": by]) { $1 }
    case nil: break
    }
    return values
  }

  private func row(_ values: [String: String]) -> String {
    Self.row(values, under: Self.heads, in: language)
  }

  /// A line of a table: the values that its columns have.
  static func row(
    _ values: [String: String],
    under heads: [String],
    in language: Language
  ) -> String {
    row(heads.map { [values[$0] ?? ""] }, in: language)
  }

  /// A line of a table: its cells, each of which has some lines.
  static func row(_ cells: [[String]], in language: Language) -> String {
    cells.map { cell($0, in: language) }.joined(separator: ",") + "\r\n"
  }

  /// Lines in quotes; what a spreadsheet would take for a formula begins with an apostrophe.
  private static func cell(_ lines: [String], in language: Language) -> String {
    let text = lines.map { SingleLine($0, in: language).text }.joined(separator: "\n")
    let isFormula =
      text.unicodeScalars.first { $0 != " " }.map(formulaSigns.contains) ?? false
    return "\"\(isFormula ? "'" : "")\(text.replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }

  private static let formulaSigns = Set("=+-@＝＋－＠".unicodeScalars)
}
