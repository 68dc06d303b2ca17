internal import Diagnostics
internal import Linting
internal import Rules

/// The few problems that matter most, with who can put them right.
struct TopProblems {
  private let section: DescriptionReport

  /// So many can be kept in mind.
  private static let most = 5

  init(_ section: DescriptionReport) {
    self.section = section
  }

  func write(to page: inout MarkupWriter) {
    let leading = self.leading
    guard !leading.isEmpty else { return }
    section.heading("What matters most", to: &page)
    page.element("ol", [.style("top")]) { list in
      for (index, finding) in leading {
        list.element("li") { write(finding, index, to: &$0) }
      }
    }
  }

  /// Of each rule its first finding: the same on another screen is no further problem.
  private var leading: [(index: Int, finding: Finding)] {
    var rules: Set<String> = []
    let first = section.failures.enumerated().filter { rules.insert($0.element.rule).inserted }
    return first.prefix(Self.most).map { ($0.offset, $0.element) }
  }

  private func write(_ finding: Finding, _ index: Int, to item: inout MarkupWriter) {
    let language = section.language
    item.element("a", [.link("#\(section.cardID(index))")], finding.message)
    item.element("p", [.style("tags")]) { tags in
      OutcomeSign(finding.outcome, finding.severity).write(in: language, to: &tags)
      tags.element("span", [], language(finding.owner.sentence))
    }
    if !finding.fix.isEmpty { item.element("p", [], finding.fix) }
  }
}
