internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// What a recorded run says of one app, without pictures: nothing is judged for it.
struct RecordedPage {
  let app: IndexedApp
  let description: RunPart.Description
  let index: AppIndex
  /// The element of its headings.
  let heading: String

  private var language: Language { index.language }

  /// A page of its own.
  func write(to page: inout MarkupWriter) {
    page.page(titled: app.app, in: language) { body in
      body.element("header") { header in
        header.element("p", [.style("kind")]) { line in
          line.element("a", [.link(IndexPage.name)], language(.allAppsWorstFirst))
        }
        header.element("h1", [.style(OutcomeSign(app.state).style)]) { $0.name(app.app) }
        header.recording(of: [app], in: language)
      }
      body.line()
      body.element("main", [.id("main"), .style("summary")]) { main in
        writeOrigin(to: &main)
        details.write(to: &main)
      }
      body.line()
    }
  }

  /// The same below a heading, among others on one page.
  func writeSection(to main: inout MarkupWriter) {
    let anchor = "app-\(app.number)"
    main.line()
    main.element("section", [.style("summary"), Attribute("aria-labelledby", anchor)]) { section in
      section.element("h2", [.id(anchor)]) { $0.name(app.app) }
      writeOrigin(to: &section)
      details.write(to: &section)
    }
  }

  private var details: RecordedDetails {
    let faults = RecordedFault.all(of: description)
    return RecordedDetails(
      description: description, faults: faults, settled: index.settled(description, faults),
      earlier: index.earlier, language: language, heading: heading)
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

/// What is said of an app on its page, or in its part of a page.
private struct RecordedDetails {
  let description: RunPart.Description
  let faults: [RecordedFault]
  let settled: Settled?
  let earlier: EarlierRun?
  let language: Language
  /// The element of its headings.
  let heading: String

  func write(to main: inout MarkupWriter) {
    writeProgress(to: &main)
    let failed = faults.filter { $0.outcome == .fail }
    write(failed.filter { !$0.first.isBookkeeping }, under: .findings, to: &main)
    write(failed.filter(\.first.isBookkeeping), under: .putDescriptionInOrderTitle, to: &main)
    write(faults.filter { $0.outcome == .review }, under: .toDecideTitle, to: &main)
    writeSettled(to: &main)
    write(faults.filter { $0.outcome == .waived }, under: .waivedTitle, to: &main)
    writeQuestions(to: &main)
  }

  private func writeProgress(to main: inout MarkupWriter) {
    guard let earlier else { return }
    let words =
      settled.map { settled in
        var count = ProgressCount()
        count.add(settled, among: faults)
        return count.message
      } ?? Message(.checkKnewNothingApp)
    main.element("p", [], language(earlier.message(words, in: language)))
  }

  private func writeSettled(to main: inout MarkupWriter) {
    guard let earlier, let settled, !settled.isEmpty else { return }
    main.line()
    main.element(heading, [], language(Message(.sinceCheck, earlier.dayText(in: language))))
    settled.write(in: language, to: &main)
  }

  /// What is new comes first, then what is worst.
  private func write(
    _ faults: [RecordedFault], under heading: Message, to main: inout MarkupWriter
  ) {
    guard !faults.isEmpty else { return }
    main.line()
    main.element(self.heading, [], language(heading))
    let order = faults.enumerated().sorted { one, other in
      let news = [one, other].map { isNew($0.element) ? 1 : 0 }
      let (first, second) = (one.element.first, other.element.first)
      return (news[1], second.severity, second.refusals, one.offset)
        < (news[0], first.severity, first.refusals, other.offset)
    }
    main.list("ul", [.style("faults")], of: order.map(\.element), inLines: true) { fault, item in
      let entry = fault.first
      OutcomeSign(fault.outcome, entry.severity).write(in: language, to: &item)
      item.words(" ")
      item.prose(entry.message)
      if !entry.fix.isEmpty { item.element("p") { $0.prose(entry.fix) } }
      item.element("span", [.style("asides")]) { writeAsides(of: fault, to: &$0) }
    }
  }

  private func isNew(_ fault: RecordedFault) -> Bool { settled?.isNew(fault) == true }

  private func writeAsides(of fault: RecordedFault, to asides: inout MarkupWriter) {
    let entry = fault.first
    if isNew(fault) { asides.element("span", [.style("tag ask")], language(.new)) }
    let file = entry.file ?? description.key.file.path
    asides.element("span") { $0.code("\(file):\(entry.line)") }
    if fault.others > 0 {
      let others = Message(.alsoMoreScreens, count: fault.others, fault.others)
      asides.element("span", [], language(others))
    }
    asides.element("span") { title in
      let words = entry.title ?? entry.rule
      guard let link = entry.link, WebAddress(link) != nil else { return title.words(words) }
      title.element("a", [.link(link), Attribute("rel", "noreferrer")], words)
    }
    if let owner = entry.owner { asides.element("span", [], language(owner.words)) }
    if entry.refusals > 0 {
      let letters = Message(.knownRefusals, count: entry.refusals, entry.refusals)
      asides.element("span", [], language(letters))
    }
    if let until = entry.until { asides.element("span", [], language.dates.long(until)) }
  }

  private func writeQuestions(to main: inout MarkupWriter) {
    guard !description.questions.isEmpty else { return }
    main.line()
    main.element(heading, [], language(.factsThatAreMissing))
    main.list(of: description.questions) { open, item in
      item.prose(open.question)
      item.element("span", [.style("asides")]) { asides in
        asides.element("span") { $0.code(open.path) }
        asides.element("span", [], language(open.owner.words))
      }
    }
  }
}
