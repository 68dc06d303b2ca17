internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation
internal import Rules

extension DescriptionReport {
  /// So many leave room for decisions on the first sheet.
  private static let mostRefusals = 10

  /// What would be refused, what was refused often before the rest.
  func writeRefusals(to section: inout MarkupWriter) {
    let refusals = positions(of: .error)
    guard !refusals.isEmpty else { return }
    heading(Message(.whatWouldLikelyRefused), id: "refusals", to: &section)
    if refusals.contains(where: { faults[$0].letters > 0 }) {
      section.element("p", [.style("quiet")], language(.knownRefusalsArePublic))
    }
    writeFaults(in: "ol", at: refusals, to: &section)
  }

  /// What is no refusal: what breaks rules of our own, or is wrong with the description.
  func writeFaults(of concern: Concern, id: String, to section: inout MarkupWriter) {
    let found = faults.indices.filter { faults[$0].urgency.concern == concern }
    guard !found.isEmpty else { return }
    heading(concern.heading, id: id, to: &section)
    concern.remark.map { section.element("p", [.style("quiet")], language($0)) }
    writeFaults(in: "ul", at: found, to: &section)
  }

  /// Where advice is to be found: it isn't asked for before a submission.
  func writeAdvice(to section: inout MarkupWriter) {
    let advice = positions(of: .note)
    guard let first = advice.first else { return }
    let words: Message = Message(.piecesAdviceAmongDetails, count: advice.count, advice.count)
    section.element("p", [.style("quiet")]) { line in
      line.element("a", [.link("#\(cardID(first))")], language(words))
    }
  }

  private func writeFaults(in list: String, at positions: [Int], to section: inout MarkupWriter) {
    let shown = positions.prefix(Self.mostRefusals)
    section.list(list, [.style("faults")], of: shown, inLines: true) {
      write(fault: faults[$0], at: $0, to: &$1)
    }
    writeRest(positions.count - Self.mostRefusals, to: &section)
  }

  /// Where the faults of a severity are among all: they are numbered by that, from 1.
  func positions(of severity: Severity) -> [Int] {
    faults.indices.filter {
      faults[$0].urgency.concern == .apple && faults[$0].urgency.severity == severity
    }
  }

  /// How many more there are than a list has room for.
  func writeRest(_ count: Int, to section: inout MarkupWriter) {
    guard count > 0 else { return }
    let rest: Message = Message(.moreAmongDetails, count: count, count)
    section.element("p", [.style("quiet")], language(rest))
  }

  private func write(fault: Fault, at position: Int, to item: inout MarkupWriter) {
    item.element("a", [.link("#\(cardID(position))")]) { $0.prose(fault.first.message) }
    item.element("span", [.style("asides")]) { asides in
      writeAsides(of: fault, to: &asides)
      if fault.letters > 0 { asides.element("span", [], language(fault.letterCount)) }
    }
    if fault.fixes.count > 1 { item.fixes(of: fault, in: language) }
  }
}
