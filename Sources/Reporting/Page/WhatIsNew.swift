internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation

extension DescriptionReport {
  private static let mostNew = 10

  private static let style = "ask"

  /// Says so, if an earlier report didn't have it.
  func writeNewness(of fault: Fault, to tags: inout MarkupWriter) {
    guard let progress, progress.isNew(fault) else { return }
    tags.element("span", [.style("tag \(Self.style)")], language(.new))
  }

  /// Whether it is new, where else it is, and whose matter.
  func writeAsides(of fault: Fault, to asides: inout MarkupWriter) {
    writeNewness(of: fault, to: &asides)
    if fault.others > 0 { asides.element("span", [], language(fault.otherPlaces)) }
    asides.element("span", [], language(fault.first.owner.words))
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

extension Settled {
  private static let most = 5

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
}
