internal import Diagnostics
package import Engine
internal import Model
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
  /// What earlier runs and this one say, the first one first; nil where they don't have it.
  let releases: [FleetHistory.Release?]
  /// The errors of each owner, and the day since which the oldest of them is open; nil for new ones.
  private(set) var owners: [Owner: (errors: Int, since: String?)] = [:]

  package init(_ description: RunPart.Description, since history: FleetHistory) {
    app = description.app
    file = description.key.file.path
    document = description.key.document
    team = description.team
    day = description.day
    verdict = description.verdict
    questions = description.questions.count
    let record = history.record(of: description)
    releases = (0...history.runs).map { record.releases[$0] }
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
        case .error:
          errors += 1
          guard let owner = entry.owner else { break }
          let (count, oldest) = owners[owner] ?? (0, nil)
          owners[owner] = (count + 1, [oldest, record.day(of: entry)].compactMap(\.self).min())
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
    releases = []
  }

  /// What is said of nothing wrong in a part that couldn't be judged isn't told: it may be wrong.
  package mutating func doubt() {
    guard verdict == .compliant else { return }
    verdict = .unjudged
    state = .unjudged
  }

  var isReady: Bool { state == .ready }

  /// What earlier runs said.
  var trend: [Verdict?] { releases.dropLast().map { $0?.verdict } }

  /// How many errors the earlier run that came last didn't have.
  var newErrors: Int { releases.last??.new ?? 0 }

  /// The day since which an error is open that earlier runs have; nil without one.
  var openSince: String? { owners.values.compactMap(\.since).min() }

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
