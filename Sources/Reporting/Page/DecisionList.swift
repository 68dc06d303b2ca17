internal import Diagnostics
internal import Linting

/// What a person has to decide, with boxes to tick on the screen or on paper.
struct DecisionList {
  private let section: DescriptionReport

  init(_ section: DescriptionReport) {
    self.section = section
  }

  func write(to page: inout MarkupWriter) {
    guard !section.decisions.isEmpty else { return }
    section.heading("For a person to decide", to: &page)
    page.element("ul", [.style("choices")]) { list in
      for (index, finding) in section.decisions.enumerated() {
        list.line()
        list.element("li") { write(finding, index, to: &$0) }
      }
    }
  }

  private func write(_ finding: Finding, _ index: Int, to item: inout MarkupWriter) {
    let id = section.decisionID(index)
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
}
