internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// An overview of a fleet as people read it at a terminal.
package struct FleetOverviewText {
  /// So many of each say where to begin; all are in the other formats.
  private static let most = 20

  private let fleet: FleetOverview
  private let style: ReportStyle
  private var language: Language { fleet.language }

  package init(of fleet: FleetOverview, _ style: ReportStyle) {
    self.fleet = fleet
    self.style = style
  }

  package var text: String {
    var text = ""
    if !fleet.apps.isEmpty {
      text += table + "\n" + wrapped(language(.fleetOrder)) + "\n\n"
      text += list(.fleetByTeam, of: fleet.teams) { team in
        let name = team.name.isEmpty ? language(.fleetNoTeam) : team.name
        return labelled(name, language(fleet.readiness(of: team)))
      }
      text += list(.fleetByOwner, of: fleet.owners) { owner, errors, since in
        let open = since.map { language(Message(.openSince, language.dates.long($0))) } ?? ""
        let count = language(Message(.errorsCount, count: errors, errors))
        return labelled(language(owner.words), count, open)
      }
      text += list(.fleetReleases, of: fleet.releases.reversed()) { release in
        labelled(language.dates.long(release.day), language(release.counts))
      }
      text += list(.fleetByRule, of: fleet.failingRules) { id, rule in
        let apps = Message(.notSoInApps, count: rule.apps, rule.apps, fleet.apps.count)
        return labelled("\(rule.severity.rawValue)[\(id)]", language(apps), rule.title)
      }
      text += list(.fleetWaivers, of: fleet.waiversByEnd) { waiver in
        labelled(waiver.until, waiver.app, waiver.rule, waiver.place)
      }
      text += list(.factsThatAreMissing, of: fleet.openQuestions) { path, question in
        let apps = question.apps
        let lacking = language(Message(.inDescriptions, count: apps, path, apps))
        return labelled(lacking, language(question.owner.words), question.question)
      }
    }
    if let line = fleet.faultLine { text += style.paint(wrapped(language(line)), .error) + "\n" }
    let role: Paint.Role = fleet.apps.allSatisfy(\.isReady) ? .good : .error
    return text + style.paint(wrapped(language(fleet.headline)), role) + "\n"
  }

  private var table: String {
    var table = TextTable(
      columns: [
        .init(heading: language(.app), kind: .name),
        .init(heading: language(.fleetTeam), kind: .rareName),
        .init(heading: language(.file), kind: .path),
        .init(heading: language(.verdict), kind: .words),
        .init(heading: language(.errors), kind: .number),
        .init(heading: language(.warnings), kind: .number),
        .init(heading: language(.putInOrder), kind: .rareNumber),
        .init(heading: language(.toDecide), kind: .rareNumber),
        .init(heading: language(.missing), kind: .number),
        .init(heading: language(.fleetWaivedUntil), kind: .rareNumber),
        .init(heading: language(.fleetTrend), kind: .rareNumber),
      ],
      style: style,
      language: language
    )
    let rows = fleet.apps.map { table.add(cells(of: $0)) }
    let widths = table.widths
    return table.heading(widths)
      + rows.map { table.text(ofWaiting: $0, widths) }.joined()
  }

  private func cells(of app: FleetApp) -> [TextTable.Cell] {
    func number(_ count: Int, _ role: Paint.Role?) -> TextTable.Cell {
      .init(text: language.numbers.text(count), role: count > 0 ? role : .quiet)
    }
    let file = app.document == "1" ? app.file : "\(app.file) (\(app.document))"
    return [
      .init(text: app.app),
      .init(text: app.team, role: app.team.isEmpty ? .quiet : nil),
      .init(text: file),
      .init(text: language(app.state.word), role: app.state.role),
      number(app.errors, .error),
      number(app.warnings, .warning),
      number(app.bookkeeping, .warning),
      number(app.decisions, .warning),
      number(app.questions, nil),
      .init(text: app.waiverEnd ?? "", role: app.waiverEnd == nil ? .quiet : nil),
      .init(
        text: app.isNewlyFailing ? "\(app.signs) \(language(.fleetNew))" : app.signs,
        role: app.trend.isEmpty ? .quiet : app.isNewlyFailing ? .error : .note
      ),
    ]
  }

  private func list<Item>(
    _ heading: Message,
    of items: [Item],
    _ line: (Item) -> String
  ) -> String {
    guard !items.isEmpty else { return "" }
    let rest = items.count - Self.most
    let lines =
      items.prefix(Self.most).map(line) + (rest > 0 ? [language(Message(.moreNotShown, rest))] : [])
    return style.paint(language(heading), .strong) + "\n"
      + lines.map { "  \(TerminalText.safe($0))\n" }.joined() + "\n"
  }

  private func labelled(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.map { language.isolated($0) }.joined(separator: "  ")
  }

  private func wrapped(_ text: String) -> String {
    Paragraph(label: "", text: text, width: style.width).laidOut(label: "")
  }
}

extension FleetOverview {
  func readiness(of team: (name: String, apps: Int, open: Int)) -> Message {
    team.open == 0
      ? Message(.fleetReady, count: team.apps, team.apps)
      : Message(.fleetNotReady, count: team.open, team.open, team.apps)
  }
}
