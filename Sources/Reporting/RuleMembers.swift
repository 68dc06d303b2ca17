internal import Linting
internal import Rules

/// What all findings of a rule say alike, for the rules of a run.
struct RuleMembers: Sendable {
  struct Rule {
    let id: JSONWriter.Members
    let weight: JSONWriter.Members

    init(
      _ id: String,
      _ severity: Severity,
      _ guidelines: [String],
      isDraft: Bool,
      in json: borrowing JSONWriter
    ) {
      self.id = json.members { $0.member("rule", id) }
      weight = json.furtherMembers({ json in
        json.member("severity", severity.rawValue)
        if isDraft { json.flag("draft", true) }
        json.member("guidelines") { $0.strings(guidelines) }
      })
    }
  }

  private(set) var rules: [ObjectIdentifier: Rule] = [:]

  /// Of no rules: each finding says it anew.
  init() {}

  /// As the writer would write them next.
  init(of books: [RuleBook], in json: borrowing JSONWriter) {
    for rule in books.lazy.flatMap(\.rules) {
      rules[ObjectIdentifier(rule)] = Rule(
        rule.id,
        rule.severity,
        rule.declaration.guidelineKeys,
        isDraft: rule.isDraft,
        in: json
      )
    }
  }
}
