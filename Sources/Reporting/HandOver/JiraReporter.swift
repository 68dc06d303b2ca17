internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// The results as issues to import into Jira: a table with an issue for each task, the most urgent
/// first, below one that says how the run came out.
///
/// Descriptions are in Jira's wiki markup; what was written elsewhere is no formatting in it, no
/// link, image, mention or macro.
package struct JiraReporter: Reporter {
  package static let name = "jira-csv"

  /// As Jira's importer takes them; the first has to be there, and one may be there twice.
  private static let heads = [
    "Summary", "Issue Type", "Priority", "Labels", "Labels", "Description",
  ]

  /// Jira takes 255 characters, an apostrophe before a formula among them.
  private static let longestSummary = 250

  private let language: Language
  private let catalogue: RuleCatalogue
  private var counts = Counts()

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    language = setup.language
    catalogue = RuleCatalogue(of: setup)
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    counts.add(result)
    for task in HandOverTask.all(of: result, catalogue, in: language) {
      let row = row(
        summary: "\(task.app): \(task.title)",
        priority: task.priority,
        owner: task.owner.rawValue,
        lines(of: task)
      )
      spool.append(row, lane: task.priority.rawValue)
    }
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    output.write(CSVReporter.row(Self.heads.map { [$0] }, in: language))
    let head = HandOverHead(run, counts)
    output.write(
      row(
        summary: "reviewlint: \(head.verdict)",
        priority: head.isUnjudged ? .highest : .medium,
        owner: Owner.product.rawValue,
        head.lines.map { "* \(escaped($0))" }
      )
    )
    for priority in HandOverTask.Priority.allCases {
      output.write(lane: priority.rawValue, of: spool)
    }
  }

  private func row(
    summary: String,
    priority: HandOverTask.Priority,
    owner: String,
    _ description: [String]
  ) -> String {
    let short = SingleLine(summary, in: language).text.shortened(to: Self.longestSummary)
    let cells = [[short], ["Task"], [priority.word], ["reviewlint"], [owner], description]
    return CSVReporter.row(cells, in: language)
  }

  private func lines(of task: HandOverTask) -> [String] {
    var lines = task.points.map { "* \(escaped($0))" }
    if !task.fix.isEmpty { lines.append(labelled(.whatDoLabel, escaped(task.fix))) }
    if let guideline = task.guideline {
      let citation = escaped(guideline.citation(in: language))
      let address = guideline.webAddress?.text.replacing("]", with: "%5D")
      lines.append(
        labelled(.guidelineTitleLabel, address.map { "[\(citation)|\($0)]" } ?? citation)
      )
    }
    if task.refusals > 0 {
      lines.append(language(Message(.knownRefusals, count: task.refusals, task.refusals)))
    }
    lines.append(labelled(.whereLabel, task.places.map(escaped).joined(separator: ", ")))
    lines.append("reviewlint \(task.mark.hexadecimal)")
    return lines
  }

  private func labelled(_ label: Message, _ words: String) -> String {
    "*\(language(label))* \(words)"
  }

  /// One line in which nothing is markup.
  private func escaped(_ text: String) -> String {
    var before: Unicode.Scalar = " "
    return SingleLine(text, in: language).text.replacingScalars { scalar in
      defer { before = scalar }
      return Self.isMarkup(scalar, behind: before) ? "\\\(scalar)" : nil
    }
  }

  /// A dash between letters strikes nothing out; a slash makes an address a link.
  private static func isMarkup(_ scalar: Unicode.Scalar, behind before: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-": !Character(before).isLetter && !Character(before).isNumber
    case "/": before == ":"
    case "?": before == "?"
    default: markup.contains(scalar)
    }
  }

  private static let markup = Set("\\{}[]|*_^~+!".unicodeScalars)
}

extension HandOverTask.Priority {
  /// As Jira calls it where nobody has changed that.
  fileprivate var word: String {
    switch self {
    case .highest: "Highest"
    case .high: "High"
    case .medium: "Medium"
    case .low: "Low"
    }
  }
}
