internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// What there is to say of many apps at once, leading to what there is to say of each.
struct IndexPage {
  static let name = "index.html"

  let index: AppIndex
  /// Whether runs that were recorded are shown, and nothing was judged.
  let isRecorded: Bool
  /// Where what is said of an app stands.
  let address: (IndexedApp) -> String

  private var language: Language { index.language }

  /// The whole page; more may follow what is said of all.
  func write(to page: inout MarkupWriter, _ more: (inout MarkupWriter) -> Void = { _ in }) {
    let title = language(index.headline)
    page.page(titled: title, in: language) { body in
      body.element("header") { header in
        header.element("p", [.style("kind")], language(.appReviewCheckLogin))
        header.element("h1", [.style(index.isReady ? "good" : "fail")], title)
        if isRecorded { header.recording(of: index.apps, in: language) }
      }
      body.line()
      body.element("main", [.id("main"), .style("fleet")]) { main in
        if let line = index.faultLine { main.element("p", [.style("fail")], language(line)) }
        list(.whatMustPutRightFirst, of: index.troubles, to: &main) { trouble, item in
          item.words("\(language(trouble.message)) ")
          item.code(trouble.place)
        }
        writeRules(to: &main)
        writeProgress(to: &main)
        main.element("p", [.style("quiet")], language(.fleetOrder))
        writeApps(to: &main)
        writeLists(to: &main)
        more(&main)
      }
      body.line()
    }
  }

  /// Which rules judged, where that isn't the same for all.
  private func writeRules(to main: inout MarkupWriter) {
    let digests = index.rulesDigests.sorted()
    if digests.count > 1 {
      let words = Message(.judgedByDifferentRules, digests.joined(separator: ", "))
      main.element("p", [.style("fail")], language(words))
    }
    guard let earlier = index.earlier, digests.contains(where: { $0 != earlier.rules }) else {
      return
    }
    main.element("p", [.style("quiet")], language(.rulesArentThoseEarlierReport))
  }

  private func writeProgress(to main: inout MarkupWriter) {
    guard let earlier = index.earlier else { return }
    main.element("p", [], language(earlier.message(index.progress.message, in: language)))
    guard let refusals = index.progress.refusals else { return }
    main.element("p", [.style("lead")], language(refusals))
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
      number(.new, isRare: true, \.newErrors), number(.problemsTitle, \.errors),
      number(.weaknesses, \.warnings), number(.putInOrderTitle, isRare: true, \.bookkeeping),
      number(.toDecideTitle, isRare: true, \.decisions), number(.missingFacts, \.questions),
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

  private func writeLists(to main: inout MarkupWriter) {
    list(.fleetByTeam, of: index.teams, to: &main) { team, item in
      item.name(team.name.isEmpty ? language(.fleetNoTeam) : team.name)
      let readiness =
        team.open == 0
        ? Message(.fleetReady, count: team.apps, team.apps)
        : Message(.fleetNotReady, count: team.open, team.open, team.apps)
      item.asides([language(readiness)])
    }
    list(.fleetByOwner, of: index.owners, to: &main) { found, item in
      item.name(language(found.owner.words))
      item.asides([language(Message(.errorsCount, count: found.errors, found.errors))])
    }
    list(.fleetByRule, of: index.failingRules, to: &main) { rule, item in
      OutcomeSign(.fail, rule.severity).write(in: language, to: &item)
      item.words(" \(rule.title)")
      let apps = language(Message(.notSoInApps, count: rule.apps, rule.apps, index.apps.count))
      item.asides([apps] + (rule.owner.map { [language($0.words)] } ?? []))
    }
    list(.fleetWaivers, of: index.waiversByEnd, to: &main) { waiver, item in
      item.words("\(language.dates.long(waiver.until)) ")
      item.name(waiver.app)
      item.asides([waiver.rule, waiver.place])
    }
    list(.factsThatAreMissing, of: index.openQuestions, to: &main) { open, item in
      item.prose(open.question.question)
      let apps = open.question.apps
      item.asides([
        language(Message(.inDescriptions, count: apps, open.path, apps)),
        language(open.question.owner.words),
      ])
    }
  }

  /// So many keep the page short.
  private static let most = 100

  private func list<Item>(
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

extension MarkupWriter {
  mutating func asides(_ texts: [String]) {
    element("span", [.style("asides")]) { asides in
      for text in texts where !text.isEmpty { asides.element("span") { $0.name(text) } }
    }
  }

  /// That a recorded run is shown, and of which day or days.
  mutating func recording(of apps: [IndexedApp], in language: Language) {
    let days = apps.map(\.day)
    guard let first = days.min(), let last = days.max() else { return }
    let (from, to) = (language.dates.long(first), language.dates.long(last))
    element(
      "p", [.style("quiet")],
      language(first == last ? Message(.recordedRun, from) : Message(.recordedRuns, from, to)))
  }
}
