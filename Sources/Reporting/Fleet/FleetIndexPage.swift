internal import Diagnostics
internal import Engine
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

  /// What is said of each app; a column that says nothing of any is left out.
  private typealias Column = (
    title: Message, isNeeded: Bool, write: (FleetApp, inout MarkupWriter) -> Void
  )

  private var columns: [Column] {
    func number(
      _ title: Message,
      isRare: Bool = false,
      _ count: @escaping (FleetApp) -> Int
    ) -> Column {
      (
        title, !isRare || fleet.apps.contains { count($0) > 0 },
        { $1.words(language.numbers.text(count($0))) }
      )
    }
    return [
      (.fleetTeam, fleet.apps.contains { !$0.team.isEmpty }, { $1.name($0.team) }),
      (.status, true, { OutcomeSign($0.state).write(in: language, to: &$1) }),
      number(.problemsTitle, \.errors), number(.weaknesses, \.warnings),
      number(.putInOrderTitle, isRare: true, \.bookkeeping),
      number(.toDecideTitle, isRare: true, \.decisions), number(.missingFacts, \.questions),
      (
        .fleetWaivedUntil, fleet.apps.contains { $0.waiverEnd != nil },
        { $1.words($0.waiverEnd.map(language.dates.long) ?? "") }
      ),
      (.fleetTrend, fleet.apps.contains { !$0.trend.isEmpty }, { writeTrend(of: $0, to: &$1) }),
    ]
    .filter(\.isNeeded)
  }

  private func writeApps(to main: inout MarkupWriter) {
    let columns = columns
    let titles = ([.appTitle] + columns.map(\.title)).map { language($0) }
    main.table(language(.allAppsWorstFirst), columns: titles) { rows in
      for app in fleet.apps {
        rows.line()
        rows.element("tr") { row in
          row.element("th", [Attribute("scope", "row")]) { writeName(of: app, to: &$0) }
          for column in columns { row.element("td") { column.write(app, &$0) } }
        }
      }
    }
  }

  private func writeName(of app: FleetApp, to cell: inout MarkupWriter) {
    if !app.app.isEmpty {
      cell.element("a", [.link(app.pageName)]) { $0.name(app.app) }
      cell.words(" ")
    }
    let place = app.document == "1" ? app.file : "\(app.file) (\(app.document))"
    cell.element("span", [.style("quiet"), Attribute("dir", "ltr")], place)
  }

  private func writeTrend(of app: FleetApp, to cell: inout MarkupWriter) {
    cell.words(app.trend.isEmpty ? "" : app.signs)
    guard app.isNewlyFailing else { return }
    cell.element("span", [.style("tag fail")], " \(language(.fleetNew))")
  }

  private func writeLists(to main: inout MarkupWriter) {
    list(.fleetByTeam, of: fleet.teams, to: &main) { team, item in
      item.name(team.name.isEmpty ? language(.fleetNoTeam) : team.name)
      item.asides([language(fleet.readiness(of: team))])
    }
    list(.fleetByOwner, of: fleet.owners, to: &main) { found, item in
      item.name(language(found.owner.words))
      let since = found.since.map { language(Message(.openSince, language.dates.long($0))) }
      item.asides([language(Message(.errorsCount, count: found.errors, found.errors)), since ?? ""])
    }
    list(.fleetReleases, of: fleet.releases.reversed(), to: &main) { release, item in
      item.words(language.dates.long(release.day))
      item.asides([language(release.counts)])
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
      item.words("\(language.dates.long(waiver.until)) ")
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
    _ heading: Message,
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
  mutating func asides(_ texts: [String]) {
    element("span", [.style("asides")]) { asides in
      for text in texts where !text.isEmpty { asides.element("span") { $0.name(text) } }
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
