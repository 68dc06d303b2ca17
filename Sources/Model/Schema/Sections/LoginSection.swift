internal import Diagnostics
internal import Expressions

extension Section {
  /// The ways to sign in, and what is behind them.
  static func login(_ custom: CustomFields) -> Section {
    Section(
      "login",
      fields: [
        Field("services", .list(.section(.service(custom))), .fieldLoginServices),
        .flag("servicesComplete", default: true, .fieldLoginServicesComplete)
          .openWhenUnknown
          .refusing(false, Message(.listOtherWaysInUnder)),
        Field("notOffered", .list(.text), .fieldLoginNotOffered),
        Field("links", .list(.section(.accountLink)), .fieldLoginLinks),
        Field(
          "wall",
          .choice(
            "wall",
            [
              "none": .wordWallNone,
              "someFeatures": .wordWallSomeFeatures,
              "wholeApp": .wordWallWholeApp,
            ]
          ),
          .fieldLoginWall
        ),
        .flag("guestEntry", default: false, .visibleWayInWithoutAccount),
        Field(
          "terms",
          .choice(
            "answer",
            [
              "beforeSignUp": .wordAnswerBeforeSignUp,
              "afterSignUp": .wordAnswerAfterSignUp,
              "none": .wordAnswerNone,
            ]
          ),
          .fieldLoginTerms
        ),
        Field("privacyPolicy", .boolean, .fieldLoginPrivacyPolicy),
        .list(
          "accountFeatures", .section(.accountFeature), "Features that need an account, and why."),
        Field("exemption", .section(.exemption), .fieldLoginExemption),
        custom.field(.login),
      ]
    )
  }

  /// An account page that opens from the login.
  static let accountLink = Section(
    "link",
    fields: [
      .required(
        "to",
        .choice(
          "page",
          [
            "signUp": .wordPageSignUp,
            "passwordReset": .wordPagePasswordReset,
            "deletion": .wordPageDeletion,
            "help": .wordPageHelp,
            "other": .wordAnythingElse,
          ]
        ),
        "Which page it is."
      ),
      Field("presentation", .presentation, .fieldLinkPresentation).known(to: .code),
      Field("sells", .boolean, .fieldLinkSells),
    ]
  )

  /// A feature that needs an account.
  static let accountFeature = Section(
    "feature",
    fields: [
      .required("name", .text, "The feature, in people's words."),
      Field("reason", .text, .fieldFeatureReason),
    ],
    shortForm: .word(key: "name")
  )

  /// The claim that guideline 4.8 doesn't ask for an equivalent login.
  static let exemption = Section(
    "exemption",
    fields: [
      .text(
        "kind",
        .choice(
          "exemption",
          [
            "none": .wordExemptionNone,
            "ownAccounts": .wordExemptionOwnAccounts,
            "enterpriseOrEducation": .wordExemptionEnterpriseOrEducation,
            "citizenId": .wordExemptionCitizenId,
            "serviceClient": .wordExemptionServiceClient,
            "alternativeMarketplace": .wordExemptionAlternativeMarketplace,
          ]
        ),
        default: "none",
        "Which exemption is claimed."
      ),
      Field("service", .text, .fieldExemptionService),
      Field("reason", .text, .fieldExemptionReason),
      .flag("inReviewNotes", default: false, "The review notes say so.")
        .known(to: .appStoreConnect),
    ]
  )
}
