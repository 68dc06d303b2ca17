/// A complete rule, one key in a line, of which a test changes what it is about.
package enum SmallRule {
  private static let lines = [
    "id: small",
    "title: A rule",
    "guidelines: ['4.8']",
    "severity: error",
    "why: Because",
    "sources: [S0]",
    "at: login",
    "require: 'true'",
    "message: It is so",
    "fix: Change it",
    "examples: {passes: [{name: one, base: one}], fails: [{name: two, base: two}]}",
  ]

  /// A file with one rule that has these keys; `-why` takes a key out.
  ///
  /// A key that the rule has keeps its line, the first on line 2; others follow at the end.
  package static func file(_ changes: [String]) -> String {
    "rules:\n" + rule(changes)
  }

  /// The rule as an item of a list.
  package static func rule(_ changes: [String]) -> String {
    var lines = lines
    for change in changes {
      let name = change.prefix { $0 != ":" }
      let removed = name.first == "-" ? name.dropFirst() : name
      let index = lines.firstIndex { $0.hasPrefix("\(removed):") }
      if name.first == "-" {
        if let index { lines.remove(at: index) }
      } else if let index {
        lines[index] = change
      } else {
        lines.append(change)
      }
    }
    let text = lines.joined(separator: "\n").replacing("\n", with: "\n    ")
    return "  - \(text)\n"
  }
}
