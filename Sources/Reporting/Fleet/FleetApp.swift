internal import Diagnostics
package import Engine
internal import Rules

/// What is kept of a description of a fleet: a line of an overview.
package struct FleetApp: Sendable {
  /// How near a submission is, what asks for most attention first.
  package enum State: String, CaseIterable, Sendable {
    case unjudged
    case violations
    case incomplete
    /// Only some of the rules were asked.
    case partial
    /// A person has something to decide.
    case toDecide
    case ready
  }

  package let app: String
  package let file: String
  package let document: String
  /// Empty where nobody said.
  package let team: String
  /// The day of checking; empty for what couldn't be judged at all.
  package let day: String
  package private(set) var verdict: Verdict
  package private(set) var state: State
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0
  /// What only the description has to be put in order for: App Review sees none of it.
  private(set) var bookkeeping = 0
  private(set) var decisions = 0
  private(set) var accepted = 0
  let questions: Int
  /// How many letters are known about what fails, of the rule with most of them.
  private(set) var refusals = 0
  /// The last day of the waiver that ends first.
  private(set) var waiverEnd: String?
  /// What earlier runs said, the first one first; nil where they don't have it.
  let trend: [Verdict?]
  /// How many errors the last earlier run didn't have; 0 where that doesn't have the app.
  private(set) var newErrors = 0

  package init(_ description: RunPart.Description, since history: FleetHistory) {
    app = description.app
    file = description.key.file.path
    document = description.key.document
    team = description.team
    day = description.day
    verdict = description.verdict
    questions = description.questions.count
    trend = history.verdicts(of: description)
    let known = history.lastErrors(of: description)
    // What is the same on several screens counts once, as it is listed.
    var faults: Set<[String]> = []
    for entry in description.results
    where faults.insert([entry.rule, entry.outcome, String(entry.path.placeOnEveryScreen)]).inserted
    {
      switch Outcome(rawValue: entry.outcome) {
      case .fail where entry.isBookkeeping: bookkeeping += 1
      case .fail:
        refusals = max(refusals, entry.refusals)
        switch entry.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
      case .review: decisions += 1
      case .waived:
        accepted += 1
        if let until = entry.until { waiverEnd = min(waiverEnd ?? until, until) }
      default: break
      }
    }
    newErrors = description.results.count {
      $0.isError && known?.contains($0.fingerprint) == false
    }
    state =
      switch verdict {
      case .unjudged: .unjudged
      case .violations: .violations
      case .incomplete: .incomplete
      case .compliant: description.isPartial ? .partial : decisions > 0 ? .toDecide : .ready
      }
  }

  /// A file in which nothing could be judged.
  package init(unjudged file: String) {
    app = ""
    self.file = file
    document = "1"
    team = ""
    day = ""
    verdict = .unjudged
    state = .unjudged
    questions = 0
    trend = []
  }

  /// What is said of nothing wrong in a part that couldn't be judged isn't told: it may be wrong.
  package mutating func doubt() {
    guard verdict == .compliant else { return }
    verdict = .unjudged
    state = .unjudged
  }

  var isReady: Bool { state == .ready }

  /// It has errors, or a verdict, that the last earlier run didn't have.
  var isNewlyFailing: Bool {
    newErrors > 0 || (trend.last ?? nil).map { $0 < verdict } == true
  }

  /// The same for the same description from run to run.
  var mark: Fingerprint { Fingerprint(of: app, file, document) }

  /// The name of its page.
  package var pageName: String { "app-\(mark.hexadecimal).html" }

  /// What asks for most attention first.
  private var order: [Int] {
    [
      isNewlyFailing ? 0 : 1, State.allCases.firstIndex(of: state) ?? 0, -errors, -refusals,
      -warnings, -bookkeeping, -questions,
    ]
  }

  package static func isBefore(_ one: FleetApp, _ other: FleetApp) -> Bool {
    let (mine, others) = (one.order, other.order)
    if mine != others { return mine.lexicographicallyPrecedes(others) }
    return (one.app, one.file, one.document) < (other.app, other.file, other.document)
  }
}

extension RunPart.Entry {
  var isError: Bool { outcome == Outcome.fail.rawValue && severity == .error && !isBookkeeping }
}

/// What earlier runs said of the descriptions of a fleet.
package struct FleetHistory: Sendable {
  private struct Known {
    let key: RunPart.Description.Key
    var verdicts: [Int: Verdict] = [:]
    var errors: Set<String>?
  }

  private let runs: Int
  private var apps: [String: [Known]] = [:]

  /// Of so many runs, which are added one after the other.
  package init(runs: Int) {
    self.runs = runs
  }

  /// Adds what the run of that number says, from 0.
  package mutating func add(_ description: RunPart.Description, run: Int) {
    var all = apps[description.app] ?? []
    let place = all.firstIndex { $0.key == description.key } ?? all.count
    if place == all.count { all.append(Known(key: description.key)) }
    all[place].verdicts[run] = description.verdict
    if run == runs - 1 {
      all[place].errors = Set(description.results.filter(\.isError).map(\.fingerprint))
    }
    apps[description.app] = all
  }

  /// A file that has moved is known by its app, where that has one.
  private func known(_ description: RunPart.Description) -> Known? {
    let all = apps[description.app] ?? []
    return all.first { $0.key == description.key } ?? (all.count == 1 ? all[0] : nil)
  }

  func verdicts(of description: RunPart.Description) -> [Verdict?] {
    let known = known(description)
    return (0..<runs).map { known?.verdicts[$0] }
  }

  func lastErrors(of description: RunPart.Description) -> Set<String>? {
    known(description)?.errors
  }
}
