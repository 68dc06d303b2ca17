internal import Diagnostics
package import Engine
internal import Model
internal import Rules

/// A fleet as SQL for SQLite: what is read makes the tables anew.
package struct FleetDatabase {
  private let numbers: [Fingerprint: Int]

  /// The rows of all apps are numbered in their order.
  package init(of fleet: FleetOverview) {
    let numbered = fleet.apps.enumerated().map { ($0.element.mark, $0.offset + 1) }
    numbers = Dictionary(numbered) { first, _ in first }
  }

  package static let end = "COMMIT;\n"

  /// The tables, and a row for each app and each earlier verdict on it.
  package func beginning(of fleet: FleetOverview) -> String {
    var text = "BEGIN;\n"
    for (name, columns) in Self.tables {
      text += "DROP TABLE IF EXISTS \(name);\nCREATE TABLE \(name) (\(columns));\n"
    }
    for (offset, app) in fleet.apps.enumerated() {
      text += row(
        "app",
        [
          .number(offset + 1), .text(app.app), .named(app.team), .text(app.file),
          .number(Int(app.document) ?? 1), .named(app.day), .text(app.verdict.rawValue),
          .text(app.state.rawValue), .number(app.isReady ? 1 : 0), .number(app.errors),
          .number(app.warnings), .number(app.notes), .number(app.bookkeeping),
          .number(app.decisions), .number(app.questions), .number(app.accepted),
          .number(app.refusals),
          .named(app.waiverEnd ?? ""), .named(app.openSince ?? ""), .number(app.newErrors),
          .number(app.isNewlyFailing ? 1 : 0),
        ]
      )
      for (run, release) in app.releases.enumerated() {
        guard let release else { continue }
        text += row(
          "trend",
          [
            .number(offset + 1), .number(run + 1), .text(release.day),
            .text(release.verdict.rawValue), .number(release.errors), .number(release.new),
            .number(release.fixed),
          ]
        )
      }
    }
    return text
  }

  /// The rows of what was found in a description, and of what it lacks.
  package func rows(of description: RunPart.Description) -> String {
    let key = description.key
    let mark = Fingerprint(of: description.app, key.file.path, key.document)
    guard let number = numbers[mark] else { return "" }
    let findings = description.results.map { entry in
      row(
        "finding",
        [
          .number(number), .text(entry.rule), .text(entry.outcome),
          .text(entry.severity.rawValue), .number(entry.isBookkeeping ? 1 : 0),
          .named(entry.owner?.rawValue ?? ""),
          .text(entry.title ?? entry.rule), .text(entry.message), .named(entry.fix),
          .text(entry.file ?? key.file.path), .number(Int(entry.line) ?? 1), .text(entry.path),
          .number(entry.refusals), .named(entry.link ?? ""), .named(entry.until ?? ""),
          .text(entry.fingerprint),
        ]
      )
    }
    let questions = description.questions.map { open in
      let values = [open.path, open.question, open.owner.rawValue].map(Value.text)
      return row("question", [.number(number)] + values)
    }
    return (findings + questions).joined()
  }

  private static let tables = [
    (
      "app",
      """
      id INTEGER PRIMARY KEY, app TEXT NOT NULL, team TEXT, file TEXT NOT NULL, \
      document INTEGER NOT NULL, as_of TEXT, verdict TEXT NOT NULL, state TEXT NOT NULL, \
      ready INTEGER NOT NULL, errors INTEGER NOT NULL, warnings INTEGER NOT NULL, \
      notes INTEGER NOT NULL, bookkeeping INTEGER NOT NULL, decisions INTEGER NOT NULL, questions INTEGER NOT NULL, \
      accepted INTEGER NOT NULL, refusals INTEGER NOT NULL, waived_until TEXT, \
      open_since TEXT, new_errors INTEGER NOT NULL, newly_failing INTEGER NOT NULL
      """
    ),
    (
      "trend",
      """
      app INTEGER NOT NULL REFERENCES app, run INTEGER NOT NULL, as_of TEXT NOT NULL, \
      verdict TEXT NOT NULL, errors INTEGER NOT NULL, new_errors INTEGER NOT NULL, \
      fixed_errors INTEGER NOT NULL
      """
    ),
    (
      "finding",
      """
      app INTEGER NOT NULL REFERENCES app, rule TEXT NOT NULL, outcome TEXT NOT NULL, \
      severity TEXT NOT NULL, bookkeeping INTEGER NOT NULL, owner TEXT, title TEXT NOT NULL, message TEXT NOT NULL, fix TEXT, \
      file TEXT NOT NULL, line INTEGER NOT NULL, path TEXT NOT NULL, refusals INTEGER NOT NULL, \
      link TEXT, waived_until TEXT, fingerprint TEXT NOT NULL
      """
    ),
    (
      "question",
      """
      app INTEGER NOT NULL REFERENCES app, path TEXT NOT NULL, question TEXT NOT NULL, \
      owner TEXT NOT NULL
      """
    ),
  ]

  private enum Value {
    case number(Int)
    case text(String)
    /// A text that is `NULL` where there is none.
    case named(String)

    var literal: String {
      switch self {
      case .number(let number): "\(number)"
      case .named(""): "NULL"
      case .text(let text), .named(let text):
        "'\(SingleLine(text).text.replacingScalars { $0 == "'" ? "''" : nil })'"
      }
    }
  }

  private func row(_ table: String, _ values: [Value]) -> String {
    "INSERT INTO \(table) VALUES (\(values.map(\.literal).joined(separator: ",")));\n"
  }
}
