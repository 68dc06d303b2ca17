internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation

extension DescriptionReport {
  /// What a person has to decide, with boxes to tick on the screen or on paper.
  func writeDecisions(to section: inout MarkupWriter) {
    guard !decisions.isEmpty else { return }
    heading(Message(.personDecideTitle), id: "decide", to: &section)
    section.list("ul", [.style("choices")], of: decisions.enumerated(), inLines: true) {
      write($0.element, $0.offset, to: &$1)
    }
  }

  private func write(_ decision: Fault, _ index: Int, to item: inout MarkupWriter) {
    let id = decisionID(index)
    item.void("input", [Attribute("type", "checkbox"), .id(id)])
    item.element("div") { words in
      words.element("label", [Attribute("for", id)]) { $0.prose(decision.first.message) }
      words.element("span", [.style("asides")]) { asides in
        writeAsides(of: decision, to: &asides)
        for citation in decision.first.citations { asides.element("span", [], citation) }
      }
    }
  }

  /// What was answered by a person, and what was found and accepted: by whom, why, until when.
  func writeAccepted(to section: inout MarkupWriter) {
    let lists = [
      (Message(.decidedTitle), "decided", decided), (Message(.waivedTitle), "waived", waived),
    ]
    for (title, id, faults) in lists where !faults.isEmpty {
      heading(title, id: id, to: &section)
      section.list(of: faults) { writeAccepted($0, to: &$1) }
    }
  }

  private func writeAccepted(_ fault: Fault, to item: inout MarkupWriter) {
    item.prose(fault.first.message)
    item.element("span", [.style("asides")]) { asides in
      if fault.others > 0 { asides.element("span", [], language(fault.otherPlaces)) }
      switch fault.first.acceptance {
      case .waiver(let reason, let approvedBy, let until):
        let day = language.dates.long(until)
        asides.element("span", [], language(Message(.approvedValidUntil, approvedBy, day)))
        asides.element("span") { $0.name(reason) }
      case .baseline: asides.element("span", [], language(.acceptedInBaseline))
      case .decision:
        asides.element("span") { $0.name(fault.first.acceptanceText(said: language)) }
      case nil: break
      }
      if fault.urgency.isLikelyRefusal {
        let style = OutcomeSign(.fail, .warning).style
        let words = language(.likelyRefused)
        asides.element("span", [.style("tag \(style)")], words)
      }
    }
  }

  /// What passed, and what wasn't asked, by the rules' titles.
  func writeRules(to section: inout MarkupWriter) {
    writeRules(Message(.passedTitle), result.passed, id: "passed", to: &section)
    let others = result.notApplicable
    writeRules(Message(.notApplicableTitle), others, id: "not-applicable", to: &section)
  }

  func writeExempt(to section: inout MarkupWriter) {
    guard !exempt.isEmpty else { return }
    heading(Message(.exemptTitle), id: "exempt", to: &section)
    section.list(of: exempt.flatMap(\.findings)) { finding, item in
      item.words(finding.title)
      item.element("p", [.style("quiet")]) { $0.prose(finding.message) }
    }
  }

  private func writeRules(
    _ title: Message, _ rules: [String], id: String, to section: inout MarkupWriter
  ) {
    guard !rules.isEmpty else { return }
    heading(title, id: id, to: &section)
    section.list("ul", [.style("columns")], of: rules) { $1.words(page.catalogue.title(of: $0)) }
  }
}
