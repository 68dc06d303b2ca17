internal import Diagnostics
internal import Expressions

extension Section {
  /// What App Review is given.
  static func review(_ custom: CustomFields) -> Section {
    Section(
      "review",
      fields: [
        .list("kit", .section(.kit), .fieldReviewKit),
        Field("demoAccount", .section(.demoAccount), .fieldReviewDemoAccount),
        Field("demoMode", .section(.demoMode), .fieldReviewDemoMode),
        Field("notes", .text, .fieldReviewNotes).shown(by: .reviewInformation),
        .list("attachments", .text, "Files given to App Review, beside the description.").shown(
          by: .reviewInformation),
        Field("metadata", .text, .fieldReviewMetadata),
        Field("details", .text, .fieldReviewDetails),
        custom.field(.review),
      ],
      facts: [
        Fact(
          "given", .list(.object(given.objectType)),
          "What files for App Store Connect give App Review."),
        Fact(
          "missingAttachments", .list(.string), "Attachments that aren't beside the description."),
        Fact(
          "unfinished", .list(.string),
          "The marked gaps in texts of the description and the review information, by text."),
      ]
    )
  }

  /// What files for App Store Connect give App Review; never its credentials and contacts.
  static let given = Section(
    "given review information",
    fields: [],
    facts: [
      Fact(
        "sender",
        .enumeration(EnumerationType(name: "sender", words: ["fastlane", "appStoreConnect"])),
        "Who hands it over."),
      Fact(
        "account",
        .enumeration(
          EnumerationType(
            name: "given account", words: ReviewInformation.Account.allCases.map(\.rawValue))
        ),
        "Whether a user and a password are there; unknown: not in these files."
      ),
      Fact("gaps", .list(.string), "What stands for a gap that is marked in the notes."),
      Fact("notesAgree", .boolean, "The written notes and these don't contradict each other."),
      Fact("placeholders", .list(.string), "The keys of values that are placeholders."),
      Fact(
        "replacesAttachments", .boolean,
        "Sending it deletes all attachments but the one that is named."),
      Fact("attachmentFile", .string, "The attachment that is named; empty where none is."),
    ]
  )

  /// The account that App Review signs in with; never its credentials.
  static let demoAccount = Section(
    "demoAccount",
    fields: [
      Field("provided", .boolean, .fieldDemoAccountProvided).shown(by: .reviewInformation),
      Field(
        "place",
        .choice(
          "place",
          [
            "reviewInformation": .wordPlaceReviewInformation,
            "notes": .wordInReviewNotes,
          ]
        ),
        .fieldDemoAccountPlace
      ).shown(by: .reviewInformation),
      .workedOut("service", .text, .fieldDemoAccountService),
      Field(
        "regions", .list(.region(orWords: [Region.everywhere])),
        absence: .means(.list([TracedValue(.string(Region.everywhere))])), .fieldDemoAccountRegions
      ),
      Field("checkedOn", .date, .fieldDemoAccountCheckedOn),
      Field("expires", .date, .fieldDemoAccountExpires),
      Field(
        "secondFactor",
        .choice(
          "second factor",
          [
            "none": .wordSecondFactorNone,
            "fixedCode": .wordSecondFactorFixedCode,
            "unreachable": .wordSecondFactorUnreachable,
          ]
        ),
        .fieldDemoAccountSecondFactor
      ),
      Field(
        "codePlace",
        .choice(
          "code place", ["withPassword": .wordCodePlaceWithPassword, "notes": .wordInReviewNotes]),
        .fieldDemoAccountCodePlace
      ),
      Field("roles", .list(.text), .fieldDemoAccountRoles),
      Field("missingRoles", .list(.text), .fieldDemoAccountMissingRoles),
    ]
  )

  /// How App Review gets one of the things that the login needs.
  static let kit = Section(
    "kit",
    fields: [
      .required("for", .need, .fieldKitFor),
      Field(
        "how",
        .choice(
          "way to provide",
          [
            "lent": .wordWayToProvideLent,
            "simulated": .wordWayToProvideSimulated,
            "video": .wordWayToProvideVideo,
            "included": .wordWayToProvideIncluded,
          ]
        ),
        .fieldKitHow
      ),
      Field("where", .text, .fieldKitWhere),
    ]
  )

  /// A mode that shows everything without an account.
  static let demoMode = Section(
    "demoMode",
    fields: [
      .flag("offered", default: false, "The app has one."),
      .flag("approvedByApple", default: false, "Apple approved it in advance."),
    ]
  )
}
