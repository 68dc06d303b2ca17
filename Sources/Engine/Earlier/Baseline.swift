/// Findings that were there when somebody began to look, accepted for now, and open questions:
/// neither are to be added to.
package struct Baseline: Sendable {
  /// A finding by who and where it is.
  package struct Entry: Hashable, Sendable {
    /// What of a rule at a path is accepted.
    package enum Content: Hashable, Sendable {
      /// A failure, or what a person has to decide, and what else the rule tells findings apart by.
      case finding(Outcome, key: [String])
      /// Nothing: it is a question that is open.
      case question
    }

    package let app: String
    package let rule: String
    package let path: String
    package let content: Content

    package init(app: String, rule: String, path: String, _ content: Content) {
      self.app = app
      self.rule = rule
      self.path = path
      self.content = content
    }
  }

  /// How many findings each entry stands for: several descriptions of an app may have the same one.
  package private(set) var counts: [Entry: Int] = [:]
  /// Whether it says which questions are open.
  package internal(set) var holdsQuestions: Bool

  package init(holdsQuestions: Bool = false) {
    self.holdsQuestions = holdsQuestions
  }

  package init(_ entries: some Sequence<Entry>, holdsQuestions: Bool = false) {
    self.init(holdsQuestions: holdsQuestions)
    for entry in entries { add(entry) }
  }

  package mutating func add(_ entry: Entry, count: Int = 1) {
    counts[entry, default: 0] += count
  }

  mutating func replace(_ entry: Entry, by other: Entry) {
    if let count = counts.removeValue(forKey: entry) { add(other, count: count) }
  }

  /// Each once, by app, then by path, rule and content.
  package var orderedEntries: [Entry] {
    counts.keys.sorted {
      let one = ($0.app, $0.path, $0.rule, $0.content.order)
      let other = ($1.app, $1.path, $1.rule, $1.content.order)
      return one < other
    }
  }
}

extension Baseline.Entry.Content {
  fileprivate var order: String {
    switch self {
    case .finding(let outcome, let key): ([outcome.rawValue] + key).joined(separator: "\0")
    case .question: ""
    }
  }
}

extension Baseline.Entry {
  /// An open question.
  package init(app: String, question path: String) {
    self.init(app: app, rule: ProgramRule.openQuestionNew.id, path: path, .question)
  }
}

extension Finding {
  /// What a baseline has to hold for it to be accepted, if it had that outcome.
  func entries(as outcome: Outcome) -> [Baseline.Entry] {
    let path = String(decoding: identityPath, as: UTF8.self)
    return (keys.isEmpty ? [[]] : keys).map {
      Baseline.Entry(app: app, rule: rule, path: path, .finding(outcome, key: $0))
    }
  }
}
