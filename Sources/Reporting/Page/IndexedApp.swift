internal import Diagnostics
internal import Engine
internal import Model
internal import Rules

/// What is kept of a description that is one of many: its line in the index.
struct IndexedApp: Sendable {
  /// Its number among all, from 1.
  let number: Int
  let app: String
  let file: String
  let document: String
  /// Empty where nobody said.
  let team: String
  /// The day of checking.
  let day: String
  private(set) var verdict: Verdict
  private(set) var state: VerdictState
  private(set) var errors = 0
  private(set) var warnings = 0
  /// What only the description has to be put in order for: App Review sees none of it.
  private(set) var bookkeeping = 0
  private(set) var decisions = 0
  let questions: Int
  /// How many letters are known about what fails, of the rule with most of them.
  private(set) var refusals = 0
  /// The last day of the waiver that ends first.
  private(set) var waiverEnd: String?
  /// How many errors the earlier report didn't have.
  let newErrors: Int
  /// The errors of each owner.
  private(set) var owners: [Owner: Int] = [:]

  init(
    number: Int, _ description: RunPart.Description, _ faults: [RecordedFault],
    since progress: Settled?
  ) {
    self.number = number
    app = description.app
    file = description.key.file.path
    document = description.key.document
    team = description.team
    day = description.day
    verdict = description.verdict
    questions = description.questions.count
    newErrors = progress.map { progress in faults.count { $0.isError && progress.isNew($0) } } ?? 0
    var accepted = 0
    for fault in faults {
      switch fault.outcome {
      case .fail where fault.first.isBookkeeping: bookkeeping += 1
      case .fail:
        refusals = max(refusals, fault.first.refusals)
        if fault.first.severity == .warning { warnings += 1 }
        guard fault.isError else { continue }
        errors += 1
        if let owner = fault.first.owner { owners[owner, default: 0] += 1 }
      case .review: decisions += 1
      case .waived:
        accepted += 1
        if let until = fault.first.until { waiverEnd = min(waiverEnd ?? until, until) }
      default: break
      }
    }
    state = VerdictState(
      verdict, isPart: description.isPartial, isToDecide: decisions > 0, hasExceptions: accepted > 0
    )
  }

  /// What is said of nothing wrong in a run that couldn't be judged isn't told: it may be wrong.
  mutating func doubt() {
    guard verdict == .compliant else { return }
    verdict = .unjudged
    state = .unjudged
  }

  var isReady: Bool { state == .ready || state == .readyButFor }

  /// The same for the same description from run to run.
  var mark: Fingerprint { Fingerprint(of: app, file, document) }

  /// The name of its page.
  var pageName: String { "app-\(mark.hexadecimal).html" }

  /// Its file, and which of its documents it is.
  var place: String { document == "1" ? file : "\(file) (\(document))" }

  /// What asks for most attention first.
  private var order: [Int] {
    [
      newErrors > 0 ? 0 : 1, VerdictState.allCases.firstIndex(of: state) ?? 0, -errors, -refusals,
      -warnings, -bookkeeping, -questions,
    ]
  }

  static func isBefore(_ one: IndexedApp, _ other: IndexedApp) -> Bool {
    let (mine, others) = (one.order, other.order)
    if mine != others { return mine.lexicographicallyPrecedes(others) }
    return (one.app, one.file, one.document) < (other.app, other.file, other.document)
  }
}

/// What a report says alike of several screens: it counts once, as it is listed.
struct RecordedFault: Sendable {
  let outcome: Outcome
  private(set) var entries: [RunPart.Entry]

  /// The entry that speaks for all of them.
  var first: RunPart.Entry { entries[0] }

  var others: Int { entries.count - 1 }

  /// It asks somebody to do something.
  var isOpen: Bool { outcome == .fail || outcome == .review }

  /// It would be refused; what only the description has to be put in order for isn't.
  var isError: Bool { outcome == .fail && first.severity == .error && !first.isBookkeeping }

  /// All of a description, in their order; outcomes that aren't known are a newer release's.
  static func all(of description: RunPart.Description) -> [RecordedFault] {
    var faults: [RecordedFault] = []
    var numbers: [[String]: Int] = [:]
    for entry in description.results {
      guard let outcome = Outcome(rawValue: entry.outcome) else { continue }
      let key = [entry.rule, entry.outcome, String(entry.path.placeOnEveryScreen)]
      if let number = numbers[key] {
        faults[number].entries.append(entry)
      } else {
        numbers[key] = faults.count
        faults.append(RecordedFault(outcome: outcome, entries: [entry]))
      }
    }
    return faults
  }
}
