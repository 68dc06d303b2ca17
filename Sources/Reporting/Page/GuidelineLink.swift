internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation
internal import Rules

extension DescriptionReport {
  /// A row for each guideline: number, title, status, findings.
  func writeGuidelines(to part: inout MarkupWriter) {
    let rows = guidelineRows
    guard !rows.isEmpty else { return }
    heading(Message(.guidelineBy), id: "guidelines", to: &part)
    let caption = language(.everyGuidelineRecommendationLookedAt)
    let columns = [language(.guidelineTitle), language(.status), language(.openPoints)]
    part.table(caption, columns: columns) { body in
      for row in rows { write(row, to: &body) }
    }
  }

  private func write(_ row: GuidelineRow, to body: inout MarkupWriter) {
    body.line()
    body.element("tr") { cells in
      cells.element("th", [Attribute("scope", "row")]) { cell in
        GuidelineLink(row.guideline, in: language).write(to: &cell)
      }
      cells.element("td") {
        OutcomeSign(row.outcome, row.severity).write(in: language, to: &$0)
      }
      cells.element("td") { cell in
        let count = language.numbers.text(row.count)
        guard let target = target(of: row) else { return cell.words(count) }
        cell.element("a", [.link("#\(target)")], count)
      }
    }
  }

  /// The id of the first thing on the page that the row counts.
  private func target(of row: GuidelineRow) -> String? {
    if let fault = row.fault { return cardID(fault) }
    if row.outcome == .incomplete { return missingFactsID }
    return row.decision.map(decisionID)
  }

  /// What is worst first; what is as bad stays in the order of the guidelines.
  private var guidelineRows: [GuidelineRow] {
    page.catalogue.guidelines.compactMap(row).sorted {
      ($0.outcome, $1.severity) < ($1.outcome, $0.severity)
    }
  }

  /// Nil for a guideline that no rule cites.
  private func row(_ guideline: Guideline) -> GuidelineRow? {
    let cites: (String) -> Bool = { rule in
      page.catalogue[rule]?.guidelines.contains { $0.key == guideline.key } ?? false
    }
    let found = result.findings.filter { $0.guidelines.contains(guideline.key) }
    var outcomes = found.map(\.outcome)
    if result.passed.contains(where: cites) { outcomes.append(.pass) }
    if result.notApplicable.contains(where: cites) { outcomes.append(.notApplicable) }
    guard let worst = outcomes.min() else { return nil }
    let isCited: (Fault) -> Bool = { $0.first.guidelines.contains(guideline.key) }
    return GuidelineRow(
      guideline: guideline, outcome: worst,
      severity: found.filter { $0.outcome == worst }.map(\.severity).max() ?? .note,
      count: (faults + undecided + decisions).count(where: isCited),
      fault: faults.firstIndex(where: isCited), decision: decisions.firstIndex(where: isCited))
  }
}

/// How a description fares with a guideline that its rules cite.
private struct GuidelineRow {
  let guideline: Guideline
  /// The worst that any of its rules came to, and of those the gravest.
  let outcome: Outcome
  let severity: Severity
  /// How much asks for something; what is the same on several screens counts once.
  let count: Int
  /// The positions of the first fault and the first decision.
  let fault: Int?
  let decision: Int?
}

/// A guideline as people cite it, leading to Apple's page where there is one.
struct GuidelineLink {
  private let guideline: Guideline
  private let language: Language

  init(_ guideline: Guideline, in language: Language) {
    self.guideline = guideline
    self.language = language
  }

  func write(to page: inout MarkupWriter) {
    let words = guideline.citation(in: language)
    guard let address = guideline.webAddress else { return page.words(words) }
    page.element("a", [.link(guideline.address), Attribute("rel", "noreferrer")], words)
    page.words(" ")
    page.element("span", [.style("quiet"), Attribute("dir", "ltr")], "(\(address.host))")
  }
}
