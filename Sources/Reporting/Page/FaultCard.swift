internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation

/// One fault with pictures of its screens, why it matters, what to do and where it was described.
struct FaultCard {
  let fault: Fault
  let number: Int
  let id: String
  let report: DescriptionReport

  private var language: Language { report.language }

  private var finding: Finding { fault.first }

  func write(to page: inout MarkupWriter) {
    let style = "card is-\(OutcomeSign(fault.urgency).style)"
    page.element("article", [.style(style), Attribute("aria-labelledby", id)]) { card in
      card.element("details", [Attribute("open", nil)]) { details in
        details.element("summary") { summary in
          summary.element("h4", [.id(id)]) {
            $0.prose("\(language.numbers.text(number)). \(finding.message)")
          }
        }
        writeTags(to: &details)
        writeOthers(to: &details)
        writePictures(to: &details)
        writeReasons(to: &details)
        let lines = DescriptionLines(finding: finding, lines: report.lines, language: language)
        lines.write(to: &details)
        for other in fault.findings.dropFirst() { lines.writeAddress(of: other, to: &details) }
      }
    }
  }

  /// What is said of the other screens, where that is something else.
  private func writeOthers(to card: inout MarkupWriter) {
    for message in fault.distinct(\.message).dropFirst() { card.element("p") { $0.prose(message) } }
  }

  private func writePictures(to card: inout MarkupWriter) {
    guard !screens.isEmpty else { return }
    card.element("div", [.style("screens")]) { card in
      for (index, found) in screens.enumerated() {
        let (screen, finding) = found
        let id = "picture-\(id)-\(index + 1)"
        ScreenFigure(id, screen, PictureSubject(finding, on: screen), report).write(to: &card)
      }
    }
  }

  private func writeReasons(to card: inout MarkupWriter) {
    card.element("dl") { list in
      list.fact(language(.whyTitle)) { $0.prose(finding.why) }
      if !fault.fixes.isEmpty {
        list.fact(language(.whatDoTitle)) { $0.fixes(of: fault, in: language) }
      }
      list.fact(language(.guidelineTitle)) { writeGuidelines(to: &$0) }
      list.fact(language(.rule)) { value in
        value.words("\(finding.title) ")
        value.code(finding.rule)
      }
    }
  }

  private func writeTags(to card: inout MarkupWriter) {
    card.element("p", [.style("tags")]) { tags in
      OutcomeSign(fault.urgency).write(in: language, to: &tags)
      report.writeNewness(of: fault, to: &tags)
      tags.element("span", [], language(finding.owner.sentence))
      if finding.isDraft { tags.element("span", [], language(.draft)) }
      if fault.letters > 0 { tags.element("span", [], language(fault.letterCount)) }
      tags.element("a", [.style("self"), .link("#\(id)")], "#\(id)")
    }
  }

  private func writeGuidelines(to value: inout MarkupWriter) {
    value.list(of: zip(finding.guidelines, finding.citations)) { cited, item in
      guard let guideline = report.page.catalogue.guideline(cited.0) else {
        return item.words(cited.1)
      }
      GuidelineLink(guideline, in: language).write(to: &item)
    }
  }

  /// The screens that it is about; for a button that is nowhere, the first one.
  private var screens: [(DescribedScreen, Finding)] {
    let screens = report.result.login?.screens ?? []
    let found = fault.findings.compactMap { finding in
      screens.first { finding.location.path.isPath(in: $0.path) }.map { ($0, finding) }
    }
    guard found.isEmpty, !finding.missingButtons.isEmpty else { return found }
    return screens.first.map { [($0, finding)] } ?? []
  }
}
