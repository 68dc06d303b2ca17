internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Rules

/// Everything there is to say about one description.
struct DescriptionReport {
  let result: LintResult
  /// Its number on the page, from 1: part of every id.
  let number: Int
  let page: Page
  /// What has a card, in the order of the cards.
  let failures: [Finding]
  let decisions: [Finding]
  private let isOneOfSeveral: Bool
  private let lines: DescriptionLineTables

  init(_ result: LintResult, number: Int, of page: Page, isOneOfSeveral: Bool) {
    self.isOneOfSeveral = isOneOfSeveral
    self.result = result
    self.number = number
    self.page = page
    failures = result.findings(.fail)
    decisions = result.findings(.review)
    lines = DescriptionLineTables(of: result)
  }

  var language: Language { page.language }

  func write(to main: inout MarkupWriter) {
    main.line()
    main.element("section", [Attribute("aria-labelledby", "app-\(number)")]) { section in
      section.element("h2", [.id("app-\(number)")]) { heading in
        heading.name([result.app, result.login?.version].compactMap { $0 }.joined(separator: " "))
      }
      if isOneOfSeveral {
        section.element(
          "p",
          [.style("verdict")],
          language(SubmissionVerdict(result, in: page.setup).wording)
        )
      }
      writeFacts(to: &section)
      writeTopProblems(to: &section)
      writeGuidelines(to: &section)
      writeScreens(to: &section)
      writeCards(to: &section)
      writeDecisions(to: &section)
      writeMissingFacts(to: &section)
      writeWaived(to: &section)
      writeRules(to: &section)
    }
  }

  /// A heading of a part of the section.
  func heading(_ wording: LocalizableText, id: String? = nil, to section: inout MarkupWriter) {
    section.line()
    section.element("h3", id.map { [.id($0)] } ?? [], language(wording))
  }

  private func writeFacts(to section: inout MarkupWriter) {
    let edition = language.dates.long(result.edition)
    let day = language.dates.long(result.asOf)
    section.element("dl") { list in
      list.fact(language("App")) { $0.name(result.app) }
      list.fact(language("Version")) { value in
        if let version = result.login?.version {
          value.name(version)
        } else {
          value.words(language("not described"))
        }
      }
      list.fact(language("Guidelines")) { $0.words(language("edition of \(edition)")) }
      list.fact(language("Checked as of")) { $0.words(day) }
      list.fact(language("Read from")) { value in
        value.code(result.file.id.path)
        if result.document > 1 { value.words(" \(language("(document \(result.document))"))") }
      }
      list.fact(language("Screens")) { writeScreenNames(to: &$0) }
      let taken = result.takenFacts
      guard !taken.isEmpty else { return }
      list.fact(language("Taken from the app's files")) { value in
        value.element("ul") { list in
          for fact in taken {
            list.element("li", []) { item in
              item.code(fact.path)
              item.words(" ")
              item.code("\(fact.file):\(fact.line)")
            }
          }
        }
      }
    }
  }

  private func writeScreenNames(to value: inout MarkupWriter) {
    let screens = result.login?.screens ?? []
    guard !screens.isEmpty else { return value.words(language("none described")) }
    value.element("ul") { list in
      for screen in screens {
        list.element("li", [], language(screen.caption))
      }
    }
  }

  private func writeScreens(to section: inout MarkupWriter) {
    let screens = result.login?.screens ?? []
    guard !screens.isEmpty else { return }
    heading("Screens", to: &section)
    section.element("div", [.style("screens")]) { gallery in
      for (index, screen) in screens.enumerated() {
        let subject = PictureSubject(failures, on: screen)
        ScreenFigure(screen: screen, subject: subject, language: language)
          .write(id: "screen-\(number)-\(index + 1)", to: &gallery)
      }
    }
  }

  private func writeCards(to section: inout MarkupWriter) {
    guard !failures.isEmpty else { return }
    heading("What was found", to: &section)
    for index in failures.indices {
      section.line()
      FindingCard(finding: failures[index], id: cardID(index), section: self, lines: lines)
        .write(to: &section)
    }
  }

  /// The ids of the card of a finding and of what is to be decided, by their positions.
  func cardID(_ index: Int) -> String { "finding-\(number)-\(index + 1)" }
  func decisionID(_ index: Int) -> String { "decision-\(number)-\(index + 1)" }

  var missingFactsID: String { "missing-\(number)" }
}
