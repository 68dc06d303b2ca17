internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Rules

/// Many descriptions at once: a table of them, then what was found, each rule once.
struct FleetText {
  /// So many descriptions are still shown one by one.
  static let mostInFull = 20

  let style: ReportStyle
  let language: Language
  let guidelines: GuidelineAddresses

  func text(_ run: RunResult) -> String {
    let results = run.descriptions
    let groups = FindingGroup.groups(of: results)
    let table = FleetTable(style: style, language: language).text(run)
    return table + "\n" + groups.map { text(of: $0) + "\n" }.joined() + missing(from: results)
  }

  /// The rule with its reason, then each place in a line of its own.
  private func text(of group: FindingGroup) -> String {
    let finding = group.example
    let count = group.findings.count
    let text = FindingText(style: style, language: language, guidelines: guidelines)
    let title: Wording = .counted(
      count,
      one: "\(finding.title) (\(count) place)",
      other: "\(finding.title) (\(count) places)"
    )
    let lines =
      [text.head(of: finding, saying: language(title))] + text.reasons(of: finding)
      + group.findings.map(place)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The place and what is said about it, below it where there is no room beside it.
  private func place(of finding: Finding) -> String {
    let start = finding.location.start
    let name = TerminalText.safe(finding.location.range.file.path)
    let arrow = "  --> \(name):\(start.line):\(start.column)"
    let message = TerminalText.safe(finding.message)
    let room = style.width - TerminalText.width(arrow) - Self.gap.count
    if room >= min(Self.leastRoom, TerminalText.width(message)) {
      return style.paint(arrow, .place) + Self.gap + TerminalText.cut(message, to: room)
    }
    let below = String(repeating: " ", count: 6)
    return style.paint(arrow, .place) + "\n" + below
      + TerminalText.cut(message, to: style.width - below.count)
  }

  private static let gap = "  "
  /// In fewer columns a sentence doesn't say enough.
  private static let leastRoom = 32

  /// Each missing fact once, what most descriptions lack first.
  private func missing(from results: [LintResult]) -> String {
    let paths = results.flatMap { $0.questions.asked.map(\.path.description) }
    let counts = paths.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let facts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let missing = MissingFactCount(results)
    var text = ""
    if !facts.isEmpty {
      let count = missing.wording
      let lead: Wording = "\(count); checked alone, a description says where each belongs:"
      text += wrapped(lead) + "\n\n"
      for (path, count) in facts { text += "  " + line(of: path, lacking: count) + "\n" }
      text += "\n"
    }
    return missing.further == 0 ? text : text + wrapped(missing.furtherWording) + "\n\n"
  }

  private func line(of path: String, lacking count: Int) -> String {
    let wording: Wording = .counted(
      count,
      one: "\(path): in \(count) description",
      other: "\(path): in \(count) descriptions"
    )
    return TerminalText.safe(language(wording))
  }

  private func wrapped(_ wording: Wording) -> String {
    Paragraph(label: "", text: language(wording), width: style.width).laidOut(label: "")
  }
}
