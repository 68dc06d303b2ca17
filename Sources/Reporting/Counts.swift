internal import Linting
internal import Rules

/// How often each outcome occurs, in words.
struct Counts {
  private var failed: [Severity: Int] = [:]
  private var outcomes: [Outcome: Int] = [:]

  init(_ results: [LintResult]) {
    for result in results {
      for finding in result.findings {
        outcomes[finding.outcome, default: 0] += 1
        if finding.outcome == .fail { failed[finding.severity, default: 0] += 1 }
      }
      outcomes[.pass, default: 0] += result.passed.count
      outcomes[.notApplicable, default: 0] += result.notApplicable.count
    }
  }

  /// `13 errors, 2 warnings, 1 for a person to decide, 40 passed, 22 not applicable`.
  var text: String {
    let failures = [
      Self.counted(failed[.error], "error", "errors"),
      Self.counted(failed[.warning], "warning", "warnings"),
      Self.counted(failed[.note], "note", "notes"),
    ]
    let others = [
      Self.counted(outcomes[.incomplete], "undecided", "undecided"),
      Self.counted(outcomes[.review], "for a person to decide", "for a person to decide"),
      Self.counted(outcomes[.waived], "waived", "waived"),
      Self.counted(outcomes[.exempt], "exempt", "exempt"),
    ]
    let always = [
      "\(outcomes[.pass] ?? 0) passed", "\(outcomes[.notApplicable] ?? 0) not applicable",
    ]
    return ((failures + others).compactMap { $0 } + always).joined(separator: ", ")
  }

  private static func counted(_ count: Int?, _ one: String, _ many: String) -> String? {
    guard let count, count > 0 else { return nil }
    return "\(count) \(count == 1 ? one : many)"
  }
}
