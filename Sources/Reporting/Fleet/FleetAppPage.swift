internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// The page of one app of a fleet: what its report says, without the pictures.
package struct FleetAppPage {
  private let app: FleetApp
  private let description: RunPart.Description
  private let record: FleetHistory.Record
  private let language: Language

  package init(
    _ app: FleetApp,
    _ description: RunPart.Description,
    since history: FleetHistory,
    of fleet: FleetOverview
  ) {
    self.app = app
    self.description = description
    record = history.record(of: description)
    language = fleet.language
  }

  package var text: String {
    var page = MarkupWriter()
    page.page(titled: app.app, in: language) { body in
      body.element("header") { header in
        header.element("p", [.style("kind")]) { line in
          line.element("a", [.link(FleetIndexPage.name)], language(.allAppsWorstFirst))
        }
        header.element("h1", [.style(OutcomeSign(app.state).style)]) { $0.name(app.app) }
      }
      body.line()
      body.element("main", [.id("main"), .style("summary")]) { main in
        main.element("p") { line in
          OutcomeSign(app.state).write(in: language, to: &line)
          line.words(" ")
          line.code(app.file)
          line.words(
            [" \(language.dates.long(app.day))", app.team].filter { !$0.isEmpty }.joined(
              separator: " · "
            )
          )
        }
        writeReleases(to: &main)
        let entries = description.results
        let failed = entries.filter { $0.outcome == Outcome.fail.rawValue }
        write(failed.filter { !$0.isBookkeeping }, under: .findings, to: &main)
        write(failed.filter(\.isBookkeeping), under: .putDescriptionInOrderTitle, to: &main)
        let others: [(Message, Outcome)] = [
          (.toDecideTitle, .review), (.waivedTitle, .waived),
        ]
        for (heading, outcome) in others {
          write(entries.filter { $0.outcome == outcome.rawValue }, under: heading, to: &main)
        }
        writeQuestions(to: &main)
      }
      body.line()
    }
    return page.text
  }

  /// A line a run, this one first, and whose the errors are.
  private func writeReleases(to main: inout MarkupWriter) {
    let releases = app.releases.compactMap(\.self)
    guard releases.count > 1 else { return }
    main.line()
    main.element("h2", [], language(.fleetReleases))
    main.list(of: releases.reversed()) { release, item in
      let sign = OutcomeSign(release.verdict)
      sign.write(in: language, to: &item)
      item.words(" \(language.dates.long(release.day))")
      item.asides([language(release.counts)])
    }
    guard !app.owners.isEmpty else { return }
    main.line()
    main.element("h2", [], language(.fleetByOwner))
    let owners = Owner.allCases.compactMap { owner in app.owners[owner].map { (owner, $0) } }
    main.list(of: owners) { found, item in
      let (owner, open) = found
      item.name(language(owner.words))
      item.asides([
        language(Message(.errorsCount, count: open.errors, open.errors)), since(open.since),
      ])
    }
  }

  private func since(_ day: String?) -> String {
    day.map { language(Message(.openSince, language.dates.long($0))) } ?? ""
  }

  /// What is new comes first, then what is worst.
  private func write(
    _ entries: [RunPart.Entry],
    under heading: Message,
    to main: inout MarkupWriter
  ) {
    guard !entries.isEmpty else { return }
    main.line()
    main.element("h2", [], language(heading))
    let order = entries.enumerated().sorted { one, other in
      let news = [one, other].map { record.isNew($0.element) ? 1 : 0 }
      return (news[1], other.element.severity, other.element.refusals, one.offset)
        < (news[0], one.element.severity, one.element.refusals, other.offset)
    }
    main.list("ul", [.style("faults")], of: order.map(\.element), inLines: true) { entry, item in
      let outcome = Outcome(rawValue: entry.outcome) ?? .fail
      OutcomeSign(outcome, entry.severity).write(in: language, to: &item)
      item.words(" ")
      item.prose(entry.message)
      if !entry.fix.isEmpty { item.element("p") { $0.prose(entry.fix) } }
      item.element("span", [.style("asides")]) { asides in
        if record.isNew(entry) { asides.element("span", [.style("tag ask")], language(.new)) }
        if let day = record.day(of: entry) { asides.element("span", [], since(day)) }
        asides.element("span") { $0.code("\(entry.file ?? app.file):\(entry.line)") }
        asides.element("span") { title in
          let words = entry.title ?? entry.rule
          guard let link = entry.link, WebAddress(link) != nil else { return title.words(words) }
          title.element("a", [.link(link), Attribute("rel", "noreferrer")], words)
        }
        if let owner = entry.owner { asides.element("span", [], language(owner.words)) }
        if entry.refusals > 0 {
          let letters: Message = Message(.knownRefusals, count: entry.refusals, entry.refusals)
          asides.element("span", [], language(letters))
        }
        if let until = entry.until {
          asides.element("span", [], language.dates.long(until))
        }
      }
    }
  }

  private func writeQuestions(to main: inout MarkupWriter) {
    guard !description.questions.isEmpty else { return }
    main.line()
    main.element("h2", [], language(.factsThatAreMissing))
    main.list(of: description.questions) { open, item in
      item.prose(open.question)
      item.element("span", [.style("asides")]) { asides in
        asides.element("span") { $0.code(open.path) }
        asides.element("span", [], language(open.owner.words))
      }
    }
  }
}
