internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation
internal import Rules

/// Every description of a fleet in a line: its app and file, its verdict and what counts.
struct FleetTable {
  /// From so many columns on, a table can be read.
  private static let leastWidth = 64

  private let style: ReportStyle
  private let run: PresentedRun

  init(of run: PresentedRun, style: ReportStyle) {
    self.style = style
    self.run = run
  }

  private var language: Language { run.language }

  var text: String {
    guard style.width >= Self.leastWidth else { return run.descriptions.map(listed).joined() }
    let table = TextTable(
      columns: [
        .init(heading: language(.app), kind: .name),
        .init(heading: language(.file), kind: .path),
        .init(heading: language(.verdict), kind: .words),
        .init(heading: language(.errors), kind: .number),
        .init(heading: language(.warnings), kind: .number),
        .init(heading: language(.upkeep), kind: .rareNumber),
        .init(heading: language(.missing), kind: .number),
      ],
      rows: run.descriptions.map(cells),
      style: style,
      language: language
    )
    return table.text
  }

  private func cells(of description: PresentedDescription) -> [TextTable.Cell] {
    let (result, verdict) = (description.result, description.verdict)
    let counts = description.counts
    let errors = counts.failures(.error)
    let warnings = counts.failures(.warning)
    return [
      .init(text: result.app),
      .init(text: place(of: result)),
      .init(text: language(verdict.fleetWord), role: VerdictText.role(of: verdict)),
      .init(text: language.numbers.text(errors), role: errors > 0 ? .error : .quiet),
      .init(text: language.numbers.text(warnings), role: warnings > 0 ? .warning : .quiet),
      .init(
        text: language.numbers.text(counts.bookkeeping),
        role: counts.bookkeeping > 0 ? .warning : .quiet),
      .init(text: language.numbers.text(counts.missing.count)),
    ]
  }

  private func place(of result: LintResult) -> String {
    let path = result.file.id.path
    guard result.document > 1 else { return path }
    return language(Message(.documentOfFile, path, result.document))
  }

  /// An app in two lines, where a table has no room.
  private func listed(_ description: PresentedDescription) -> String {
    let (result, verdict) = (description.result, description.verdict)
    let counts = description.counts
    let app = TerminalText.safe(language.isolated(result.app))
    let place = TerminalText.safe(language.isolated(self.place(of: result)))
    let facts = counts.missing.count == 0 ? [] : [counts.missing.message]
    let words = ([verdict.fleetWord] + counts.failures + facts).inOneLine
    let title = Paragraph(label: "", text: "\(app) (\(place))", width: style.width)
    return title.laidOut(label: "") + "\n  "
      + style.paint(language(words), VerdictText.role(of: verdict)) + "\n"
  }
}

extension QualifiedVerdict {
  /// The verdict as a table has room for it.
  fileprivate var fleetWord: Message {
    switch state {
    case .unjudged: Message(.unjudged)
    case .violations: Message(.violations)
    case .incomplete: Message(.incomplete)
    case .partial: Message(.partial)
    case .toDecide: Message(.toDecide)
    case .readyButFor: Message(.withExceptions)
    case .ready: Message(.compliant)
    }
  }
}
