internal import Diagnostics
internal import Expressions

extension Section {
  /// What App Review is given.
  static let review = Section(
    "review",
    fields: [
      Field("demoAccount", .section(.demoAccount), "The account that App Review signs in with."),
      Field(
        "demoMode",
        .section(.demoMode),
        "Whether a demo mode shows everything without an account."
      ),
      Field("notes", .text, "The notes for App Review."),
      .list("attachments", .text, "Files given to App Review, beside the description."),
      Field(
        "metadata",
        .text,
        "fastlane's folder of metadata; default: fastlane/metadata beside or above the description."
      ),
      Field("details", .text, "A saved answer of App Store Connect: the App Review details."),
    ],
    facts: [
      Fact(
        "given",
        .list(.object(given.objectType)),
        "What files for App Store Connect give App Review."
      ),
      Fact("missingAttachments", .list(.string), "Attachments that aren't beside the description."),
      Fact(
        "unfinished",
        .list(.string),
        "The marked gaps in texts of the description and the review information, by text."
      ),
    ]
  )

  /// What files for App Store Connect give App Review; never its credentials and contacts.
  static let given = Section(
    "given review information",
    fields: [],
    facts: [
      Fact(
        "sender",
        .enumeration(EnumerationType(name: "sender", words: ["fastlane", "appStoreConnect"])),
        "Who hands it over."
      ),
      Fact(
        "account",
        .enumeration(
          EnumerationType(
            name: "given account",
            words: ReviewInformation.Account.allCases.map(\.rawValue)
          )
        ),
        "Whether a user and a password are there; unknown: not in these files."
      ),
      Fact("gaps", .list(.string), "What stands for a gap that is marked in the notes."),
      Fact("notesAgree", .boolean, "The written notes and these don't contradict each other."),
      Fact("placeholders", .list(.string), "The keys of values that are placeholders."),
      Fact(
        "replacesAttachments",
        .boolean,
        "Sending it deletes all attachments but the one that is named."
      ),
      Fact("attachmentFile", .string, "The attachment that is named; empty where none is."),
    ]
  )

  /// The account that App Review signs in with; never its credentials.
  static let demoAccount = Section(
    "demoAccount",
    fields: [
      Field("provided", .boolean, "Whether App Review has a demo account."),
      Field(
        "place",
        .choice(
          "place",
          [
            "reviewInformation": "in the fields of App Store Connect",
            "notes": "in the notes for App Review",
          ]
        ),
        "Where user name and password are given."
      ),
      .workedOut(
        "service",
        .text,
        "The way in that the demo account uses: a listed service; default: the only own one."
      ),
      Field(
        "regions",
        .list(.region(orWords: [Region.everywhere])),
        absence: .means(.list([TracedValue(.string(Region.everywhere))])),
        "Where the demo account works; default: everywhere."
      ),
      Field("checkedOn", .date, "The day on which the demo account was last tried."),
      Field("expires", .date, "The last day on which the demo account works."),
      Field(
        "secondFactor",
        .choice(
          "second factor",
          [
            "none": "nothing",
            "fixedCode": "a code that is always the same",
            "unreachable": "something that App Review can't get at, such as a text message",
          ]
        ),
        "What signing in with the demo account asks besides the password."
      ),
      Field(
        "codePlace",
        .choice(
          "code place",
          ["withPassword": "beside the password", "notes": "in the notes for App Review"]
        ),
        "Where the code that never changes is given."
      ),
      Field("roles", .list(.text), "The roles and states that it shows."),
      Field(
        "missingRoles",
        .list(.text),
        "The roles and states that the demo account doesn't show."
      ),
    ],
    refused: Dictionary(
      uniqueKeysWithValues: credentialKeys.map { ($0, "credentials don't belong in this file") }
    )
  )

  /// A mode that shows everything without an account.
  static let demoMode = Section(
    "demoMode",
    fields: [
      .flag("offered", default: false, "The app has one."),
      .flag("approvedByApple", default: false, "Apple approved it in advance."),
    ]
  )

  private static let credentialKeys = [
    "user", "username", "userName", "login", "email", "account", "password", "pass", "passcode",
    "pwd", "pin", "code", "otp", "token", "secret", "credentials", "phone",
  ]
}
