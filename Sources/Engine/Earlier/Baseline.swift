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

    /// By its bundle id and where it is described, so that it is the same where only one is known.
    package let app: AppIdentity
    package let rule: String
    package let path: String
    package let content: Content

    package init(app: AppIdentity, rule: String, path: String, _ content: Content) {
      self.app = app.alone
      self.rule = rule
      self.path = path
      self.content = content
    }
  }

  /// What is accepted: what there is of an app is there once.
  package internal(set) var entries: Set<Entry>
  /// Whether it says which questions are open.
  package internal(set) var holdsQuestions: Bool

  package init(_ entries: some Sequence<Entry> = [], holdsQuestions: Bool = false) {
    self.entries = Set(entries)
    self.holdsQuestions = holdsQuestions
  }

  /// With what another holds as well.
  package func merged(with other: Baseline) -> Baseline {
    Baseline(
      entries.union(other.entries), holdsQuestions: holdsQuestions || other.holdsQuestions)
  }

  /// By app, then by path, rule and content.
  package var orderedEntries: [Entry] {
    entries.sorted {
      let one = ($0.app.bundleID ?? "", $0.app.place, $0.path, $0.rule, $0.content.order)
      let other = ($1.app.bundleID ?? "", $1.app.place, $1.path, $1.rule, $1.content.order)
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
  package init(app: AppIdentity, question path: String) {
    self.init(app: app, rule: ProgramRule.openQuestionNew.id, path: path, .question)
  }

  /// The entry of another app, or of a rule by another id.
  func with(app: AppIdentity? = nil, rule: String? = nil) -> Baseline.Entry {
    Baseline.Entry(app: app ?? self.app, rule: rule ?? self.rule, path: path, content)
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
