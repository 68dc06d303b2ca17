internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules

/// What came of a description since an earlier report, counted as the page lists it.
struct Progress {
  /// What is open on no screen where it was, as it was open nowhere.
  private(set) var new: [Fault] = []
  let fixed: [EarlierRun.Progress.Item]
  let accepted: [EarlierRun.Progress.Item]
  let untold: [EarlierRun.Progress.Item]
  /// How much was open and still is.
  private(set) var open = 0
  private let newFindings: Set<String>

  init(_ progress: EarlierRun.Progress, to faults: [Fault]) {
    newFindings = progress.new
    // What is left on one screen isn't done with.
    var told = Set(faults.map { Subject($0.first.rule, $0.first.location.path) })
    func once(_ items: [EarlierRun.Progress.Item]) -> [EarlierRun.Progress.Item] {
      items.filter { told.insert(Subject($0.rule, $0.path)).inserted }
    }
    untold = once(progress.untold)
    accepted = once(progress.accepted)
    fixed = once(progress.fixed)
    for fault in faults {
      if isNew(fault) { new.append(fault) } else { open += 1 }
    }
  }

  func isNew(_ fault: Fault) -> Bool {
    fault.findings.allSatisfy { newFindings.contains($0.fingerprint.hexadecimal) }
  }

  /// How many of the new App Review would likely refuse.
  var newRefusals: Int { new.count { $0.urgency.isLikelyRefusal } }

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
  private static let mostItems = 5
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
    let count = ProgressCount(of: progress)
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
    guard let earlier = page.earlier, let progress else { return }
    let settled: [(Message, [EarlierRun.Progress.Item])] = [
      (Message(.fixed), progress.fixed), (Message(.acceptedSinceThen), progress.accepted),
      (Message(.openCantToldAnyMore), progress.untold),
    ]
    guard settled.contains(where: { !$0.1.isEmpty }) else { return }
    let day = earlier.day.map(language.dates.long) ?? ""
    heading(Message(.sinceCheck, day), id: "since", to: &section)
    section.element("div", [.style("since")]) { lists in
      for (lead, items) in settled { writeItems(lead, items, to: &lists) }
    }
  }

  private func writeItems(
    _ lead: Message,
    _ items: [EarlierRun.Progress.Item],
    to section: inout MarkupWriter
  ) {
    guard !items.isEmpty else { return }
    section.element("p", [.style("lead")], language(lead))
    section.list(of: items.prefix(Self.mostItems)) { $1.name($0.message) }
    page.writeUnshown(items.count - Self.mostItems, to: &section)
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
    let day = day.map(language.dates.long) ?? ""
    return Message(.sinceCheckCounts, day, counts)
  }
}

/// How one description or several got on since an earlier report.
struct ProgressCount {
  private var new = 0
  private var newRefusals = 0
  private var fixed = 0
  private var open = 0

  init() {}

  init(of progress: Progress) {
    add(progress)
  }

  mutating func add(_ progress: Progress) {
    new += progress.new.count
    newRefusals += progress.newRefusals
    fixed += progress.fixed.count
    open += progress.open
  }

  /// `3 new, 5 fixed, 12 still open`.
  var message: Message {
    Message(.newFixedStillOpen, new, fixed, open)
  }

  /// How many of the new App Review would likely refuse; nil for none.
  var refusals: Message? {
    guard newRefusals > 0 else { return nil }
    return Message(.newProblemsWouldLikelyLead, count: newRefusals, newRefusals)
  }
}
