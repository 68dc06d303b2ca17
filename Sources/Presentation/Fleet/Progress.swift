package import Diagnostics
package import Localization

/// What came of a description since an earlier report, counted as it is listed.
package struct Progress<Found: PresentedFinding>: Sendable {
  /// What is open on no screen where it was, as it was open nowhere.
  package private(set) var new: [FaultGroup<Found>] = []
  /// How much was open and still is.
  package private(set) var open = 0
  package let settled: Settled

  /// What is open of the faults is held against what was.
  package init(_ progress: EarlierRun.Progress, to faults: [FaultGroup<Found>]) {
    let faults = faults.filter(\.isOpen)
    settled = Settled(progress, beside: faults.map { ($0.first.rule, $0.first.place) })
    for fault in faults {
      if isNew(fault) { new.append(fault) } else { open += 1 }
    }
  }

  package func isNew(_ fault: FaultGroup<Found>) -> Bool {
    fault.isOpen && fault.findings.allSatisfy { settled.isNew($0.fingerprintDigits) }
  }
}

/// What was open at an earlier check and isn't now, each once.
package struct Settled: Sendable {
  package let fixed: [EarlierRun.Progress.Item]
  package let accepted: [EarlierRun.Progress.Item]
  package let untold: [EarlierRun.Progress.Item]
  private let newFindings: Set<String>

  /// What is left on one screen isn't done with: `open` is what still is, by rules and paths.
  fileprivate init(_ progress: EarlierRun.Progress, beside open: [(rule: String, path: String)]) {
    newFindings = progress.new
    var told = Set(open.map { Subject($0.rule, $0.path) })
    func once(_ items: [EarlierRun.Progress.Item]) -> [EarlierRun.Progress.Item] {
      items.filter { told.insert(Subject($0.rule, $0.path)).inserted }
    }
    untold = once(progress.untold)
    accepted = once(progress.accepted)
    fixed = once(progress.fixed)
  }

  /// Whether a finding of that fingerprint wasn't open then.
  fileprivate func isNew(_ fingerprint: String) -> Bool { newFindings.contains(fingerprint) }

  package var isEmpty: Bool { fixed.isEmpty && accepted.isEmpty && untold.isEmpty }

  /// Of what two runs find, the same to a reader.
  private struct Subject: Hashable {
    let rule: String
    let place: Substring

    init(_ rule: String, _ path: String) {
      self.rule = rule
      place = path.placeOnEveryScreen
    }
  }
}

extension EarlierRun {
  /// What there is to say since then.
  package func message(_ counts: Message, in language: Language) -> Message {
    Message(.sinceCheckCounts, dayText(in: language), counts)
  }

  /// The day of checking; empty where nothing was checked.
  package func dayText(in language: Language) -> String { day.map(language.dates.long) ?? "" }
}

/// How one description or several got on since an earlier report.
package struct ProgressCount: Sendable {
  private var new = 0
  private var newRefusals = 0
  private var fixed = 0
  private var open = 0

  package init() {}

  package mutating func add(_ progress: Progress<some PresentedFinding>) {
    new += progress.new.count
    newRefusals += progress.new.count(where: \.isError)
    fixed += progress.settled.fixed.count
    open += progress.open
  }

  /// `3 new, 5 fixed, 12 still open`.
  package var message: Message { Message(.newFixedStillOpen, new, fixed, open) }

  /// How many of the new App Review would likely refuse; nil for none.
  package var refusals: Message? {
    .counting(newRefusals, .newProblemsWouldLikelyLead)
  }
}
