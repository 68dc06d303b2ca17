package import Diagnostics

/// What a source of evidence shows: of a project or a built app its logins and how it was built, of
/// files for App Store Connect what App Review is given.
package struct ShownEvidence: Sendable {
  /// A service of which files show something.
  package struct Login: Sendable {
    /// A word of the provider catalogue.
    package let service: String
    /// `proves`, `likely` or `hint`.
    package let strength: String
    package let site: EvidenceSite
    /// The switch on which it hangs, and where it stands, with what it is set to.
    let condition: (name: String, places: String)?

    package init(
      service: String, strength: String, site: EvidenceSite,
      condition: (name: String, places: String)? = nil
    ) {
      self.service = service
      self.strength = strength
      self.site = site
      self.condition = condition
    }
  }

  package var logins: [Login]
  /// The services that would show in it, as words of the provider catalogue.
  package var lookedFor: Set<String> = []
  /// What it proves.
  package var facts: [ShownFact]
  /// What it makes likely, by its path in a description.
  let proposals: [String: Proposal]
  /// The entitlements of the app's own target.
  package var entitlements: [EvidenceSite]
  package private(set) var given: ReviewInformation?
  /// What of it can't be read.
  package private(set) var problems: [Diagnostic.Note]
  /// How much that matters: what is worked out where it stands is nobody's mistake.
  private(set) var severity = Severity.warning

  package init(
    logins: [Login] = [], facts: [ShownFact], proposals: [String: Proposal] = [:],
    entitlements: [EvidenceSite] = [], problems: [Diagnostic.Note]
  ) {
    self.logins = logins
    self.facts = facts
    self.proposals = proposals
    self.entitlements = entitlements
    self.problems = problems
  }

  /// What App Review is given.
  package init(_ given: ReviewInformation) {
    self.init(facts: given.facts, problems: given.problems)
    self.given = given
    if problems.isEmpty { severity = .note }
    problems += given.unknown.map { item in
      let range = SourceRange(file: item.site.file.id, bytes: item.site.bytes)
      let line = LineTable(of: item.site.file).position(of: range.bytes.lowerBound).line
      let message = Message(.workedOutByFastlane, item.text.quoted, Amount(line))
      return Diagnostic.Note(message, at: range)
    }
  }

  /// What a description needn't say then.
  var layer: Layer? { Layer(facts) }

  /// All places in which it shows something.
  var sites: [EvidenceSite] {
    (given?.sites ?? []) + logins.map(\.site) + facts.flatMap { $0.items.map(\.site) }
      + entitlements
  }
}
