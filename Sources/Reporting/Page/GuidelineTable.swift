internal import Diagnostics
internal import Linting
internal import Rules

/// A row for each guideline: number, title, status, findings.
struct GuidelineTable {
  private let section: DescriptionReport

  init(_ section: DescriptionReport) {
    self.section = section
  }

  func write(to page: inout MarkupWriter) {
    let overview = GuidelineOverview(section)
    let language = section.language
    guard !overview.rows.isEmpty else { return }
    section.heading("By guideline", to: &page)
    page.element("table") { table in
      table.element(
        "caption",
        [],
        language("Every guideline and recommendation that was looked at")
      )
      table.element("thead") { head in
        head.element("tr") { row in
          let titles = [language("Guideline"), language("Status"), language("Open points")]
          for title in titles { row.element("th", [Attribute("scope", "col")], title) }
        }
      }
      table.element("tbody") { body in
        for row in overview.rows { write(row, to: &body) }
      }
    }
  }

  private func write(_ row: GuidelineOverview.Row, to body: inout MarkupWriter) {
    let language = section.language
    body.line()
    body.element("tr") { cells in
      cells.element("th", [Attribute("scope", "row")]) { cell in
        GuidelineLink(row.guideline, in: language).write(to: &cell)
      }
      cells.element("td") { OutcomeSign(row.outcome).write(in: language, to: &$0) }
      cells.element("td") { cell in
        let count = language.numbers.text(row.count)
        guard let target = target(of: row) else { return cell.words(count) }
        cell.element("a", [.link("#\(target)")], count)
      }
    }
  }
}

extension GuidelineTable {
  /// The id of the first thing on the page that the row counts.
  private func target(of row: GuidelineOverview.Row) -> String? {
    if let failure = row.failure { return section.cardID(failure) }
    if row.outcome == .incomplete { return section.missingFactsID }
    return row.decision.map(section.decisionID)
  }
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
