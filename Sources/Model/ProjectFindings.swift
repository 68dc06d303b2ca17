package import Diagnostics

/// What the files of a project show of an app's logins, and of how they were built.
package struct ProjectFindings: Sendable {
  /// A service of which the project shows something.
  package struct Login: Sendable {
    /// A word of the provider catalogue.
    package let service: String
    /// `proves`, `likely` or `hint`.
    package let strength: String
    package let site: EvidenceSite

    package init(service: String, strength: String, site: EvidenceSite) {
      self.service = service
      self.strength = strength
      self.site = site
    }
  }

  package let logins: [Login]
  /// What it proves.
  package let facts: [ShownFact]
  /// The entitlements of the app's own target.
  package let entitlements: [EvidenceSite]
  /// What of it can't be read.
  package let problems: [Diagnostic.Note]

  package init(
    logins: [Login],
    facts: [ShownFact],
    entitlements: [EvidenceSite],
    problems: [Diagnostic.Note]
  ) {
    self.logins = logins
    self.facts = facts
    self.entitlements = entitlements
    self.problems = problems
  }
}

extension ProjectFindings {
  /// All places in which it shows something.
  var sites: [EvidenceSite] {
    logins.map(\.site) + facts.flatMap { $0.items.map(\.site) } + entitlements
  }
}

/// A value that files beside a description show, by its path in the description.
package struct ShownFact: Sendable {
  /// A word, number or answer as a description has it, and where it shows.
  package struct Item: Sendable {
    package let text: String
    package let site: EvidenceSite

    package init(_ text: String, at site: EvidenceSite) {
      self.text = text
      self.site = site
    }
  }

  package let path: String
  /// At least one; more only of a list.
  package let items: [Item]
  package let isList: Bool
  /// Whether a list may have more in it than shows.
  package let isPart: Bool

  package init(path: String, items: [Item], isList: Bool = false, isPart: Bool = false) {
    self.path = path
    self.items = items
    self.isList = isList
    self.isPart = isPart
  }
}

/// A place in a file that isn't the description's.
package struct EvidenceSite: Sendable {
  package let file: SourceFile
  package let bytes: Range<Int>

  package init(_ file: SourceFile, _ bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }
}
