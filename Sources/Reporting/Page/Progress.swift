internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules

/// What came of a description since an earlier report, counted as the page lists it.
struct Progress {
  /// What is open on no screen where it was, as it was open nowhere.
  private(set) var new: [Fault] = []
  /// How much was open and still is.
  private(set) var open = 0
  let settled: Settled

  init(_ progress: EarlierRun.Progress, to faults: [Fault]) {
    settled = Settled(progress, beside: faults.map { ($0.first.rule, $0.first.location.path) })
    for fault in faults {
      if isNew(fault) { new.append(fault) } else { open += 1 }
    }
  }

  func isNew(_ fault: Fault) -> Bool {
    fault.findings.allSatisfy { settled.isNew($0.fingerprint.hexadecimal) }
  }
}

/// What was open at an earlier check and isn't now, each once.
struct Settled: Sendable {
  let fixed: [EarlierRun.Progress.Item]
  private let accepted: [EarlierRun.Progress.Item]
  private let untold: [EarlierRun.Progress.Item]
  private let newFindings: Set<String>

  private static let most = 5

  /// What is left on one screen isn't done with: `open` is what still is, by rules and paths.
  init(_ progress: EarlierRun.Progress, beside open: [(rule: String, path: String)]) {
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
  func isNew(_ fingerprint: String) -> Bool { newFindings.contains(fingerprint) }

  func isNew(_ fault: RecordedFault) -> Bool {
    fault.isOpen && fault.entries.allSatisfy { isNew($0.fingerprint) }
  }

  var isEmpty: Bool { fixed.isEmpty && accepted.isEmpty && untold.isEmpty }

  func write(in language: Language, to section: inout MarkupWriter) {
    let lists: [(Message, [EarlierRun.Progress.Item])] = [
      (.fixed, fixed), (.acceptedSinceThen, accepted), (.openCantToldAnyMore, untold),
    ]
    section.element("div", [.style("since")]) { since in
      for (lead, items) in lists where !items.isEmpty {
        since.element("p", [.style("lead")], language(lead))
        since.list(of: items.prefix(Self.most)) { $1.name($0.message) }
        since.unshown(items.count - Self.most, in: language)
      }
    }
  }

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

extension DescriptionReport {
  private static let mostNew = 10

  private static let style = "ask"

  /// Says so, if an earlier report didn't have it.
  func writeNewness(of fault: Fault, to tags: inout MarkupWriter) {
    guard let progress, progress.isNew(fault) else { return }
    tags.element("span", [.style("tag \(Self.style)")], language(.new))
  }

  /// How much is new, fixed and still open since an earlier report, and what is new.
  func writeProgress(to section: inout MarkupWriter) {
    guard let earlier = page.earlier else { return }
    guard let progress else {
      let words: Message = Message(.checkKnewNothingApp)
      return section.element("p", [], language(earlier.message(words, in: language)))
    }
    var count = ProgressCount()
    count.add(progress)
    section.element("p", [], language(earlier.message(count.message, in: language)))
    guard !progress.new.isEmpty else { return }
    heading(Message(.newSinceThen), id: "new", to: &section)
    if let refusals = count.refusals {
      section.element("p", [.style("lead")], language(refusals))
    }
    let shown = progress.new.prefix(Self.mostNew)
    section.list("ul", [.style("faults")], of: shown, inLines: true) { writeNew($0, to: &$1) }
    writeRest(progress.new.count - Self.mostNew, to: &section)
  }

  private func writeNew(_ fault: Fault, to item: inout MarkupWriter) {
    OutcomeSign(fault.urgency).write(in: language, to: &item)
    let findings = fault.urgency.outcome == .fail ? faults : decisions
    let position = findings.firstIndex { $0.isSame(as: fault) } ?? 0
    let id = fault.urgency.outcome == .fail ? cardID(position) : decisionID(position)
    item.words(" ")
    item.element("a", [.link("#\(id)")]) { $0.prose(fault.first.message) }
  }

  /// What was open then and isn't now.
  func writeSettled(to section: inout MarkupWriter) {
    guard let earlier = page.earlier, let settled = progress?.settled, !settled.isEmpty else {
      return
    }
    heading(Message(.sinceCheck, earlier.dayText(in: language)), id: "since", to: &section)
    settled.write(in: language, to: &section)
  }
}

extension Fault {
  fileprivate func isSame(as other: Fault) -> Bool {
    first.rule == other.first.rule && first.location === other.first.location
  }
}

extension EarlierRun {
  /// What there is to say since then.
  func message(_ counts: Message, in language: Language) -> Message {
    Message(.sinceCheckCounts, dayText(in: language), counts)
  }

  /// The day of checking; empty where nothing was checked.
  func dayText(in language: Language) -> String { day.map(language.dates.long) ?? "" }
}

/// How one description or several got on since an earlier report.
struct ProgressCount: Sendable {
  private var new = 0
  private var newRefusals = 0
  private var fixed = 0
  private var open = 0

  mutating func add(_ progress: Progress) {
    new += progress.new.count
    newRefusals += progress.new.count { $0.urgency.isLikelyRefusal }
    fixed += progress.settled.fixed.count
    open += progress.open
  }

  /// What is settled of a recorded description, and its faults.
  mutating func add(_ settled: Settled, among faults: [RecordedFault]) {
    fixed += settled.fixed.count
    for fault in faults where fault.isOpen {
      if settled.isNew(fault) { new += 1 } else { open += 1 }
      if settled.isNew(fault), fault.isError { newRefusals += 1 }
    }
  }

  /// `3 new, 5 fixed, 12 still open`.
  var message: Message { Message(.newFixedStillOpen, new, fixed, open) }

  /// How many of the new App Review would likely refuse; nil for none.
  var refusals: Message? {
    guard newRefusals > 0 else { return nil }
    return Message(.newProblemsWouldLikelyLead, count: newRefusals, newRefusals)
  }
}
