internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation

/// The page around its descriptions, from the verdict to what the program can't know.
struct PageFrame {
  let page: Page
  let presentation: PresentedRun
  /// Whether it is one of several pages, beside their index.
  var hasIndex = false

  private var run: RunResult { presentation.run }

  private var language: Language { page.language }

  /// What is said of the descriptions is written into the midst of the page.
  func write(to page: inout MarkupWriter, _ descriptions: (inout MarkupWriter) -> Void) {
    page.page(titled: verdict, in: language) { writeBody(to: &$0, descriptions) }
  }

  private var verdict: String { language(presentation.headline) }

  private func writeBody(
    to body: inout MarkupWriter, _ descriptions: (inout MarkupWriter) -> Void
  ) {
    body.line()
    body.element("a", [.style("skip"), .link("#main")], language(.skipResults))
    body.line()
    let sign = OutcomeSign(presentation.verdict.state)
    body.element("header") { header in
      header.element("p", [.style("kind")]) { kind in
        kind.words(language(.appReviewCheckLogin))
        guard hasIndex else { return }
        kind.words(" · ")
        kind.element("a", [.link(IndexPage.name)], language(.allAppsWorstFirst))
      }
      header.element("h1", [.style(sign.style)]) { heading in
        heading.element("span", [Attribute("aria-hidden", "true")], sign.sign)
        heading.words(" \(verdict)")
      }
    }
    body.line()
    body.element("main", [.id("main")]) { main in
      let mistakes = run.diagnostics.filter { $0.severity == .error }
      write(mistakes, under: .whatMustPutRightFirst, id: "unjudged", to: &main)
      let others = run.diagnostics.filter { $0.severity != .error }
      write(others, under: .whatElseToKnow, id: "to-know", to: &main)
      writeRelaxed(to: &main)
      writeOtherRules(to: &main)
      descriptions(&main)
      writeLimits(to: &main)
    }
    body.line()
    body.element("footer") { writeAbout(to: &$0) }
    body.line()
  }

  /// What is said of the input.
  private func write(
    _ diagnostics: [Diagnostic], under heading: Message, id: String, to main: inout MarkupWriter
  ) {
    guard !diagnostics.isEmpty else { return }
    Self.writeList(language(heading), id: id, of: diagnostics, to: &main) { diagnostic, item in
      let file = diagnostic.range.file
      let start = run.files[file].map {
        LineTable(of: $0).position(of: diagnostic.range.bytes.lowerBound)
      }
      item.element("p") { $0.words(language(diagnostic.message)) }
      item.element("p") { place in
        place.code(start.map { "\(file.path):\($0.line):\($0.column)" } ?? file.path)
      }
      for note in diagnostic.notes { item.element("p", [], language(note.message)) }
    }
  }

  /// A section that has nothing but a list.
  private static func writeList<Item>(
    _ heading: String, id: String, of items: [Item], to main: inout MarkupWriter,
    _ write: (Item, inout MarkupWriter) -> Void
  ) {
    main.element("section", [Attribute("aria-labelledby", id)]) { section in
      section.heading("h2", id: id, heading)
      section.list(of: items, write)
    }
  }

  /// What makes this verdict another than that of the rules as they were written.
  private func writeRelaxed(to main: inout MarkupWriter) {
    let relaxed = presentation.relaxed
    guard !relaxed.isEmpty else { return }
    let heading = language(.whatMakesAnswerMilder)
    Self.writeList(heading, id: "relaxed", of: relaxed, to: &main) { relaxed, item in
      item.words("\(language(relaxed.message)) ")
      item.code(relaxed.place)
    }
  }

  /// Other rules than those of an earlier report may find what that one didn't look for.
  private func writeOtherRules(to main: inout MarkupWriter) {
    guard let earlier = page.earlier, earlier.rules != run.tool.rules else { return }
    main.element("p", [.style("quiet")], language(.rulesArentThoseEarlierReport))
  }

  /// What nobody should take the page for.
  private func writeLimits(to main: inout MarkupWriter) {
    let limits = [
      language(.whatJudgedDescriptionNotApp),
      language(.appleDecidesReviewerMaySee),
      language(.onlyLoginWhatBelongsLooked),
      language(.picturesDrawnFromNumbersIn),
    ]
    main.line()
    let heading = language(.whatReportCantKnow)
    Self.writeList(heading, id: "limits", of: limits, to: &main) { $1.words($0) }
  }

  /// What made the page, and from what.
  private func writeAbout(to footer: inout MarkupWriter) {
    footer.element("h2", [.id("about")], language(.aboutReport))
    footer.element("dl") { list in
      list.fact(language(.made)) { $0.words("reviewlint \(run.tool.version)") }
      list.fact(language(.rules)) { $0.code(run.tool.rules) }
      list.fact(language(.lookedAt)) { $0.words(language(scope)) }
      if let seen = run.inventory.message {
        list.fact(language(.inventorySeenTitle)) { $0.words(language(seen)) }
      }
    }
  }

  /// How many files and descriptions there were.
  private var scope: Message {
    let (count, files) = (presentation.descriptions.count, presentation.fileCount)
    let inFiles = Message(.files, count: files, files)
    return Message(.descriptionsIn, count: count, count, inFiles)
  }
}
