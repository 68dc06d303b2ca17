internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleFileReader {
  /// The examples of a rule; a file that was cut before them has none here.
  mutating func examples(_ node: DocumentNode?) -> RuleExamples {
    guard let node else { return RuleExamples(all: [], wereLeftOut: examplesAreLeftOut) }
    var reader = mapping(node)
    var all: [RuleExample] = []
    for expectation in RuleExample.Expectation.allCases {
      let items = reader.optional(expectation.rawValue).map {
        list($0, called: expectation.rawValue)
      }
      all += (items ?? []).compactMap { example($0, expectation) }
    }
    finish(&reader)
    return RuleExamples(all: all, wereLeftOut: false)
  }

  private mutating func example(
    _ node: DocumentNode,
    _ expectation: RuleExample.Expectation
  ) -> RuleExample? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let name = reader.required("name")
    let base = reader.required("base")
    let changes = reader.optional("set").map { entries(of: $0, called: "set") } ?? []
    let removals = (reader.optional("remove").map { list($0, called: "remove") } ?? [])
      .compactMap { removal($0) }
    let asOf = reader.optional("asOf").flatMap { day($0, called: "asOf") }
    let at = reader.optional("at").flatMap { text($0, called: "at") }
    let message = reader.optional("message").flatMap { text($0, called: "message") }
    guard let name, let base, let title = text(name, called: "name"),
      let baseName = text(base, called: "base")
    else { return nil }
    return RuleExample(
      expectation: expectation,
      name: title,
      nameRange: range(of: name),
      base: baseName,
      baseRange: range(of: base),
      set: changes.map {
        RuleExample.Change(path: $0.name, range: range(of: $0.key), value: $0.value)
      },
      remove: removals,
      asOf: asOf,
      at: at,
      message: message
    )
  }

  private mutating func removal(_ node: DocumentNode) -> RuleExample.Removal? {
    text(node, called: "remove").map { RuleExample.Removal(path: $0, range: range(of: node)) }
  }
}
