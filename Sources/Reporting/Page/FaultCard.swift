internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation

/// What is found at one thing, with pictures of its screens; of each fault why it matters, what to
/// do and where it was described.
struct FaultCard {
  /// A fault with its number among all of the description, from 1, and the id of its heading.
  typealias Numbered = (fault: Fault, number: Int, id: String)

  /// The most urgent first; there is one at least.
  let faults: [Numbered]
  let report: DescriptionReport

  private var language: Language { report.language }

  func write(to page: inout MarkupWriter) {
    let (first, _, id) = faults[0]
    let style = "card is-\(OutcomeSign(first.urgency).style)"
    page.element("article", [.style(style), Attribute("aria-labelledby", id)]) { card in
      if faults.count > 1 { writePictures(to: &card) }
      for numbered in faults {
        card.element("details", [Attribute("open", nil)]) { write(numbered, to: &$0) }
      }
    }
  }

  private func write(_ numbered: Numbered, to details: inout MarkupWriter) {
    let (fault, number, id) = numbered
    details.element("summary") { summary in
      summary.element("h4", [.id(id)]) {
        $0.prose("\(language.numbers.text(number)). \(fault.first.message)")
      }
    }
    writeTags(of: fault, id, to: &details)
    // What is said of the other screens, where that is something else.
    for message in fault.distinct(\.message).dropFirst() {
      details.element("p") { $0.prose(message) }
    }
    if faults.count == 1 { writePictures(to: &details) }
    writeReasons(of: fault, to: &details)
    let lines = DescriptionLines(finding: fault.first, lines: report.lines, language: language)
    lines.write(to: &details)
    let place = fault.first.location.stretch
    for other in fault.findings where other.location.stretch != place {
      lines.writeAddress(of: other, to: &details)
    }
  }

  /// One picture a screen, with all that is found on it.
  private func writePictures(to card: inout MarkupWriter) {
    let screens = screens
    guard !screens.isEmpty else { return }
    card.element("div", [.style("screens")]) { card in
      for (index, (screen, findings)) in screens.enumerated() {
        let id = "picture-\(faults[0].id)-\(index + 1)"
        let subject = PictureSubject(findings, on: screen)
        ScreenFigure(id: id, screen: screen, subject: subject, report: report).write(to: &card)
      }
    }
  }

  private func writeReasons(of fault: Fault, to card: inout MarkupWriter) {
    let finding = fault.first
    card.element("dl") { list in
      if !finding.why.isEmpty { list.fact(language(.whyTitle)) { $0.prose(finding.why) } }
      if !fault.fixes.isEmpty {
        list.fact(language(.whatDoTitle)) { $0.fixes(of: fault, in: language) }
      }
      list.fact(language(.guidelineTitle)) { writeGuidelines(of: finding, to: &$0) }
      list.fact(language(.rule)) { value in
        value.words("\(finding.title) ")
        value.code(finding.rule)
      }
    }
  }

  private func writeTags(of fault: Fault, _ id: String, to card: inout MarkupWriter) {
    card.element("p", [.style("tags")]) { tags in
      OutcomeSign(fault.urgency).write(in: language, to: &tags)
      report.writeNewness(of: fault, to: &tags)
      tags.element("span", [], language(fault.first.owner.sentence))
      if fault.first.isDraft { tags.element("span", [], language(.draft)) }
      if fault.letters > 0 { tags.element("span", [], language(fault.letterCount)) }
      tags.element("a", [.style("self"), .link("#\(id)")], "#\(id)")
    }
  }

  private func writeGuidelines(of finding: Finding, to value: inout MarkupWriter) {
    value.list(of: zip(finding.guidelines, finding.citations)) { cited, item in
      guard let guideline = report.page.catalogue.guideline(cited.0) else {
        return item.words(cited.1)
      }
      item.link(to: guideline, in: language)
    }
  }

  /// The screens that it is about, with what is found there; for a button that is nowhere, the first
  /// one.
  private var screens: [(DescribedScreen, [Finding])] {
    let screens = report.result.login?.screens ?? []
    let findings = faults.flatMap(\.fault.findings)
    let found = screens.map { screen in
      (screen, findings.filter { $0.location.path.isPath(in: screen.path) })
    }
    .filter { !$1.isEmpty }
    let missing = findings.filter { !$0.missingButtons.isEmpty }
    guard found.isEmpty, !missing.isEmpty else { return found }
    return screens.first.map { [($0, missing)] } ?? []
  }
}
