internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Rules

/// One finding with its picture, why it matters, what to do and where it was described.
struct FindingCard {
  let finding: Finding
  let id: String
  let section: DescriptionReport
  let lines: DescriptionLineTables

  private var language: Language { section.language }

  func write(to page: inout MarkupWriter) {
    let style = OutcomeSign(finding.outcome, finding.severity).style
    page.element("article", [.style("card is-\(style)"), Attribute("aria-labelledby", id)]) {
      card in
      card.element("h4", [.id(id)], finding.message)
      writeTags(to: &card)
      guard let screen else { return writeWords(to: &card) }
      card.element("div", [.style("beside")]) { halves in
        let subject = PictureSubject(finding, on: screen)
        ScreenFigure(screen: screen, subject: subject, language: language)
          .write(id: "picture-\(id)", to: &halves)
        halves.element("div") { writeWords(to: &$0) }
      }
    }
  }

  private func writeWords(to card: inout MarkupWriter) {
    card.element("dl") { list in
      list.fact(language("Why")) { $0.words(finding.why) }
      if !finding.fix.isEmpty { list.fact(language("What to do")) { $0.words(finding.fix) } }
      list.fact(language("Guideline")) { writeGuidelines(to: &$0) }
      list.fact(language("Rule")) { value in
        value.words("\(finding.title) ")
        value.code(finding.rule)
      }
    }
    DescriptionLines(finding: finding, lines: lines, language: language).write(to: &card)
  }

  private func writeTags(to card: inout MarkupWriter) {
    card.element("p", [.style("tags")]) { tags in
      OutcomeSign(finding.outcome, finding.severity).write(in: language, to: &tags)
      tags.element("span", [], language(finding.owner.sentence))
    }
  }

  private func writeGuidelines(to value: inout MarkupWriter) {
    value.element("ul") { list in
      for (key, citation) in zip(finding.guidelines, finding.citations) {
        list.element("li") { item in
          guard let guideline = section.page.catalogue.guideline(key) else {
            return item.words(citation)
          }
          GuidelineLink(guideline, in: language).write(to: &item)
        }
      }
    }
  }

  /// The screen that the finding is about; for a button that is nowhere, the first one.
  private var screen: DescribedScreen? {
    let screens = section.result.login?.screens ?? []
    let path = finding.location.path
    return screens.first { path.isPath(in: $0.path) }
      ?? (finding.marks.missing.isEmpty ? nil : screens.first)
  }
}
