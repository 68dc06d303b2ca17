internal import Linting
internal import Rules

/// How a description fares with each guideline that its rules cite.
struct GuidelineOverview {
  struct Row {
    let guideline: Guideline
    /// The worst that any of its rules came to.
    let outcome: Outcome
    /// How many findings ask for something.
    let count: Int
    /// The positions of the first failure and the first decision.
    let failure: Int?
    let decision: Int?
  }

  let rows: [Row]

  init(_ section: DescriptionReport) {
    let result = section.result
    let catalogue = section.page.catalogue
    rows = catalogue.guidelines.compactMap { guideline in
      let cites: (String) -> Bool = { rule in
        catalogue[rule]?.guidelines.contains { $0.key == guideline.key } ?? false
      }
      let found = result.findings.filter { $0.guidelines.contains(guideline.key) }
      var outcomes = found.map(\.outcome)
      if result.passed.contains(where: cites) { outcomes.append(.pass) }
      if result.notApplicable.contains(where: cites) { outcomes.append(.notApplicable) }
      guard let worst = outcomes.min() else { return nil }
      return Row(
        guideline: guideline,
        outcome: worst,
        count: found.count { Self.asksForSomething($0.outcome) },
        failure: section.failures.firstIndex { $0.guidelines.contains(guideline.key) },
        decision: section.decisions.firstIndex { $0.guidelines.contains(guideline.key) }
      )
    }
  }

  private static func asksForSomething(_ outcome: Outcome) -> Bool {
    [.fail, .incomplete, .review].contains(outcome)
  }
}
