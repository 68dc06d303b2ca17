internal import Diagnostics
internal import Documents
package import Expressions
internal import Model

/// How much a rule matters, by the day of submission: it may rise, and never falls.
package struct SeveritySteps: Sendable, Equatable {
  /// What holds before any of the days.
  package let first: Severity
  /// What holds from days on, each stricter and later than the one before.
  package private(set) var later: [Step] = []

  package struct Step: Sendable, Equatable {
    package let severity: Severity
    package let from: Timestamp
  }

  package init(_ severity: Severity) {
    first = severity
  }

  package func severity(on day: Timestamp) -> Severity {
    later.last { $0.from.seconds <= day.seconds }?.severity ?? first
  }

  package var rises: Bool { !later.isEmpty }

  /// What it comes to at last.
  package var most: Severity { later.last?.severity ?? first }

  /// `note, warning from 2026-12-01`.
  package var text: String {
    ([first.rawValue] + later.map { "\($0.severity.rawValue) from \($0.from.day)" })
      .joined(separator: ", ")
  }
}

extension ValueForm<SeveritySteps> {
  /// A word, or words with the days from which on they hold; the first goes without.
  static var severity: Self {
    let words = ValueShape.word(among: Severity.allCases.map(\.rawValue))
    return Self(.any([words, .map(.any([.day, .nothing]))])) { $0.severity($1) }
  }
}

extension NodeReader {
  fileprivate mutating func severity(_ node: DocumentNode) -> SeveritySteps? {
    guard let entries = node.entries else {
      return word(node, of: Severity.self).map { SeveritySteps($0) }
    }
    guard let first = entries.first else {
      diagnostics.report(Message(.risingSeverity), at: range(of: node))
      return nil
    }
    guard let severity = word(first.key, of: Severity.self) else { return nil }
    guard first.value.isNull else {
      diagnostics.report(
        Message(.risingSeverityLate, severity.rawValue.quoted),
        at: range(of: first.value)
      )
      return nil
    }
    var steps = SeveritySteps(severity)
    for entry in entries.dropFirst() {
      guard let step = step(entry, after: steps) else { return nil }
      steps.append(step)
    }
    return steps
  }

  private mutating func step(
    _ entry: DocumentNode.Entry,
    after steps: SeveritySteps
  ) -> SeveritySteps.Step? {
    guard let severity = word(entry.key, of: Severity.self) else { return nil }
    guard severity > steps.most else {
      diagnostics.report(
        Message(.risingSeverityFalling, severity.rawValue.quoted, steps.most.rawValue.quoted),
        at: range(of: entry.key)
      )
      return nil
    }
    guard !entry.value.isNull else {
      diagnostics.report(
        Message(.risingSeverityUndated, severity.rawValue.quoted),
        at: range(of: entry.key)
      )
      return nil
    }
    guard let day = day(entry.value) else { return nil }
    if let last = steps.later.last, day.seconds <= last.from.seconds {
      diagnostics.report(.earlySeverity(severity, last), at: range(of: entry.value))
      return nil
    }
    return SeveritySteps.Step(severity: severity, from: day)
  }
}

extension SeveritySteps {
  fileprivate mutating func append(_ step: Step) { later.append(step) }
}

extension Message {
  fileprivate static func earlySeverity(_ severity: Severity, _ last: SeveritySteps.Step) -> Self {
    Self(
      .risingSeverityEarly,
      severity.rawValue.quoted,
      last.severity.rawValue.quoted,
      last.from.day
    )
  }
}
