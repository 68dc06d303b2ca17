internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// The page that leads to the pages of a fleet's apps.
package struct FleetIndexPage {
  package static let name = "index.html"
  /// What tells a folder of such pages from others.
  package static let mark = "<!-- reviewlint fleet -->"

  private let fleet: FleetOverview
  private var language: Language { fleet.language }

  package init(of fleet: FleetOverview) {
    self.fleet = fleet
  }

  package var text: String {
    var page = MarkupWriter()
    let title = language(fleet.headline)
    page.page(titled: title, in: language) { body in
      body.element("header") { header in
        header.element("p", [.style("kind")], language(.appReviewCheckLogin))
        let isReady = fleet.verdict == .compliant && fleet.apps.allSatisfy(\.isReady)
        header.element("h1", [.style(isReady ? "good" : "fail")], title)
      }
      body.line()
      body.element("main", [.id("main"), .style("fleet")]) { main in
        if let line = fleet.faultLine { main.element("p", [.style("fail")], language(line)) }
        main.element("p", [.style("quiet")], language(.fleetOrder))
        writeApps(to: &main)
        writeLists(to: &main)
      }
      body.line()
    }
    return page.text + Self.mark + "\n"
  }

  private func writeApps(to main: inout MarkupWriter) {
    let titles: [MessageID<0>] = [
      .appTitle, .fleetTeam, .status, .problemsTitle, .weaknesses,
      .putInOrderTitle, .toDecideTitle, .missingFacts,
      .fleetWaivedUntil, .fleetTrend,
    ]
    main.table(language(.allAppsWorstFirst), columns: titles.map { language($0) }) { rows in
      for app in fleet.apps { write(app, to: &rows) }
    }
  }

  private func write(_ app: FleetApp, to rows: inout MarkupWriter) {
    rows.line()
    rows.element("tr") { row in
      row.element("th", [Attribute("scope", "row")]) { cell in
        if !app.app.isEmpty {
          cell.element("a", [.link(app.pageName)]) { $0.name(app.app) }
          cell.words(" ")
        }
        let place = app.document == "1" ? app.file : "\(app.file) (\(app.document))"
        cell.element("span", [.style("quiet"), Attribute("dir", "ltr")], place)
      }
      row.element("td") { $0.name(app.team) }
      row.element("td") { OutcomeSign(app.state).write(in: language, to: &$0) }
      let numbers = [app.errors, app.warnings, app.bookkeeping, app.decisions, app.questions]
      for number in numbers {
        row.element("td", [], language.numbers.text(number))
      }
      row.element("td", [], app.waiverEnd ?? "")
      row.element("td") { cell in
        cell.words(app.trend.isEmpty ? "" : app.signs)
        if app.isNewlyFailing {
          cell.element("span", [.style("tag fail")], " \(language(.fleetNew))")
        }
      }
    }
  }

  private func writeLists(to main: inout MarkupWriter) {
    list(.fleetByTeam, of: fleet.teams, to: &main) { team, item in
      item.name(team.name.isEmpty ? language(.fleetNoTeam) : team.name)
      item.asides([language(fleet.readiness(of: team))])
    }
    list(.fleetByRule, of: fleet.failingRules, to: &main) { found, item in
      OutcomeSign(.fail, found.rule.severity).write(in: language, to: &item)
      item.words(" \(found.rule.title)")
      let apps = found.rule.apps
      item.asides(
        [language(Message(.notSoInApps, count: apps, apps, fleet.apps.count))]
          + (found.rule.owner.map { [language($0.words)] } ?? [])
      )
    }
    list(.fleetWaivers, of: fleet.waiversByEnd, to: &main) { waiver, item in
      item.words("\(waiver.until) ")
      item.name(waiver.app)
      item.asides([waiver.rule, waiver.place])
    }
    list(.factsThatAreMissing, of: fleet.openQuestions, to: &main) { open, item in
      item.prose(open.question.question)
      let apps = open.question.apps
      item.asides([
        language(Message(.inDescriptions, count: apps, open.path, apps)),
        language(open.question.owner.words),
      ])
    }
  }

  /// So many keep the page short; all are in the other formats.
  private static let most = 100

  private func list<Item>(
    _ heading: MessageID<0>,
    of items: [Item],
    to main: inout MarkupWriter,
    _ write: (Item, inout MarkupWriter) -> Void
  ) {
    guard !items.isEmpty else { return }
    main.line()
    main.element("h2", [], language(heading))
    main.list(of: items.prefix(Self.most), write)
    let rest = items.count - Self.most
    if rest > 0 {
      main.element("p", [.style("quiet")], language(Message(.moreNotShown, rest)))
    }
  }
}

extension MarkupWriter {
  fileprivate mutating func asides(_ texts: [String]) {
    element("span", [.style("asides")]) { asides in
      for text in texts { asides.element("span") { $0.name(text) } }
    }
  }
}

extension OutcomeSign {
  init(_ state: FleetApp.State) {
    switch state {
    case .unjudged: self.init("✕", Message(.notJudged), "fail")
    case .violations: self.init("✕", Message(.notReadyTitle), "fail")
    case .incomplete: self.init("?", Message(.undecidedTitle), "ask")
    case .partial: self.init("?", Message(.onlyInPartTitle), "ask")
    case .toDecide: self.init("☐", Message(.toDecideTitle), "ask")
    case .ready: self.init("✓", Message(.readyTitle), "good")
    }
  }
}

/// The page of one app of a fleet: what its report says, without the pictures.
package struct FleetAppPage {
  private let app: FleetApp
  private let description: RunPart.Description
  private let language: Language

  package init(_ app: FleetApp, _ description: RunPart.Description, of fleet: FleetOverview) {
    self.app = app
    self.description = description
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
          line.words([" \(app.day)", app.team].filter { !$0.isEmpty }.joined(separator: " · "))
        }
        let entries = description.results
        let failed = entries.filter { $0.outcome == Outcome.fail.rawValue }
        write(failed.filter { !$0.isBookkeeping }, under: .findings, to: &main)
        write(failed.filter(\.isBookkeeping), under: .putDescriptionInOrderTitle, to: &main)
        let others: [(MessageID<0>, Outcome)] = [
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

  private func write(
    _ entries: [RunPart.Entry],
    under heading: MessageID<0>,
    to main: inout MarkupWriter
  ) {
    guard !entries.isEmpty else { return }
    main.line()
    main.element("h2", [], language(heading))
    let order = entries.enumerated().sorted { one, other in
      (other.element.severity, other.element.refusals, one.offset)
        < (one.element.severity, one.element.refusals, other.offset)
    }
    main.list("ul", [.style("faults")], of: order.map(\.element), inLines: true) { entry, item in
      let outcome = Outcome(rawValue: entry.outcome) ?? .fail
      OutcomeSign(outcome, entry.severity).write(in: language, to: &item)
      item.words(" ")
      item.prose(entry.message)
      if !entry.fix.isEmpty { item.element("p") { $0.prose(entry.fix) } }
      item.element("span", [.style("asides")]) { asides in
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
        if let until = entry.until { asides.element("span", [], until) }
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
