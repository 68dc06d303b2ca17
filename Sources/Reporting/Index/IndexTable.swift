internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation

/// Many apps in a table, what asks for most attention first, and lists of what they have in common.
struct IndexTable {
  let index: AppIndex
  /// What was counted, where somebody may count otherwise.
  var unit: Message?
  /// Where what is said of an app stands.
  let address: (IndexedApp) -> String

  private var language: Language { index.language }

  /// As a section of a page that says more of each app below.
  func writeSection(to main: inout MarkupWriter) {
    main.line()
    main.element("section", [.style("fleet"), Attribute("aria-labelledby", "apps")]) { section in
      section.element("h2", [.id("apps")], language(.allAppsWorstFirst))
      writeTable(to: &section)
    }
    writeRules(to: &main)
  }

  /// The table, and what the apps have in common.
  func write(to main: inout MarkupWriter) {
    writeTable(to: &main)
    writeTeams(to: &main)
    writeRules(to: &main)
  }

  private func writeTable(to main: inout MarkupWriter) {
    if let unit { main.element("p", [.style("quiet")], language(unit)) }
    writeProgress(to: &main)
    main.element("p", [.style("quiet")], language(.fleetOrder))
    writeApps(to: &main)
  }

  private func writeProgress(to main: inout MarkupWriter) {
    guard let earlier = index.earlier else { return }
    main.element("p", [], language(earlier.message(index.progress.message, in: language)))
    guard let refusals = index.progress.refusals else { return }
    main.element("p", [.style("lead")], language(refusals))
    let shown = index.newErrors.prefix(Self.mostNew)
    main.list("ul", [.style("faults")], of: shown, inLines: true) { new, item in
      OutcomeSign(.fail).write(in: language, to: &item)
      item.words(" ")
      item.element("a", [.link(address(new.app))]) { $0.prose(new.fault.first.entry.message) }
      item.asides([new.app.app])
    }
    main.unshown(index.newErrors.count - shown.count, in: language)
  }

  /// What is said of each app; a column that says nothing of any is left out.
  private typealias Column = (
    title: Message, isNeeded: Bool, write: (IndexedApp, inout MarkupWriter) -> Void
  )

  private var columns: [Column] {
    func number(
      _ title: Message, isRare: Bool = false, _ count: @escaping (IndexedApp) -> Int
    ) -> Column {
      (
        title, !isRare || index.apps.contains { count($0) > 0 },
        { $1.words(language.numbers.text(count($0))) }
      )
    }
    return [
      (.fleetTeam, index.apps.contains { !$0.team.isEmpty }, { $1.name($0.team) }),
      (.status, true, { OutcomeSign($0.state).write(in: language, to: &$1) }),
      number(.new, isRare: true, \.newErrors),
      number(.problemsTitle) { $0.counts.failures(.error) },
      number(.weaknesses) { $0.counts.failures(.warning) },
      number(.ourRulesBrokenTitle, isRare: true, \.counts.breaches),
      number(.putInOrderTitle, isRare: true, \.counts.bookkeeping),
      number(.toDecideTitle, isRare: true) { $0.counts[.review] },
      number(.missingFacts, \.counts.missing),
      (
        .fleetWaivedUntil, index.apps.contains { $0.waiverEnd != nil },
        { $1.words($0.waiverEnd.map(language.dates.long) ?? "") }
      ),
    ]
    .filter(\.isNeeded)
  }

  private func writeApps(to main: inout MarkupWriter) {
    let columns = columns
    let titles = ([.appTitle] + columns.map(\.title)).map { language($0) }
    main.table(language(.allAppsWorstFirst), columns: titles) { rows in
      for app in index.appsInOrder {
        rows.line()
        rows.element("tr") { row in
          row.element("th", [Attribute("scope", "row")]) { writeName(of: app, to: &$0) }
          for column in columns { row.element("td") { column.write(app, &$0) } }
        }
      }
    }
  }

  private func writeName(of app: IndexedApp, to cell: inout MarkupWriter) {
    if !app.app.isEmpty {
      cell.element("a", [.link(address(app))]) { $0.name(app.app) }
      cell.words(" ")
    }
    cell.element("span", [.style("quiet"), Attribute("dir", "ltr")], app.place)
  }

  private func writeRules(to main: inout MarkupWriter) {
    list(.fleetByRule, of: index.failingRules, to: &main) { rule, item in
      OutcomeSign(rule.urgency).write(in: language, to: &item)
      item.words(" \(rule.title)")
      let count = rule.apps.count
      item.element("span", [.style("asides")]) { asides in
        let words = language(Message(.notSoInApps, count: count, count, index.apps.count))
        asides.element("span", [], words)
        asides.element("span", [], language(rule.owner.words))
        for app in rule.apps.prefix(Self.mostNew) {
          asides.element("span") { name in
            name.element("a", [.link(address(app))]) { $0.name(app.app) }
          }
        }
        let rest = count - Self.mostNew
        if rest > 0 {
          asides.element("span", [], language(Message(.andMoreCount, count: rest, rest)))
        }
      }
    }
  }

  private func writeTeams(to main: inout MarkupWriter) {
    list(.fleetByTeam, of: index.teams, to: &main) { team, item in
      item.name(team.name.isEmpty ? language(.fleetNoTeam) : team.name)
      let readiness =
        team.open == 0
        ? Message(.fleetReady, count: team.apps, team.apps)
        : Message(.fleetNotReady, count: team.open, team.open, team.apps)
      item.asides([language(readiness)])
    }
  }

  private static let mostNew = 10
  /// So many keep the page short.
  private static let most = 100

  func list<Item>(
    _ heading: Message, of items: [Item], to main: inout MarkupWriter,
    _ write: (Item, inout MarkupWriter) -> Void
  ) {
    guard !items.isEmpty else { return }
    main.line()
    main.element("h2", [], language(heading))
    main.list(of: items.prefix(Self.most), write)
    main.unshown(items.count - Self.most, in: language)
  }
}
