internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Rules

/// Everything there is to say about one description: a summary to print on its own, and details.
struct DescriptionReport {
  let description: PresentedDescription
  /// Its number on the page, from 1: part of every id.
  let number: Int
  let page: Page
  /// What has a card, in the order of the cards.
  let faults: [Fault]
  let decisions: [Fault]
  let decided: [Fault]
  let waived: [Fault]
  let exempt: [Fault]
  /// What came of it since an earlier report, if that knows the app.
  let progress: Progress<Finding>?
  let lines: DescriptionLineTables
  /// All pictures have one scale.
  let scale: Double
  /// What lies beside the captures of screens, by these, with its id if it can be shown; beside
  /// others an app's page has none.
  let screenshots: [String: (id: String?, picture: Screenshot)]
  private let isOneOfSeveral: Bool

  init(_ description: PresentedDescription, number: Int, of page: Page, isOneOfSeveral: Bool) {
    self.isOneOfSeveral = isOneOfSeveral
    self.description = description
    self.number = number
    self.page = page
    let (result, all) = (description.result, description.faults)
    faults = all.of(.fail)
    decisions = all.of(.review)
    decided = all.of(.decided)
    waived = all.of(.waived)
    exempt = all.of(.exempt)
    progress = page.earlier?.progress(of: result).map { Progress($0, to: all) }
    lines = DescriptionLineTables(of: result)
    scale = ScreenPicture.factor(showing: result.login?.screens ?? [], faults.flatMap(\.findings))
    let screens = isOneOfSeveral ? [] : result.login?.screens ?? []
    let found = screens.enumerated().compactMap { number, screen in
      screen.capture.flatMap { capture -> (String, (String?, Screenshot))? in
        // What shows several screens is no picture of one.
        guard screens.count(where: { $0.capture == capture }) == 1,
          let picture = page.screenshot(capture)
        else { return nil }
        return (capture, (picture.shows(screen.bounds) ? "screenshot-\(number + 1)" : nil, picture))
      }
    }
    screenshots = Dictionary(uniqueKeysWithValues: found)
  }

  var language: Language { page.language }
  var result: LintResult { description.result }

  /// The app with its version.
  var name: String {
    [result.app, result.login?.version].compactMap { $0 }.joined(separator: " ")
  }

  func writeSummary(to main: inout MarkupWriter) {
    main.line()
    main.element("section", [.style("summary"), named(by: "app")]) { section in
      section.element("h2", [.id("app-\(number)")]) { $0.name(name) }
      if isOneOfSeveral {
        section.element(
          "p", [.style("verdict")], language(description.headline))
      }
      writeOrigin(to: &section)
      writeUnit(to: &section)
      writeProgress(to: &section)
      writeRefusals(to: &section)
      writeFaults(of: .ours, id: "ours", to: &section)
      writeFaults(of: .bookkeeping, id: "order", to: &section)
      writeDecisions(to: &section)
      writeSettled(to: &section)
      writeAdvice(to: &section)
      writeAccepted(to: &section)
    }
  }

  func writeDetails(to main: inout MarkupWriter) {
    main.line()
    main.element("section", [.style("details"), named(by: "details")]) { section in
      for capture in screenshots.keys.sorted() {
        guard let screenshot = screenshots[capture], let id = screenshot.id else { continue }
        screenshot.picture.define(id: id, to: &section)
      }
      section.heading("h2", id: "details-\(number)", language(Message(.detailsOf, result.app)))
      writeFacts(to: &section)
      writeCards(to: &section)
      writeMissingFacts(to: &section)
      writeExempt(to: &section)
      writeRules(to: &section)
    }
  }

  /// Apps may have the same name: a file tells them apart.
  private func named(by heading: String) -> Attribute {
    Attribute("aria-labelledby", "\(heading)-\(number) file-\(number)")
  }

  /// A heading of a part of the section.
  func heading(_ text: Message, id: String, to section: inout MarkupWriter) {
    section.line()
    section.heading("h3", id: "\(id)-\(number)", language(text))
  }

  /// What was counted, where somebody may count otherwise.
  private func writeUnit(to section: inout MarkupWriter) {
    guard !isOneOfSeveral, let unit = description.counts.unit else { return }
    section.element("p", [.style("quiet")], language(unit))
  }

