internal import Linting

extension LintResult {
  /// The findings of an outcome, what matters most first, then by place.
  func findings(_ outcome: Outcome) -> [Finding] {
    let found = findings.enumerated().filter { $0.element.outcome == outcome }
    return found.sorted { one, other in
      one.element.severity == other.element.severity
        ? one.offset < other.offset : one.element.severity > other.element.severity
    }
    .map(\.element)
  }
}
