internal import Diagnostics
internal import Engine
internal import Rules

/// What is kept of a description that is one of many: its line in the index.
package struct IndexedApp: Sendable {
  /// Its number among all, from 1.
  package let number: Int
  package let app: String
  private let identity: AppIdentity
  /// Whether it comes first of those that are called the same.
  private let isFirst: Bool
  /// Empty where nobody said.
  package let team: String
  /// The day of checking.
  package let day: String
  package let counts: Counts
  package private(set) var state: VerdictState
  /// How many letters are known about what fails, of the rule with most of them.
  private let refusals: Int
  /// The last day of the waiver that ends first.
  package let waiverEnd: String?
  /// How many errors the earlier report didn't have.
  package let newErrors: Int

  /// The run's own relaxations make a yes one with exceptions.
  init(
    number: Int, _ description: RunRecord.Description, isFirst: Bool, _ faults: [RecordedFault],
    since progress: Progress<RecordedFinding>?, in run: RunRecord
  ) {
    self.number = number
    app = description.app
    identity = description.identity
    self.isFirst = isFirst
    team = description.team ?? ""
    day = description.asOf
    newErrors = progress?.new.count(where: \.isError) ?? 0
    counts = Counts(
      of: faults, missing: description.factQuestions.count,
      passed: description.passed.count, notApplicable: description.notApplicable.count)
    let kinds = (run.tool.relaxations + description.relaxations).map(\.kind)
    state =
      QualifiedVerdict(
        description.verdict,
        partial: description.partial, counts,
        milderBy: kinds.filter { $0 != .excluded }
      ).state
    refusals = faults.of(.fail).filter { $0.heading == .apple }.map(\.letters).max() ?? 0
    waiverEnd = faults.of(.waived).compactMap(\.first.entry.until).min()
  }

  /// What is said of nothing wrong in a run that couldn't be judged isn't told: it may be wrong.
  mutating func doubt() {
    if ![.violations, .incomplete].contains(state) { state = .unjudged }
  }

  var isReady: Bool { state == .ready || state == .readyButFor }

  /// One description has one, in whatever runs it is: in another repository, another app may have
  /// the same path.
  var mark: Fingerprint { Fingerprint(of: identity.text, identity.place, app) }

  /// The name of its page, from run to run.
  package var pageName: String {
    "app-\((isFirst ? identity.fingerprint : mark).hexadecimal).html"
  }

  package var file: String { identity.file }

  /// Its file, and which of its documents it is.
  package var place: String { identity.place }

  /// What asks for most attention first.
  private var order: [Int] {
    [
      newErrors > 0 ? 0 : 1, state.rawValue,
      -counts.failures(.error), -refusals, -counts.failures(.warning), -counts.breaches,
      -counts.bookkeeping, -counts.missing,
    ]
  }

  static func isBefore(_ one: IndexedApp, _ other: IndexedApp) -> Bool {
    let (mine, others) = (one.order, other.order)
    if mine != others { return mine.lexicographicallyPrecedes(others) }
    return (one.app, one.file, one.identity.document) < (
      other.app, other.file, other.identity.document
    )
  }
}
