internal import Diagnostics
internal import Engine
internal import Rules

/// An overview of a fleet as OpenMetrics, for monitoring systems that scrape it.
package struct FleetMetrics {
  private let fleet: FleetOverview

  package init(of fleet: FleetOverview) {
    self.fleet = fleet
  }

  package var text: String {
    var text = family("apps", .metricApps) {
      FleetApp.State.allCases.map { state in
        ([("state", state.rawValue)], fleet.apps.count { $0.state == state })
      }
    }
    text += perApp("ready", .metricReady) { $0.isReady ? 1 : 0 }
    text += family("app_findings", .metricFindings) {
      fleet.apps.flatMap { app in
        [("error", app.errors), ("warning", app.warnings), ("note", app.notes)].map {
          (Self.labels(of: app) + [("severity", $0)], $1)
        }
      }
    }
    text += perApp("bookkeeping", .metricBookkeeping) {
      $0.bookkeeping
    }
    text += perApp("decisions", .metricDecisions) { $0.decisions }
    text += perApp("questions", .metricQuestions) { $0.questions }
    text += perApp("accepted", .metricAccepted) { $0.accepted }
    text += perApp("new_errors", .metricNewErrors) { $0.newErrors }
    text += family("app_waiver_end_seconds", unit: "seconds", .metricWaiverEnd) {
      fleet.apps.compactMap { app in
        app.waiverEnd.flatMap(CalendarDate.init).map {
          // Its last day is covered as well.
          (Self.labels(of: app), Int(($0.daysSince1970 + 1) * 86_400))
        }
      }
    }
    text += family("rule_apps", .metricRuleApps) {
      fleet.failingRules.map { id, rule in
        ([("rule", id), ("severity", rule.severity.rawValue)], rule.apps)
      }
    }
    text += family("faults", .metricFaults) { [([], fleet.faults)] }
    return text + "# EOF\n"
  }

  private typealias Sample = (labels: [(name: String, value: String)], value: Int)

  private func perApp(_ name: String, _ help: Message, _ value: (FleetApp) -> Int) -> String {
    family("app_\(name)", help) { fleet.apps.map { (Self.labels(of: $0), value($0)) } }
  }

  private static func labels(of app: FleetApp) -> [(name: String, value: String)] {
    [("app", app.app), ("team", app.team), ("file", app.file), ("document", app.document)]
  }

  private func family(
    _ name: String,
    unit: String? = nil,
    _ help: Message,
    _ samples: () -> [Sample]
  ) -> String {
    let name = "reviewlint_\(name)"
    let unit = unit.map { "# UNIT \(name) \($0)\n" } ?? ""
    let lines = samples().map { labels, value in
      let all = labels.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
      return "\(name)\(all.isEmpty ? "" : "{\(all)}") \(value)\n"
    }
    return "# TYPE \(name) gauge\n\(unit)# HELP \(name) \(Message(help).text)\n\(lines.joined())"
  }

  /// As a label's value has it.
  private static func escaped(_ text: String) -> String {
    SingleLine(text).text.replacingScalars { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      default: nil
      }
    }
  }
}