  /// From which file, by which guidelines, on which day, in one line.
  private func writeOrigin(to section: inout MarkupWriter) {
    let day = language.dates.long(result.asOf)
    let guideline = result.guideline { language.dates.long($0) }
    section.element("p", [.style("quiet"), .id("file-\(number)")]) { line in
      line.words("\(language(Message(.checkedGuidelines, day, guideline))) ")
      line.code(result.file.id.path)
      if result.document > 1 { line.words(" \(language(Message(.document, result.document)))") }
    }
  }

  private func writeFacts(to section: inout MarkupWriter) {
    let guideline = result.guideline { language.dates.long($0) }
    let day = language.dates.long(result.asOf)
    section.element("dl") { list in
      list.fact(language(.appTitle)) { $0.name(result.app) }
      list.fact(language(.versionTitle)) { value in
        if let version = result.login?.version {
          value.name(version)
        } else {
          value.words(language(.notDescribed))
        }
      }
      list.fact(language(.guidelines)) { $0.words(language(guideline)) }
      list.fact(language(.checked)) { $0.words(day) }
      list.fact(language(.readFrom)) { value in
        value.code(result.file.id.path)
        if result.document > 1 { value.words(" \(language(Message(.document, result.document)))") }
      }
      list.fact(language(.screens)) { writeScreenNames(to: &$0) }
      writeTakenFacts(to: &list)
    }
  }

  private func writeTakenFacts(to list: inout MarkupWriter) {
    let taken = result.takenFacts
    guard !taken.isEmpty else { return }
    list.fact(language(.takenFromAppsFilesTitle)) { value in
      value.list(of: taken) { fact, item in
        item.code(fact.path)
        item.words(": ")
        item.name(fact.value)
        item.words(" ")
        item.code("\(fact.file):\(fact.line)")
      }
    }
  }

  private func writeScreenNames(to value: inout MarkupWriter) {
    let screens = result.login?.screens ?? []
    guard !screens.isEmpty else { return value.words(language(.noneDescribed)) }
    value.list(of: screens) { $1.words(language($0.caption)) }
  }

  /// The cards; where nothing is wrong, the screens as they were described.
  private func writeCards(to section: inout MarkupWriter) {
    guard !faults.isEmpty else { return writeScreens(to: &section) }
    heading(Message(.whatFound), id: "found", to: &section)
    for positions in cards {
      section.line()
      let shown = positions.map { (fault: faults[$0], number: $0 + 1, id: cardID($0)) }
      FaultCard(faults: shown, report: self).write(to: &section)
    }
  }

  /// The positions of the faults of each card: those of one thing stand together.
  private var cards: [[Int]] {
    var cards: [[Int]] = []
    var known: [Fault.Thing: Int] = [:]
    for position in faults.indices {
      if let card = known[faults[position].thing] {
        cards[card].append(position)
      } else {
        known[faults[position].thing] = cards.count
        cards.append([position])
      }
    }
    return cards
  }

  private func writeScreens(to section: inout MarkupWriter) {
    let screens = result.login?.screens ?? []
    guard !screens.isEmpty else { return }
    heading(Message(.screens), id: "screens", to: &section)
    section.element("div", [.style("screens")]) { gallery in
      for (index, screen) in screens.enumerated() {
        let id = "screen-\(number)-\(index + 1)"
        let subject = PictureSubject([], on: screen)
        ScreenFigure(id: id, screen: screen, subject: subject, report: self).write(to: &gallery)
      }
    }
  }

  /// The ids of the card of a fault and of what is to be decided, by their positions.
  func cardID(_ index: Int) -> String { "fault-\(number)-\(index + 1)" }
  func decisionID(_ index: Int) -> String { "decision-\(number)-\(index + 1)" }

  /// All of a page that is about nothing else, behind a list of its parts.
  func writeAlone(to page: inout MarkupWriter) {
    var parts = MarkupWriter()
    writeSummary(to: &parts)
    writeDetails(to: &parts)
    page.line()
    let title = [.style("contents"), Attribute("aria-label", language(.contents))]
    page.element("nav", title) { nav in
      nav.list(of: parts.headings) { heading, item in
        item.element("a", [.link("#\(heading.id)")], heading.words)
      }
    }
    page.append(parts)
  }
}
