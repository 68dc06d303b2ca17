internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Rules

extension DescriptionReport {
  /// So many problems can be kept in mind.
  private static let mostLeading = 5

  /// The few problems that matter most, with who can put them right.
  func writeTopProblems(to part: inout MarkupWriter) {
    let leading = leadingProblems
    guard !leading.isEmpty else { return }
    heading("What matters most", to: &part)
    part.element("ol", [.style("top")]) { list in
      for (index, finding) in leading {
        list.element("li") { writeTopProblem(finding, index, to: &$0) }
      }
    }
  }

  /// Of each rule its first finding: the same on another screen is no further problem.
  private var leadingProblems: [(index: Int, finding: Finding)] {
    var rules: Set<String> = []
    let first = failures.enumerated().filter { rules.insert($0.element.rule).inserted }
    return first.prefix(Self.mostLeading).map { ($0.offset, $0.element) }
  }

  private func writeTopProblem(_ finding: Finding, _ index: Int, to item: inout MarkupWriter) {
    item.element("a", [.link("#\(cardID(index))")], finding.message)
    item.element("p", [.style("tags")]) { tags in
      OutcomeSign(finding.outcome, finding.severity).write(in: language, to: &tags)
      tags.element("span", [], language(finding.owner.sentence))
    }
    if !finding.fix.isEmpty { item.element("p", [], finding.fix) }
  }

  /// What a person has to decide, with boxes to tick on the screen or on paper.
  func writeDecisions(to part: inout MarkupWriter) {
    guard !decisions.isEmpty else { return }
    heading("For a person to decide", to: &part)
    part.element("ul", [.style("choices")]) { list in
      for (index, finding) in decisions.enumerated() {
        list.line()
        list.element("li") { writeDecision(finding, index, to: &$0) }
      }
    }
  }

  private func writeDecision(_ finding: Finding, _ index: Int, to item: inout MarkupWriter) {
    let id = decisionID(index)
    item.void("input", [Attribute("type", "checkbox"), .id(id)])
    item.element("div") { words in
      words.element("label", [Attribute("for", id)], finding.message)
      words.element("p", [.style("quiet")]) { details in
        let citations = finding.citations.joined(separator: "; ")
        let place = "\(finding.location.range.file.path):\(finding.location.start.line)"
        details.words("\(citations) ")
        details.code(place)
      }
    }
  }

  /// What was found and accepted: by whom, why, and until when.
  func writeWaived(to part: inout MarkupWriter) {
    let waived = result.findings(.waived)
    guard !waived.isEmpty else { return }
    heading("Waived", to: &part)
    part.element("ul") { list in
      for finding in waived {
        list.element("li") { writeWaived(finding, to: &$0) }
      }
    }
  }

  private func writeWaived(_ finding: Finding, to item: inout MarkupWriter) {
    item.words(finding.message)
    item.element("p", [.style("quiet")]) { details in
      switch finding.acceptance {
      case .waiver(let reason, let approvedBy, let until):
        details.name(reason)
        let day = language.dates.long(until)
        details.void("br")
        details.words(language("Approved by \(approvedBy), valid until \(day)"))
      case .baseline: details.words(language("Accepted in the baseline"))
      case nil: break
      }
    }
  }

  /// What is exempt, what passed, and what wasn't asked, by the rules' titles.
  func writeRules(to part: inout MarkupWriter) {
    writeExempt(to: &part)
    writeRules("Passed", result.passed, to: &part)
    writeRules("Not applicable", result.notApplicable, to: &part)
  }

  private func writeExempt(to part: inout MarkupWriter) {
    let exempt = result.findings(.exempt)
    guard !exempt.isEmpty else { return }
    heading("Exempt", to: &part)
    part.element("ul") { list in
      for finding in exempt {
        list.element("li") { item in
          item.words(finding.title)
          item.element("p", [.style("quiet")], finding.message)
        }
      }
    }
  }

  private func writeRules(_ title: LocalizableText, _ rules: [String], to part: inout MarkupWriter)
  {
    guard !rules.isEmpty else { return }
    heading(title, to: &part)
    part.element("ul", [.style("columns")]) { list in
      for rule in rules { list.element("li", [], page.catalogue.title(of: rule)) }
    }
  }
}
