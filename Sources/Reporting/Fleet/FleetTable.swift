internal import Diagnostics
internal import Linting
internal import Rules

/// Every description of a fleet in a line: its app and file, its verdict and what counts.
struct FleetTable {
  let style: ReportStyle
  let language: Language

  /// From so many columns on, a table can be read.
  private static let leastWidth = 64

  func text(_ run: RunResult) -> String {
    let rows = run.descriptions.map { ($0, QualifiedVerdict($0, in: run)) }
    return style.width < Self.leastWidth
      ? rows.map(listed).joined() : table.text(rows.map(row))
  }

  private var table: TextTable {
    TextTable(
      columns: [
        .init(heading: language("app"), kind: .name),
        .init(heading: language("file"), kind: .path),
        .init(heading: language("verdict"), kind: .words),
        .init(heading: language("errors"), kind: .number),
        .init(heading: language("warnings"), kind: .number),
        .init(heading: language("missing"), kind: .number),
      ],
      style: style,
      language: language
    )
  }

  private func row(of result: LintResult, _ verdict: QualifiedVerdict) -> [TextTable.Cell] {
    let counts = Counts([result])
    let errors = counts.failures(.error)
    let warnings = counts.failures(.warning)
    return [
      .init(text: result.app),
      .init(text: place(of: result)),
      .init(text: language(verdict.fleetWord), role: VerdictText.role(of: verdict)),
      .init(text: language.numbers.text(errors), role: errors > 0 ? .error : .quiet),
      .init(text: language.numbers.text(warnings), role: warnings > 0 ? .warning : .quiet),
      .init(text: language.numbers.text(result.questions.count)),
    ]
  }

  private func place(of result: LintResult) -> String {
    let path = result.file.id.path
    guard result.document > 1 else { return path }
    return language("\(path), document \(result.document)")
  }

  /// The same in two lines, where a table has no room.
  private func listed(_ result: LintResult, _ verdict: QualifiedVerdict) -> String {
    let app = TerminalText.safe(language.isolated(result.app))
    let place = TerminalText.safe(language.isolated(self.place(of: result)))
    let missing = MissingFactCount([result])
    let facts = missing.count == 0 ? [] : [missing.wording]
    let words = ([verdict.fleetWord] + Counts([result]).failures + facts).inOneLine
    let title = Paragraph(label: "", text: "\(app) (\(place))", width: style.width)
    return title.laidOut(label: "") + "\n  "
      + style.paint(language(words), VerdictText.role(of: verdict)) + "\n"
  }
}

extension QualifiedVerdict {
  /// The verdict as a table has room for it.
  fileprivate var fleetWord: Wording {
    switch verdict {
    case .compliant: isPart ? "partial" : exceptions == nil ? "compliant" : "with exceptions"
    case .incomplete: "incomplete"
    case .violations: "violations"
    case .unjudged: "unjudged"
    }
  }
}
