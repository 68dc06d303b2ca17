internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// What somebody has to do about an app before it is submitted: one task for each cause, whatever
/// places it shows at, and one for all that a person can answer.
struct HandOverTask {
  /// How soon it has to be done.
  enum Priority: Int, CaseIterable {
    /// Nobody can sign in or up because of it.
    case highest
    /// It makes the exit status 1.
    case high
    case medium
    case low
  }

  let priority: Priority
  let app: String
  let owner: Owner
  /// What should be so, or is open.
  let title: String
  /// What is so instead, or is asked; each sentence once.
  let points: [String]
  /// What to do; empty where the points say it.
  let fix: String
  /// What people would look up first.
  let guideline: Guideline?
  /// How many letters of App Review are known about the like.
  let refusals: Int
  /// Where it shows, such as `login.review.yaml:8:32`.
  let places: [String]
  /// The same for the same cause from run to run.
  let mark: Fingerprint
}

extension HandOverTask {
  /// A ticket has no room for more.
  private static let mostPoints = 20

  /// All of a description, what asks for most attention first.
  static func all(
    of result: LintResult,
    _ catalogue: RuleCatalogue,
    in language: Language
  ) -> [HandOverTask] {
    let faults = Fault.all(of: result)
    let causes = faults.causes { [.fail, .review].contains($0.urgency.outcome) }
    let found = causes.map { HandOverTask($0.map { faults[$0] }, of: result, catalogue, language) }
    let asked = Owner.allCases.compactMap { HandOverTask(questionsOf: $0, result, language) }
    let all = found + asked
    return Priority.allCases.flatMap { priority in all.filter { $0.priority == priority } }
  }

  private init(
    _ faults: [Fault],
    of result: LintResult,
    _ catalogue: RuleCatalogue,
    _ language: Language
  ) {
    let first = faults[0].first
    let findings = faults.flatMap(\.findings)
    priority =
      findings.contains(where: \.isBreakage)
      ? .highest : findings.map(Priority.init).min { $0.rawValue < $1.rawValue } ?? .low
    app = result.app
    owner = first.owner
    title =
      first.outcome == .review ? "\(language(.needsReviewLabel)) \(first.title)" : first.title
    points = Self.distinct(findings.map(\.message), in: language)
    fix = first.fix
    guideline = catalogue.guideline(first.mainGuideline)
    refusals = faults.map(\.letters).max() ?? 0
    places = Self.distinct(
      findings.map { finding in
        let start = finding.location.start
        return "\(finding.location.range.file.path):\(start.line):\(start.column)"
      },
      in: language
    )
    mark = first.fingerprint
  }

  /// What one of the owners can answer; nil where that is nothing.
  private init?(questionsOf owner: Owner, _ result: LintResult, _ language: Language) {
    let plan = result.questions.plan.filter { $0.owner == owner }
    guard !plan.isEmpty else { return nil }
    let fails = result.findings.contains { $0.outcome == .incomplete && $0.fails }
    priority = fails ? .high : .medium
    app = result.app
    self.owner = owner
    title = language(Message(.factsMissingCount, count: plan.count, plan.count))
    points = Self.distinct(
      plan.map { planned in
        let about = result.subject(of: planned.path, in: language).map { " (\($0))" } ?? ""
        return language(planned.question.meaning) + about
      },
      in: language
    )
    fix = ""
    guideline = nil
    refusals = plan.map(\.letters).max() ?? 0
    places = [result.file.id.path]
    mark = Fingerprint(of: Outcome.incomplete.rawValue, result.app, owner.rawValue)
  }

  /// Each once; how many more there are than a ticket has room for.
  private static func distinct(_ sentences: [String], in language: Language) -> [String] {
    var known: Set<String> = []
    let all = sentences.filter { !$0.isEmpty && known.insert($0).inserted }
    let rest = all.count - mostPoints
    return all.prefix(mostPoints) + (rest > 0 ? [language(Message(.moreNotShown, rest))] : [])
  }
}

extension HandOverTask.Priority {
  fileprivate init(_ finding: Finding) {
    switch Annotation.Level(finding) {
    case .error: self = .high
    case .warning: self = .medium
    case .note: self = finding.outcome == .review ? .medium : .low
    }
  }
}

extension String {
  /// As much of it as there is room for: the platforms count units of UTF-16.
  func shortened(to longest: Int) -> String {
    guard utf16.count > longest else { return self }
    return "\(self[..<utf16.index(startIndex, offsetBy: longest - 1)])…"
  }
}

/// What makes faults one task.
private struct Cause: Hashable {
  let owner: Owner
  let outcome: Outcome
  let fix: String
}

extension [Fault] {
  /// Where those faults are that the same change puts right, in the order of the first of each.
  func causes(_ isMeant: (Fault) -> Bool) -> [[Int]] {
    var causes: [[Int]] = []
    var numbers: [Cause: Int] = [:]
    for (position, fault) in enumerated() where isMeant(fault) {
      let first = fault.first
      let cause = Cause(owner: first.owner, outcome: first.outcome, fix: first.fix)
      if !first.fix.isEmpty, let known = numbers[cause] {
        causes[known].append(position)
      } else {
        numbers[cause] = causes.count
        causes.append([position])
      }
    }
    return causes
  }
}

/// What is said of a whole run beside its tasks.
struct HandOverHead {
  /// The verdict in one sentence.
  let verdict: String
  /// What was seen, what couldn't be judged, and what makes the answer milder.
  let lines: [String]
  let isUnjudged: Bool

  /// So many leave room for the tasks.
  private static let mostNamed = 20

  init(_ run: RunResult, _ counts: Counts) {
    let language = run.language
    verdict = language(SubmissionVerdict(run, counts).message)
    isUnjudged = run.verdict == .unjudged
    let others = run.otherAnnotations(counting: counts).map { other in
      let file = other.stretch.file
      let place = file == Relaxation.commandLine ? file : "\(file):\(other.stretch.start.line)"
      return "\(place): \(other.text)"
    }
    let rest = others.count - Self.mostNamed
    lines =
      [counts.unit.map { language($0) }, run.inventoryLine].compactMap(\.self)
      + others.prefix(Self.mostNamed) + (rest > 0 ? [language(Message(.moreNotShown, rest))] : [])
  }
}
