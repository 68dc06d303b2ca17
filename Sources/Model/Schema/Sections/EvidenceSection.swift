internal import Diagnostics
internal import Expressions

extension Section {
  /// What the app itself shows.
  static let evidence = Section(
    "evidence",
    fields: [
      Field("project", .text, .fieldEvidenceProject),
      Field("app", .text, .fieldEvidenceApp),
    ]
  )

  /// What a project or a built app shows.
  static let project = Section(
    "project",
    fields: [],
    facts: [
      Fact("logins", .list(.object(projectLogin.objectType)), "The services that it shows."),
      Fact("facts", .list(.object(projectFact.objectType)), "The values that it proves."),
      Fact(
        "entitlements", .list(.string),
        "The files with the entitlements of the app's own target, or of a build for App Review."),
    ]
  )

  /// A service that a project shows.
  static let projectLogin = Section(
    "project login",
    fields: [],
    facts: [
      Fact("service", .string, "The id of the listed service, else the catalogue's."),
      Fact(
        "strength",
        .enumeration(EnumerationType(name: "strength", words: ["proves", "likely", "hint"])),
        "How much it says."),
      Fact("described", .boolean, "It is a listed service's, or on the page of a listed one."),
    ]
  )

  /// A value that a project proves.
  static let projectFact = Section(
    "project fact",
    fields: [],
    facts: [
      Fact("path", .string, "Where a description has it."),
      Fact("value", .string, "What the project proves."),
      Fact("written", .string, "What the description says, if anybody wrote it."),
      Fact("asWritten", .boolean, "What was written doesn't contradict it."),
    ]
  )
}
