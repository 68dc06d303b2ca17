internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// Many apps at once: a line of each, and what they have in common.
struct AppIndex: Sendable {
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

  /// Something that kept descriptions from being judged, and where.
  struct Trouble {
    let place: String
    let message: Message
  }

  private(set) var apps: [IndexedApp] = []
  /// The digests of the rules that judged.
  private(set) var rulesDigests: Set<String> = []
  private(set) var troubles: [Trouble] = []
  /// How many further things kept something from being judged.
  private var faults = 0
  private var rules: [String: Rule] = [:]
  private var questions: [String: Question] = [:]
  private var waivers: [Waiver] = []
  private var marks: Set<Fingerprint> = []
  /// What App Review would likely refuse and an earlier report didn't have.
  private(set) var newErrors: [(app: IndexedApp, fault: RecordedFault)] = []
  private(set) var progress = ProgressCount()
  let language: Language
  let earlier: EarlierRun?

  init(in language: Language, since earlier: EarlierRun?) {
    self.language = language
    self.earlier = earlier
  }

  /// What a run comes to, app by app.
  init(of run: Presentation) {
    self.init(in: run.language, since: run.run.setup.earlier)
    for description in run.descriptions {
      _ = add(RunPart.Description(of: description.result, said: language))
    }
    let places = DiagnosticPlaces(of: run.run)
    let troubles = run.run.diagnostics.filter { $0.severity == .error }.map { error in
      let stretch = places.stretch(of: error.range)
      return Trouble(place: "\(stretch.file):\(stretch.start.line)", message: error.message)
    }
    endRun(from: 0, judgedBy: run.run.tool.rules, troubles: troubles, faults: 0)
  }

  /// Adds what is said of a description; false for one that is there already.
  mutating func add(_ description: RunPart.Description) -> Bool {
    let all = RecordedFault.all(of: description)
    let settled = settled(description, all)
    let app = IndexedApp(number: apps.count + 1, description, all, since: settled)
    // Of what couldn't be judged nobody knows what it is.
    if app.verdict == .unjudged { faults += 1 }
    guard app.app.isEmpty || marks.insert(app.mark).inserted else { return false }
    apps.append(app)
    if let settled {
      progress.add(settled, among: all)
      newErrors += all.filter { $0.isError && settled.isNew($0) }.map { (app, $0) }
    }
    var found: Set<String> = []
    for fault in all {
      let entry = fault.first
      switch fault.outcome {
      case .fail where found.insert(entry.rule).inserted:
        let new = Rule(
          title: entry.title ?? entry.rule, severity: entry.severity, owner: entry.owner,
          refusals: entry.refusals)
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

  /// Ends a run that began with the app of that number: where something kept it from being judged,
  /// none of its apps is called ready.
  mutating func endRun(from first: Int, judgedBy rules: String?, troubles: [Trouble], faults: Int) {
    if let rules { rulesDigests.insert(rules) }
    self.troubles += troubles
    self.faults += faults
    guard !troubles.isEmpty || faults > 0 else { return }
    for number in apps.indices.dropFirst(first) { apps[number].doubt() }
  }

  /// What came of a description since the earlier report, if that knows its app.
  func settled(_ description: RunPart.Description, _ faults: [RecordedFault]) -> Settled? {
    earlier?.progress(of: description).map { progress in
      Settled(progress, beside: faults.filter(\.isOpen).map { ($0.first.rule, $0.first.path) })
    }
  }

  var verdict: Verdict {
    if apps.isEmpty || faultLine != nil { return .unjudged }
    return apps.map(\.verdict).max() ?? .unjudged
  }

  var isReady: Bool { verdict == .compliant && apps.allSatisfy(\.isReady) }

  /// The verdict in a sentence: how many of them can't be submitted.
  var headline: Message {
    let open = apps.count { !$0.isReady }
    if apps.isEmpty { return Message(.notJudgedNothingJudge) }
    if open == 0 { return Message(.fleetReady, count: apps.count, apps.count) }
    return Message(.fleetNotReady, count: open, open, apps.count)
  }

  /// What keeps the sentence from being the whole truth.
  var faultLine: Message? {
    let count = troubles.count + faults
    return count == 0 ? nil : Message(.notJudgedThingsInInput, count: count, count)
  }

  /// All of them, what asks for most attention first.
  var appsInOrder: [IndexedApp] { apps.sorted(by: IndexedApp.isBefore) }

  /// Who can mend the errors of all of them.
  var owners: [(owner: Owner, errors: Int)] {
    Owner.allCases.compactMap { owner in
      let errors = apps.map { $0.owners[owner] ?? 0 }.reduce(0, +)
      return errors == 0 ? nil : (owner, errors)
    }
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
  var failingRules: [Rule] {
    rules.sorted { one, other in
      let (first, second) = (one.value, other.value)
      return (second.severity, second.apps, second.refusals, one.key)
        < (first.severity, first.apps, first.refusals, other.key)
    }
    .map(\.value)
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
