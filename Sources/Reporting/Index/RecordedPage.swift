internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Rules

/// What a recorded run says of one app, without pictures: nothing is judged for it.
struct RecordedPage {
  let app: IndexedApp
  private let description: RunRecord.Description
  private let faults: [RecordedFault]
  private let progress: Progress<RecordedFinding>?
  private let index: AppIndex
  /// The element of its headings.
  private let heading: String

  init(
    of app: IndexedApp, _ description: RunRecord.Description, in index: AppIndex, heading: String
  ) {
    (self.app, self.description, self.index, self.heading) = (app, description, index, heading)
    faults = description.faults(by: index.texts)
    progress = index.progress(of: description, faults)
  }

  private var language: Language { index.language }

  /// A page of its own.
  func write(to page: inout MarkupWriter) {
    page.page(titled: app.app, in: language) { body in
      body.element("header") { header in
        header.element("p", [.style("kind")]) { line in
          line.element("a", [.link(IndexPage.name)], language(.allAppsWorstFirst))
        }
        header.element("h1", [.style(OutcomeSign(app.state).style)]) { $0.name(app.app) }
        header.recording(of: [app], in: index)
      }
      body.line()
      body.element("main", [.id("main"), .style("summary")]) { main in
        writeDetails(to: &main)
      }
      body.line()
    }
  }

  /// A description below a heading, among others on one page.
  func writeSection(to main: inout MarkupWriter) {
    let anchor = "app-\(app.number)"
    main.line()
    main.element("section", [.style("summary"), Attribute("aria-labelledby", anchor)]) { section in
      section.element("h2", [.id(anchor)]) { $0.name(app.app) }
      writeDetails(to: &section)
    }
  }

  private func writeOrigin(to main: inout MarkupWriter) {
    main.element("p") { line in
      OutcomeSign(app.state).write(in: language, to: &line)
      line.words(" ")
      line.code(app.place)
      let origin = [language.dates.long(app.day), app.team].filter { !$0.isEmpty }
      line.words(" \(origin.joined(separator: " · "))")
    }
  }
}

// What is said of an app on its page, or in its part of a page.
extension RecordedPage {
  private func writeDetails(to main: inout MarkupWriter) {
    writeOrigin(to: &main)
    writeProgress(to: &main)
    let failed = faults.of(.fail)
    for concern in Concern.allCases {
      write(failed.filter { $0.heading == concern }, under: concern.heading, to: &main)
    }
    write(faults.of(.review), under: .toDecideTitle, to: &main)
    writeSettled(to: &main)
    write(faults.of(.decided), under: .decidedTitle, to: &main)
    write(faults.of(.waived), under: .waivedTitle, to: &main)
    writeQuestions(to: &main)
  }

  private func writeProgress(to main: inout MarkupWriter) {
    guard let earlier = index.earlier else { return }
    let words =
      progress.map { progress in
        var count = ProgressCount()
        count.add(progress)
        return count.message
      } ?? Message(.checkKnewNothingApp)
    main.element("p", [], language(earlier.message(words, in: language)))
  }

  private func writeSettled(to main: inout MarkupWriter) {
    guard let earlier = index.earlier, let settled = progress?.settled, !settled.isEmpty else {
      return
    }
    main.line()
    main.element(heading, [], language(Message(.sinceCheck, earlier.dayText(in: language))))
    settled.write(in: language, to: &main)
  }

  private func write(
    _ faults: [RecordedFault], under heading: Message, to main: inout MarkupWriter
  ) {
    guard !faults.isEmpty else { return }
    main.line()
    main.element(self.heading, [], language(heading))
    // What is new comes first.
    let order = faults.filter(isNew) + faults.filter { !isNew($0) }
    main.list("ul", [.style("faults")], of: order, inLines: true) { fault, item in
      let entry = fault.first.entry
      OutcomeSign(fault.urgency).write(in: language, to: &item)
      item.words(" ")
      item.prose(entry.message)
      item.fixes(of: fault, in: language)
      item.element("span", [.style("asides")]) { writeAsides(of: fault, to: &$0) }
    }
  }

  private func isNew(_ fault: RecordedFault) -> Bool { progress?.isNew(fault) == true }

  private func writeAsides(of fault: RecordedFault, to asides: inout MarkupWriter) {
    let (entry, texts) = (fault.first.entry, fault.first.texts)
    if isNew(fault) { asides.element("span", [.style("tag ask")], language(.new)) }
    let file = entry.file ?? description.file
    asides.element("span") { $0.code("\(file):\(entry.line ?? 1)") }
    if fault.others > 0 {
      asides.element("span", [], language(fault.otherPlaces))
    }
    asides.element("span") { title in
      let words = texts.title
      guard let link = texts.link, WebAddress(link) != nil else { return title.words(words) }
      title.element("a", [.link(link), Attribute("rel", "noreferrer")], words)
    }
    asides.element("span", [], language(texts.owner.words))
    if fault.letters > 0 { asides.element("span", [], language(fault.letterCount)) }
    if let until = entry.until { asides.element("span", [], language.dates.long(until)) }
  }

  private func writeQuestions(to main: inout MarkupWriter) {
    guard !description.factQuestions.isEmpty else { return }
    main.line()
    main.element(heading, [], language(.factsThatAreMissing))
    main.list(of: description.factQuestions) { open, item in
      let words = index.texts.questions[open.question]
      item.prose(words?.text ?? "")
      item.element("span", [.style("asides")]) { asides in
        asides.element("span") { $0.code(open.path) }
        if let owner = words?.owner { asides.element("span", [], language(owner.words)) }
      }
    }
  }
}
