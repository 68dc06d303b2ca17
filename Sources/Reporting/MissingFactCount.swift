internal import Diagnostics
internal import Linting

/// How many facts are missing, of how many sections: the same number wherever people read it.
struct MissingFactCount {
  private(set) var count = 0
  private var sections = 0
  /// What only rules need that don't count.
  private(set) var further = 0

  init(_ results: [LintResult]) {
    for result in results {
      count += result.questions.count
      sections += result.questions.sectionCount
      further += result.questions.furtherCount
    }
  }

  /// `33 facts are missing in 7 sections`.
  var wording: Wording {
    let facts: Wording = .counted(
      count,
      one: "\(count) fact is missing",
      other: "\(count) facts are missing"
    )
    let sections: Wording = .counted(
      sections,
      one: "\(sections) section",
      other: "\(sections) sections"
    )
    return "\(facts) in \(sections)"
  }

  /// How many facts are missing that are asked for only when milder rules count.
  var furtherWording: Wording {
    .counted(
      further,
      one: "one more fact is missing that only milder rules need (--fail-on note asks for it)",
      other:
        "\(further) more facts are missing that only milder rules need (--fail-on note asks for them)"
    )
  }
}
