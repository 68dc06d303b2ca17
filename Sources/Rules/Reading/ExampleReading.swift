internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleFileReader {
  /// The examples of a rule; a file that was cut before them has none here.
  mutating func examples(_ node: NodeID?) -> RuleExamples {
    guard let node else { return RuleExamples(wereLeftOut: examplesAreLeftOut) }
    var mapping = open(node)
    var examples = RuleExamples(wereLeftOut: false)
    for expectation in RuleExample.Expectation.allCases {
      guard let node = optional(expectation.key, of: &mapping) else { continue }
      visitItems(of: node, called: expectation.rawValue) { reader, item in
        guard let example = reader.example(item, expectation) else { return }
        examples.add(example, isKept: reader.keepsExamples)
      }
    }
    close(&mapping)
    return examples
  }

  private mutating func example(
    _ node: NodeID,
    _ expectation: RuleExample.Expectation
  ) -> RuleExample? {
    var mapping = open(node)
    defer { close(&mapping) }
    let name = required(.name, of: &mapping)
    let base = required(.base, of: &mapping)
    let changes = entries(of: optional(.set, of: &mapping), called: "set") { $0.change($1) }
    let removals = items(optional(.remove, of: &mapping), called: "remove") { $0.removal($1) }
    let asOf = optional(.asOf, of: &mapping).flatMap { day($0, called: "asOf") }
    let at = optional(.at, of: &mapping).flatMap { text($0, called: "at") }
    let message = optional(.message, of: &mapping).flatMap { text($0, called: "message") }
    guard let name, let base, let title = text(name, called: "name"),
      let baseName = text(base, called: "base")
    else { return nil }
    return RuleExample(
      expectation: expectation,
      name: title,
      nameRange: range(of: name),
      base: baseName,
      baseRange: range(of: base),
      set: changes,
      remove: removals,
      asOf: asOf,
      at: at,
      message: message
    )
  }

  private func change(_ entry: Entry) -> RuleExample.Change {
    RuleExample.Change(
      path: name(of: entry),
      range: range(of: entry.key),
      tree: tree,
      node: entry.value
    )
  }

  private mutating func removal(_ node: NodeID) -> RuleExample.Removal? {
    text(node, called: "remove").map { RuleExample.Removal(path: $0, range: range(of: node)) }
  }
}

extension RuleExample.Expectation {
  fileprivate var key: RuleKey {
    switch self {
    case .passes: .passes
    case .fails: .fails
    case .incomplete: .incomplete
    case .exempt: .exempt
    case .review: .review
    case .notApplicable: .notApplicable
    }
  }
}
