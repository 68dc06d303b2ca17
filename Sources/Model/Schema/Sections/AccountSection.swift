internal import Diagnostics
internal import Expressions

extension Section {
  /// Accounts and their deletion.
  static func account(_ custom: CustomFields) -> Section {
    Section(
      "account",
      fields: [
        Field(
          "creation",
          .choice(
            "way of creation",
            [
              "inApp": .wordWayOfCreationInApp,
              "onWeb": .wordWayOfCreationOnWeb,
              "automatic": .wordWayOfCreationAutomatic,
              "byInvitation": .wordWayOfCreationByInvitation,
              "none": .wordWayOfCreationNone,
            ]
          ),
          .fieldAccountCreation
        ),
        .workedOut(
          "owner",
          .choice("owner", ["app": .wordOwnerApp, "thirdParty": .wordOwnerThirdParty]),
          """
          Whose accounts they are; default: thirdParty with exemption serviceClient, else \
          app.
          """
        ),
        Field("deletion", .section(.deletion), .fieldAccountDeletion),
        Field("socialDisconnect", .boolean, .fieldAccountSocialDisconnect),
        Field("publicSignUp", .boolean, .fieldAccountPublicSignUp),
        Field(
          "neededToBuy",
          .choice(
            "answer",
            [
              "never": .wordAnswerNever,
              "accountBased": .wordAnswerAccountBased,
              "always": .wordAnswerAlways,
            ]
          ),
          .fieldAccountNeededToBuy
        ),
        custom.field(.account),
      ]
    )
  }

  /// How people delete their account.
  static let deletion = Section(
    "deletion",
    fields: [
      Field(
        "route",
        .choice(
          "route",
          [
            "inApp": .wordRouteInApp,
            "directWebPage": .wordRouteDirectWebPage,
            "genericWebPage": .wordRouteGenericWebPage,
            "email": .wordRouteEmail,
            "phone": .wordRoutePhone,
            "form": .wordRouteForm,
            "none": .wordRouteNone,
          ]
        ),
        .fieldDeletionRoute
      ),
      Field("path", .list(.text), .fieldDeletionPath),
      Field("wholeRecord", .boolean, .fieldDeletionWholeRecord),
      Field("keptByLaw", .text, .fieldDeletionKeptByLaw).known(to: .legal),
      Field("revokesAppleTokens", .boolean, .fieldDeletionRevokesAppleTokens).known(to: .code),
      Field("inReviewNotes", .boolean, .fieldDeletionInReviewNotes)
        .known(to: .appStoreConnect),
    ]
  )
}
