/// Findings that were there when somebody began to look: accepted for now, and not to be added to.
package struct Baseline: Sendable {
  /// A finding by its rule and by what it says, wherever its lines have gone.
  package struct Entry: Hashable, Sendable {
    package let app: String
    package let rule: String
    package let path: String
    package let message: String

    package init(app: String, rule: String, path: String, message: String) {
      self.app = app
      self.rule = rule
      self.path = path
      self.message = message
    }
  }

  package private(set) var entries: Set<Entry>

  package init(_ entries: some Sequence<Entry> = []) {
    self.entries = Set(entries)
  }

  /// By app, then by path, rule and message.
  package var orderedEntries: [Entry] {
    entries.sorted {
      ($0.app, $0.path, $0.rule, $0.message) < ($1.app, $1.path, $1.rule, $1.message)
    }
  }

  func holds(_ finding: Finding, of app: String) -> Bool {
    finding.canBeHeld && entries.contains(Entry(finding, of: app))
  }
}

extension Baseline.Entry {
  init(_ finding: Finding, of app: String) {
    self.init(app: app, rule: finding.rule, path: finding.location.path, message: finding.identity)
  }
}

extension Finding {
  /// What is undecided or about the description itself can't be accepted.
  fileprivate var canBeHeld: Bool {
    !isAboutDescription && (outcome == .fail || outcome == .review)
  }
}
