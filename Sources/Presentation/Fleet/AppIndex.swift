package import Diagnostics
internal import Engine
package import Localization
package import Model
internal import Rules

/// Many apps at once: a line of each, and what they have in common.
package struct AppIndex: Sendable {
  /// What a rule finds in several apps.
  package struct Rule: Sendable {
    package let title: String
    package let urgency: FaultUrgency
    package let owner: Owner
    package fileprivate(set) var apps: [IndexedApp] = []
  }

  /// Something that kept descriptions from being judged, and where.
  package struct Trouble: Sendable {
    package let place: String
    package let message: Message
  }

  package private(set) var apps: [IndexedApp] = []
  /// The descriptions, as reports say it.
  package private(set) var descriptions: [RunRecord.Description] = []
  package private(set) var texts = RunRecord.Texts()
  /// The digests of the rules that judged.
  package private(set) var rulesDigests: Set<String> = []
  /// The tags of the languages in which findings are said.
  package private(set) var languages: Set<String> = []
  package private(set) var troubles: [Trouble] = []
  /// How many further things kept something from being judged.
  private var faults = 0
  private var rules: [String: Rule] = [:]
  private var marks: Set<Fingerprint> = []
  private var identities: Set<String> = []
  /// What App Review would likely refuse and an earlier report didn't have.
  package private(set) var newErrors: [(app: IndexedApp, fault: RecordedFault)] = []
  package private(set) var progress = ProgressCount()
  package let language: Language
  package let earlier: EarlierRun?

  package init(in language: Language, since earlier: EarlierRun?) {
    self.language = language
    self.earlier = earlier
  }

  /// What a run comes to, app by app.
  package init(of run: PresentedRun) {
    self.init(in: run.language, since: run.earlier)
    var record = RunRecord(of: run)
    record.descriptions = run.descriptions.map {
      RunRecord.Description(
        of: $0.result, asking: $0.questions, said: run.language, naming: &record.texts)
    }
    _ = add(record)
  }

  /// Adds a run; the answer is what was there already. Where something kept it from being judged,
  /// none of its apps is called ready.
  package mutating func add(_ run: RunRecord) -> [RunRecord.Description] {
    let (first, faultsBefore) = (apps.count, faults)
    texts.add(run.texts)
    languages.insert(run.tool.language ?? Language.english.tag)
    for description in run.descriptions { description.texts.map { texts.add($0) } }
    let repeated = run.descriptions.filter { !add($0, of: run) }
    let errors = run.problems.filter { $0.severity == .error }
    troubles += errors.map {
      Trouble(place: "\($0.file):\($0.line)", message: .verbatim($0.message))
    }
    if !run.isStream { rulesDigests.insert(run.tool.rules) }
    let isUnexplained =
      !run.isStream && errors.isEmpty && run.verdict == .unjudged
      && faults == faultsBefore
    faults += repeated.count + (isUnexplained ? 1 : 0)
    if !errors.isEmpty || faults > faultsBefore {
      for number in apps.indices.dropFirst(first) { apps[number].doubt() }
    }
    return repeated
  }

  /// Notes a run that couldn't be read.
  package mutating func addUnreadable() { faults += 1 }

  /// Adds what is said of a description; false for one that is there already.
  private mutating func add(_ description: RunRecord.Description, of run: RunRecord) -> Bool {
    let all = description.faults(by: texts)
    let progress = progress(of: description, all)
    let isFirst = identities.insert(description.identity.text).inserted
    let app = IndexedApp(
      number: apps.count + 1, description, isFirst: isFirst, all, since: progress, in: run)
    // Of what couldn't be judged nobody knows what it is.
    if description.verdict == .unjudged { faults += 1 }
    guard app.app.isEmpty || marks.insert(app.mark).inserted else { return false }
    apps.append(app)
    descriptions.append(description)
    if let progress {
      self.progress.add(progress)
      newErrors += progress.new.filter(\.isError).map { (app, $0) }
    }
    var found: Set<String> = []
    for fault in all.of(.fail) where found.insert(fault.first.rule).inserted {
      let new = Rule(
        title: fault.first.texts.title, urgency: fault.urgency, owner: fault.first.owner)
      rules[fault.first.rule, default: new].apps.append(app)
    }
    return true
  }

  /// What came of a description since the earlier report, if that knows its app.
  package func progress(
    of description: RunRecord.Description, _ faults: [RecordedFault]
  ) -> Progress<RecordedFinding>? {
    earlier?.progress(of: description).map { Progress($0, to: faults) }
  }

  package var isUnjudged: Bool {
    apps.isEmpty || faultLine != nil || apps.contains { $0.state == .unjudged }
  }

  package var isReady: Bool { !isUnjudged && apps.allSatisfy(\.isReady) }

  /// The verdict in a sentence: how many of them can't be submitted.
  package var headline: Message {
    let open = apps.count { !$0.isReady }
    if apps.isEmpty { return Message(.notJudgedNothingJudge) }
    if open == 0 { return Message(.fleetReady, count: apps.count, apps.count) }
    return Message(.fleetNotReady, count: open, open, apps.count)
  }

  /// What keeps the sentence from being the whole truth.
  package var faultLine: Message? {
    .counting(troubles.count + faults, .notJudgedThingsInInput)
  }

  /// All of them, what asks for most attention first.
  package var appsInOrder: [IndexedApp] { apps.sorted(by: IndexedApp.isBefore) }

  /// By their teams, those without one last.
  package var teams: [(name: String, apps: Int, open: Int)] {
    let teams = Dictionary(grouping: apps.filter { !$0.app.isEmpty }, by: \.team)
    guard teams.count > 1 || teams.keys.first?.isEmpty == false else { return [] }
    return teams.map { ($0.key, $0.value.count, $0.value.count { !$0.isReady }) }
      .sorted { ($0.0.isEmpty ? 1 : 0, -$0.2, $0.0) < ($1.0.isEmpty ? 1 : 0, -$1.2, $1.0) }
      .map { (name: $0.0, apps: $0.1, open: $0.2) }
  }

  /// What fails, the gravest first, then what fails most often.
  package var failingRules: [Rule] {
    rules.sorted { one, other in
      let (first, second) = (one.value.urgency, other.value.urgency)
      if first.concern != second.concern { return first.concern < second.concern }
      return (second.severity, other.value.apps.count, second.refusals.letters, one.key)
        < (first.severity, one.value.apps.count, first.refusals.letters, other.key)
    }
    .map(\.value)
  }
}
