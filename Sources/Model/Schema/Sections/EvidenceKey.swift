internal import Diagnostics
internal import Expressions

/// The keys of what shows facts.
package enum EvidenceKey: Int, SectionKey { case project, app }

/// The keys of what a project shows.
enum ProjectKey: Int, SectionKey { case logins, lookedFor, facts, entitlements }

/// The keys of a service that a project shows.
enum ProjectLoginKey: Int, SectionKey { case service, strength, described }

/// The keys of a value that a project proves.
enum ProjectFactKey: Int, SectionKey { case path, value, written, asWritten }

extension Section {
  /// What the app itself shows.
  static let evidence = Section("evidence") { (key: EvidenceKey) in
    switch key {
    case .project: .field(.text, .fieldEvidenceProject)
    case .app: .field(.text, .fieldEvidenceApp)
    }
  }

  /// What a project or a built app shows.
  static let project = Section("project") { (key: ProjectKey) in
    switch key {
    case .logins: .fact(.list(.object(projectLogin.objectType)), "The services that it shows.")
    case .lookedFor:
      .fact(.list(.enumeration(.service)), "The ids of the listed services that would show in it.")
    case .facts: .fact(.list(.object(projectFact.objectType)), "The values that it proves.")
    case .entitlements:
      .fact(
        .list(.string),
        "The files with the entitlements of the app's own target, or of a build for App Review.")
    }
  }

  /// A service that a project shows.
  static let projectLogin = Section("project login") { (key: ProjectLoginKey) in
    switch key {
    case .service:
      .fact(.enumeration(.service), "Its id in the catalogue, else the description's.")
    case .strength:
      .fact(
        .enumeration(EnumerationType(name: "strength", words: ["proves", "likely", "hint"])),
        "How much it says.")
    case .described: .fact(.boolean, "It is a listed service's, or on the page of a listed one.")
    }
  }

  /// A value that a project proves.
  static let projectFact = Section("project fact") { (key: ProjectFactKey) in
    switch key {
    case .path: .fact(.string, "Where a description has it.")
    case .value: .fact(.string, "What the project proves.")
    case .written: .fact(.string, "What the description says, if anybody wrote it.")
    case .asWritten: .fact(.boolean, "What was written doesn't contradict it.")
    }
  }
}
