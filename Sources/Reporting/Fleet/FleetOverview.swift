internal import Diagnostics
package import Engine
package import Localization
internal import Model
internal import Rules

/// Many apps at once: a line of each, and what they have in common.
package struct FleetOverview: Sendable {
  /// What a rule finds in several apps.
  struct Rule {
    let title: String
    let severity: Severity
    let owner: Owner?
    let refusals: Int
    var apps = 0
  }

  /// A fact that several apps lack.
  struct Question {
    let question: String
    let owner: Owner
    var apps = 0
  }

  struct Waiver {
    let until: String
    let app: String
    let rule: String
    let place: String
  }

  package private(set) var apps: [FleetApp] = []
  /// The digests of the rules that parts were judged by.
  private(set) var rulesDigests: Set<String> = []
  /// How many things kept something from being judged.
  package private(set) var faults = 0
  private var rules: [String: Rule] = [:]
  private var questions: [String: Question] = [:]
  private var waivers: [Waiver] = []
  private var marks: Set<Fingerprint> = []
  let language: Language

  package init(in language: Language) {
    self.language = language
  }

  /// Adds what a description says; false for one that is there already.
  package mutating func add(_ description: RunPart.Description, as app: FleetApp) -> Bool {
    // Of what couldn't be judged nobody knows what it is.
    if app.verdict == .unjudged { faults += 1 }
    guard app.app.isEmpty || marks.insert(app.mark).inserted else { return false }
    apps.append(app)
    var found: Set<String> = []
    for entry in description.results {
      switch Outcome(rawValue: entry.outcome) {
      case .fail where found.insert(entry.rule).inserted:
        let new = Rule(
          title: entry.title ?? entry.rule,
          severity: entry.severity,
          owner: entry.owner,
          refusals: entry.refusals
        )
        rules[entry.rule, default: new].apps += 1
      case .waived:
        guard let until = entry.until else { continue }
        let place = "\(entry.file ?? app.file):\(entry.line)"
        waivers.append(Waiver(until: until, app: app.app, rule: entry.rule, place: place))
      default: break
      }
    }
    for open in description.questions {
      let new = Question(question: open.question, owner: open.owner)
      questions[open.path, default: new].apps += 1
    }
    return true
  }

  /// Ends a part that began with the app of that number: where something kept it from being judged,
  /// none of its apps is called ready.
  package mutating func endPart(
    from first: Int,
    judgedBy rules: String?,
    faults: Int,
    unjudged files: [String]
  ) {
    if let rules { rulesDigests.insert(rules) }
    self.faults += faults
    if faults > 0 { for number in apps.indices.dropFirst(first) { apps[number].doubt() } }
    apps += files.map(FleetApp.init(unjudged:)).filter { marks.insert($0.mark).inserted }
  }

  /// Puts the apps in order.
  package mutating func finish() { apps.sort(by: FleetApp.isBefore) }

  package var verdict: Verdict {
    if apps.isEmpty || faults > 0 { return .unjudged }
    return apps.map(\.verdict).max() ?? .unjudged
  }

  /// The verdict in a sentence: how many of them can't be submitted.
  var headline: Message {
    let open = apps.count { !$0.isReady }
    if apps.isEmpty { return Message(.notJudgedNothingJudge) }
    if open == 0 { return Message(.fleetReady, count: apps.count, apps.count) }
    return Message(.fleetNotReady, count: open, open, apps.count)
  }

  /// What each run found in all of them, this one at the end; empty where there was none before.
  var releases: [FleetHistory.Release] {
    let runs = apps.map(\.releases.count).max() ?? 0
    return (0..<(runs > 1 ? runs : 0)).compactMap { run in
      let all = apps.compactMap { $0.releases.dropFirst(run).first ?? nil }
      guard let day = all.map(\.day).max(), let verdict = all.map(\.verdict).max() else {
        return nil
      }
      return FleetHistory.Release(
        day: day,
        verdict: verdict,
        errors: all.map(\.errors).reduce(0, +),
        new: all.map(\.new).reduce(0, +),
        fixed: all.map(\.fixed).reduce(0, +)
      )
    }
  }

  /// Who can mend the errors of all of them, and since when the oldest is open.
  var owners: [(owner: Owner, errors: Int, since: String?)] {
    Owner.allCases.compactMap { owner in
      let all = apps.compactMap { $0.owners[owner] }
      let errors = all.map(\.errors).reduce(0, +)
      return errors == 0 ? nil : (owner, errors, all.compactMap(\.since).min())
    }
  }

  /// What keeps the sentence from being the whole truth.
  var faultLine: Message? {
    faults == 0 ? nil : Message(.notJudgedThingsInInput, count: faults, faults)
  }

  /// By their teams, those without one last.
  var teams: [(name: String, apps: Int, open: Int)] {
    let teams = Dictionary(grouping: apps.filter { !$0.app.isEmpty }, by: \.team)
    guard teams.count > 1 || teams.keys.first?.isEmpty == false else { return [] }
    return teams.map { ($0.key, $0.value.count, $0.value.count { !$0.isReady }) }
      .sorted { ($0.0.isEmpty ? 1 : 0, -$0.2, $0.0) < ($1.0.isEmpty ? 1 : 0, -$1.2, $1.0) }
      .map { (name: $0.0, apps: $0.1, open: $0.2) }
  }

  /// What fails, the gravest first, then what fails most often.
  var failingRules: [(id: String, rule: Rule)] {
    rules.map { (id: $0.key, rule: $0.value) }.sorted { one, other in
      let (first, second) = (one.rule, other.rule)
      return (second.severity, second.apps, second.refusals, one.id)
        < (first.severity, first.apps, first.refusals, other.id)
    }
  }

  /// What is missing, what most apps lack first.
  var openQuestions: [(path: String, question: Question)] {
    questions.map { (path: $0.key, question: $0.value) }.sorted {
      ($1.question.apps, $0.path) < ($0.question.apps, $1.path)
    }
  }

  /// The next to end first.
  var waiversByEnd: [Waiver] {
    waivers.sorted { ($0.until, $0.app, $0.rule, $0.place) < ($1.until, $1.app, $1.rule, $1.place) }
  }
}

extension FleetApp.State {
  var word: Message {
    switch self {
    case .unjudged: Message(.unjudged)
    case .violations: Message(.violations)
    case .incomplete: Message(.incomplete)
    case .partial: Message(.partial)
    case .toDecide: Message(.toDecide)
    case .ready: Message(.compliant)
    }
  }

  var role: Paint.Role {
    switch self {
    case .unjudged, .violations: .error
    case .incomplete, .partial, .toDecide: .warning
    case .ready: .good
    }
  }
}

extension FleetHistory.Release {
  /// How much is new, fixed and still open.
  var counts: Message { Message(.newFixedStillOpen, new, fixed, errors - new) }
}

extension FleetApp {
  /// What earlier runs and this one say, a sign each.
  var signs: String {
    (trend.map { $0.map(\.sign) ?? "·" } + [verdict.sign]).joined()
  }
}

extension Verdict {
  fileprivate var sign: String {
    switch self {
    case .compliant: "✓"
    case .incomplete: "?"
    case .violations: "✕"
    case .unjudged: "!"
    }
  }
}
