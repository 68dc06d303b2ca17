internal import Diagnostics
internal import Linting

/// What passed, what is exempt, and what wasn't asked, by the rules' titles.
struct RuleLists {
  private let section: DescriptionReport

  init(_ section: DescriptionReport) {
    self.section = section
  }

  func write(to page: inout MarkupWriter) {
    writeExempt(to: &page)
    write("Passed", section.result.passed, to: &page)
    write("Not applicable", section.result.notApplicable, to: &page)
  }

  private func writeExempt(to page: inout MarkupWriter) {
    let exempt = section.result.findings(.exempt)
    guard !exempt.isEmpty else { return }
    section.heading("Exempt", to: &page)
    page.element("ul") { list in
      for finding in exempt {
        list.element("li") { item in
          item.words(finding.title)
          item.element("p", [.style("quiet")], finding.message)
        }
      }
    }
  }

  private func write(_ title: Wording, _ rules: [String], to page: inout MarkupWriter) {
    guard !rules.isEmpty else { return }
    section.heading(title, to: &page)
    page.element("ul", [.style("columns")]) { list in
      for rule in rules { list.element("li", [], section.page.catalogue.title(of: rule)) }
    }
  }
}
