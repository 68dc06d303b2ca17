internal import Diagnostics
internal import Expressions

extension Section {
  /// Accounts and their deletion.
  static let account = Section(
    "account",
    fields: [
      Field(
        "creation",
        .choice(
          "way of creation",
          [
            "inApp": "people make one in the app",
            "onWeb": "people make one on a web page",
            "automatic": "the first sign-in makes one",
            "byInvitation": "somebody has to invite or register people",
            "none": "the app has no accounts",
          ]
        ),
        .fieldAccountCreation
      ),
      .workedOut(
        "owner",
        .choice(
          "owner",
          ["app": "the app's own, or its company's", "thirdParty": "another company's"]
        ),
        .fieldAccountOwner
      ),
      Field("deletion", .section(.deletion), .fieldAccountDeletion),
      Field(
        "socialDisconnect",
        .boolean,
        .fieldAccountSocialDisconnect
      ),
      Field("publicSignUp", .boolean, .fieldAccountPublicSignUp),
      Field(
        "neededToBuy",
        .choice(
          "answer",
          [
            "never": "everything can be bought without one",
            "accountBased": "only what is tied to an account needs one",
            "always": "nothing can be bought without one",
          ]
        ),
        .fieldAccountNeededToBuy
      ),
    ]
  )

  /// How people delete their account.
  static let deletion = Section(
    "deletion",
    fields: [
      Field(
        "route",
        .choice(
          "route",
          [
            "inApp": "in the app itself",
            "directWebPage": "on a web page to which the app leads straight",
            "genericWebPage": "on a web page on which people have to look for it",
            "email": "by writing an e-mail",
            "phone": "by a phone call",
            "form": "by a support form",
            "none": "not at all",
          ]
        ),
        .fieldDeletionRoute
      ),
      Field("path", .list(.text), .fieldDeletionPath),
      Field("wholeRecord", .boolean, .fieldDeletionWholeRecord),
      Field("keptByLaw", .text, .fieldDeletionKeptByLaw).known(to: .legal),
      Field(
        "revokesAppleTokens",
        .boolean,
        .fieldDeletionRevokesAppleTokens
      ).known(to: .code),
      Field("inReviewNotes", .boolean, .fieldDeletionInReviewNotes)
        .known(to: .appStoreConnect),
    ]
  )
}
