internal import Diagnostics
package import Linting
internal import Rules

/// The results as a table for spreadsheets: RFC 4180, with everything in quotes.
package struct CSVReporter: Reporter {
  package static let name = "csv"

  private static let heads = [
    "file", "document", "app", "edition", "asOf", "outcome", "severity", "rule", "guidelines",
    "title", "message", "fix", "path", "line", "column", "endLine", "endColumn", "missing",
    "reason", "approvedBy", "until", "fingerprint",
  ]

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    let places = DiagnosticPlaces(of: run)
    let findings = run.descriptions.flatMap { result in
      result.findings.map { Self.values(of: $0, in: result) }
    }
    let diagnostics = run.diagnostics.map { diagnostic in
      let stretch = places.stretch(of: diagnostic.range)
      return [
        "file": stretch.file, "outcome": "unjudged", "severity": diagnostic.severity.rawValue,
        "rule": diagnostic.message.id, "message": run.language(diagnostic.message.wording),
        "line": "\(stretch.start.line)", "column": "\(stretch.start.column)",
        "endLine": "\(stretch.end.line)", "endColumn": "\(stretch.end.column)",
      ]
    }
    let relaxed = RelaxedPlace.all(of: run).map { relaxed in
      [
        "file": relaxed.stretch.file, "outcome": "relaxed", "rule": relaxed.kind.rawValue,
        "message": run.language(relaxed.wording), "line": "\(relaxed.stretch.start.line)",
        "column": "\(relaxed.stretch.start.column)", "endLine": "\(relaxed.stretch.end.line)",
        "endColumn": "\(relaxed.stretch.end.column)",
      ]
    }
    let rows = (findings + diagnostics + relaxed).map { values in
      Self.heads.map { values[$0] ?? "" }
    }
    let table = [Self.heads] + rows
    let lines = table.map { row in
      row.map { Self.cell($0, in: run.language) }.joined(separator: ",") + "\r\n"
    }
    return lines.joined()
  }

  private static func values(of finding: Finding, in result: LintResult) -> [String: String] {
    var values = [
      "file": result.file.id.path, "document": "\(result.document)", "app": result.app,
      "edition": result.edition, "asOf": result.asOf, "outcome": finding.outcome.rawValue,
      "severity": finding.severity.rawValue, "rule": finding.rule,
      "guidelines": finding.guidelines.joined(separator: " "), "title": finding.title,
      "message": finding.message, "fix": finding.fix, "path": finding.location.path,
      "line": "\(finding.location.start.line)", "column": "\(finding.location.start.column)",
      "endLine": "\(finding.location.end.line)", "endColumn": "\(finding.location.end.column)",
      "missing": finding.missing.joined(separator: " "), "fingerprint": finding.fingerprint,
    ]
    switch finding.acceptance {
    case .waiver(let reason, let approvedBy, let until):
      values.merge(["reason": reason, "approvedBy": approvedBy, "until": until]) { $1 }
    case .baseline:
      values["reason"] = "baseline"
    case nil: break
    }
    return values
  }

  /// One line in quotes; what a spreadsheet would take for a formula begins with an apostrophe.
  private static func cell(_ text: String, in language: Language) -> String {
    let line = SingleLine(text, in: language).text
    let isFormula = line.unicodeScalars.first { $0 != " " }.map(formulaSigns.contains) ?? false
    return "\"\(isFormula ? "'" : "")\(line.replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }

  private static let formulaSigns = Set("=+-@＝＋－＠".unicodeScalars)
}
