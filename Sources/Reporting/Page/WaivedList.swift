internal import Diagnostics
internal import Linting
internal import Rules

/// What was found and accepted: by whom, why, and until when.
struct WaivedList {
  private let section: DescriptionReport

  init(_ section: DescriptionReport) {
    self.section = section
  }

  func write(to page: inout MarkupWriter) {
    let waived = section.result.findings(.waived)
    guard !waived.isEmpty else { return }
    section.heading("Waived", to: &page)
    page.element("ul") { list in
      for finding in waived {
        list.element("li") { write(finding, to: &$0) }
      }
    }
  }

  private func write(_ finding: Finding, to item: inout MarkupWriter) {
    let language = section.language
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
}
