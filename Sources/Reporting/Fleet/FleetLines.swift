internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// An overview of a fleet for programs: one object in a line, apps first and the fleet at the end.
package struct FleetLines {
  package static func write(_ fleet: FleetOverview, to take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    func line(_ kind: String, _ content: (inout JSONWriter) -> Void) -> Bool {
      var json = JSONWriter()
      json.object { json in
        json.member("kind", kind)
        content(&json)
      }
      json.endLine()
      return take(json.bytes[...])
    }
    return fleet.apps.allSatisfy { app in line("app") { $0.members(of: app) } }
      && fleet.teams.allSatisfy { team in
        line("team") { json in
          json.member("team", team.name)
          json.member("apps", team.apps)
          json.member("notReady", team.open)
        }
      }
      && fleet.failingRules.allSatisfy { id, rule in
        line("rule") { json in
          json.member("rule", id)
          json.member("title", rule.title)
          json.member("severity", rule.severity.rawValue)
          if let owner = rule.owner { json.member("owner", owner.rawValue) }
          json.member("refusals", rule.refusals)
          json.member("apps", rule.apps)
        }
      }
      && fleet.waiversByEnd.allSatisfy { waiver in
        line("waiver") { json in
          json.member("until", waiver.until)
          json.member("app", waiver.app)
          json.member("rule", waiver.rule)
          json.member("place", waiver.place)
        }
      }
      && fleet.openQuestions.allSatisfy { path, question in
        line("question") { json in
          json.member("path", path)
          json.member("question", question.question)
          json.member("owner", question.owner.rawValue)
          json.member("apps", question.apps)
        }
      }
      && line("fleet") { json in
        json.member("schemaVersion", 1)
        json.member("verdict", fleet.verdict.rawValue)
        json.member("apps", fleet.apps.count)
        json.member("notReady", fleet.apps.count { !$0.isReady })
        json.member("faults", fleet.faults)
        json.strings("rules", fleet.rulesDigests.sorted())
      }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of app: FleetApp) {
    member("app", app.app)
    if !app.team.isEmpty { member("team", app.team) }
    member("file", app.file)
    member("document", Int(app.document) ?? 1)
    if !app.day.isEmpty { member("asOf", app.day) }
    member("verdict", app.verdict.rawValue)
    member("state", app.state.rawValue)
    flag("ready", app.isReady)
    member("errors", app.errors)
    member("warnings", app.warnings)
    member("notes", app.notes)
    member("bookkeeping", app.bookkeeping)
    member("decisions", app.decisions)
    member("questions", app.questions)
    member("accepted", app.accepted)
    member("refusals", app.refusals)
    if let end = app.waiverEnd { member("waivedUntil", end) }
    guard !app.trend.isEmpty else { return }
    flag("newlyFailing", app.isNewlyFailing)
    member("newErrors", app.newErrors)
    if let day = app.openSince { member("openSince", day) }
    member("trend") { json in
      json.array(app.trend) { json, verdict in
        if let verdict { json.value(verdict.rawValue) } else { json.nothing() }
      }
    }
  }
}
