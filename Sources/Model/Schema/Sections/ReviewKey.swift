internal import Diagnostics
internal import Expressions

/// The keys of what App Review is given.
package enum ReviewKey: Int, SectionKey {
  case kit, demoAccount, demoMode, notes, attachments, metadata, details, custom, given
  case missingAttachments, unfinished
}

/// The keys of what files for App Store Connect give.
enum GivenKey: Int, SectionKey {
  case sender, account, gaps, notesAgree, hidden, placeholders, phoneIsInternational
  case replacesAttachments, attachmentFile
}

/// The keys of a demo account.
enum DemoAccountKey: Int, SectionKey {
  case provided, place, service, regions, checkedOn, expires, secondFactor, codePlace, roles
  case missingRoles
}

enum KitKey: Int, SectionKey { case `for`, how, `where` }

private enum DemoModeKey: Int, SectionKey { case offered, approvedByApple }

extension Section {
  /// What App Review is given.
  static func review(_ custom: CustomFields) -> Section {
    Section("review") { (key: ReviewKey) in
      switch key {
      case .kit: .list(.section(.kit), .fieldReviewKit).statement
      case .demoAccount: .field(.section(.demoAccount), .fieldReviewDemoAccount)
      case .demoMode: .field(.section(.demoMode), .fieldReviewDemoMode)
      case .notes: .field(.text, .fieldReviewNotes).shown(by: .reviewInformation)
      case .attachments:
        .list(.text, "Files given to App Review, beside the description.")
          .shown(by: .reviewInformation)
      case .metadata: .field(.text, .fieldReviewMetadata)
      case .details: .field(.text, .fieldReviewDetails)
      case .custom: custom.field(.review)
      case .given:
        .fact(.list(.object(given.objectType)), "What files for App Store Connect give App Review.")
      case .missingAttachments:
        .fact(.list(.string), "Attachments that aren't beside the description.")
      case .unfinished:
        .fact(
          .list(.string),
          "The marked gaps in texts of the description and the review information, by text.")
      }
    }
  }

  /// What files for App Store Connect give App Review; never its credentials and contacts.
  static let given = Section("given review information") { (key: GivenKey) in
    switch key {
    case .sender:
      .fact(
        .enumeration(EnumerationType(name: "sender", words: ["fastlane", "appStoreConnect"])),
        "Who hands it over.")
    case .account:
      .fact(
        .enumeration(
          EnumerationType(
            name: "given account", words: ReviewInformation.Account.allCases.map(\.rawValue))),
        "Whether a user and a password are there; unknown: not in these files.")
    case .gaps: .fact(.list(.string), "What stands for a gap that is marked in the notes.")
    case .notesAgree: .fact(.boolean, "The written notes and these don't contradict each other.")
    case .hidden:
      .fact(.list(.string), "The keys of values that are worked out where they stand.")
    case .placeholders: .fact(.list(.string), "The keys of values that are placeholders.")
    case .phoneIsInternational:
      .fact(
        .boolean,
        "The number of the contact begins with + and the country code; absent where none is given.")
    case .replacesAttachments:
      .fact(.boolean, "Sending it deletes all attachments but the one that is named.")
    case .attachmentFile: .fact(.string, "The attachment that is named; empty where none is.")
    }
  }

  /// The account that App Review signs in with; never its credentials.
  package static let demoAccount = Section("demoAccount") { (key: DemoAccountKey) in
    switch key {
    case .provided: .field(.boolean, .fieldDemoAccountProvided).shown(by: .reviewInformation)
    case .place:
      .field(.choice("place", "reviewInformation", "notes"), .fieldDemoAccountPlace)
        .shown(by: .reviewInformation)
    case .service: .workedOut(.id(.service), .fieldDemoAccountService).statement
    case .regions:
      .field(
        .list(.region(orWords: [Region.everywhere])),
        absence: .means(.list([TracedValue(.string(Region.everywhere))])), .fieldDemoAccountRegions)
    case .checkedOn: .field(.date, .fieldDemoAccountCheckedOn)
    case .expires: .field(.date, .fieldDemoAccountExpires)
    case .secondFactor:
      .field(
        .choice("second factor", "none", "fixedCode", "mailboxShared", "unreachable"),
        .fieldDemoAccountSecondFactor)
    case .codePlace:
      .field(.choice("code place", "withPassword", "notes"), .fieldDemoAccountCodePlace)
    case .roles: .field(.list(.text), .fieldDemoAccountRoles)
    case .missingRoles: .field(.list(.text), .fieldDemoAccountMissingRoles)
    }
  }

  /// How App Review gets one of the things that the login needs.
  static let kit = Section("kit") { (key: KitKey) in
    switch key {
    case .for: .required(.need, .fieldKitFor)
    case .how:
      .field(.choice("way to provide", "lent", "simulated", "video", "included"), .fieldKitHow)
    case .where: .field(.text, .fieldKitWhere)
    }
  }

  /// A mode that shows everything without an account.
  static let demoMode = Section("demoMode") { (key: DemoModeKey) in
    switch key {
    case .offered: .flag(default: false, .fieldDemoModeOffered).statement
    case .approvedByApple:
      .flag(default: false, .fieldDemoModeApprovedByApple).statement(after: DemoModeKey.offered)
    }
  }
}
