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
      guard let list = optional(expectation.key, of: &mapping),
        isList(list, called: expectation.rawValue)
      else { continue }
      for place in tree.children(of: list) {
        read(tree.child(at: place), expectation, into: &examples)
      }
    }
    close(&mapping)
    return examples
  }

  /// Reads an example; of most nothing is asked but that nothing is wrong with it.
  private mutating func read(
    _ node: NodeID,
    _ expectation: RuleExample.Expectation,
    into examples: inout RuleExamples
  ) {
    var mapping = open(node)
    defer { close(&mapping) }
    let name = required(.name, of: &mapping)
    let base = required(.base, of: &mapping)
    let changes = optional(.set, of: &mapping)
    if let changes { _ = isMapping(changes, called: "set") }
    let removals = optional(.remove, of: &mapping)
    if let removals { checkTexts(removals, called: "remove") }
    let asOf = optional(.asOf, of: &mapping).flatMap { day($0, called: "asOf") }
    let at = optionalText(.at, of: &mapping)
    let message = optionalText(.message, of: &mapping)
    guard let name, let base, isText(name, called: "name"), isText(base, called: "base") else {
      return
    }
    examples.note(expectation)
    guard keepsExamples else { return }
    examples.add(
      RuleExample(
        expectation,
        in: tree,
        of: file,
        name: name,
        base: base,
        set: changes,
        remove: removals,
        asOf: asOf,
        at: at,
        message: message
      )
    )
  }

  private mutating func optionalText(_ key: RuleKey, of mapping: inout OpenMapping) -> NodeID? {
    guard let node = optional(key, of: &mapping), isText(node, called: key.stringValue) else {
      return nil
    }
    return node
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
