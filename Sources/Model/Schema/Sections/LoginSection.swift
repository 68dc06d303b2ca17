internal import Diagnostics
internal import Expressions

extension Section {
  /// The ways to sign in, and what is behind them.
  static func login(_ custom: CustomFields) -> Section {
    Section(
      "login",
      fields: [
        Field(
          "services",
          .list(.section(.service(custom))),
          .fieldLoginServices
        ),
        .flag(
          "servicesComplete",
          default: true,
          .fieldLoginServicesComplete
        )
        .openWhenUnknown
        .refusing(false, Message(.listOtherWaysInUnder)),
        Field(
          "notOffered",
          .list(.text),
          .fieldLoginNotOffered
        ),
        Field(
          "links",
          .list(.section(.accountLink)),
          .fieldLoginLinks
        ),
        Field(
          "wall",
          .choice(
            "wall",
            [
              "none": "everything can be used without an account",
              "someFeatures": "some features need an account",
              "wholeApp": "nothing can be used without an account",
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
              "beforeSignUp": "before making an account",
              "afterSignUp": "after making an account",
              "none": "never",
            ]
          ),
          .fieldLoginTerms
        ),
        Field(
          "privacyPolicy",
          .boolean,
          .fieldLoginPrivacyPolicy
        ),
        .list(
          "accountFeatures",
          .section(.accountFeature),
          .fieldLoginAccountFeatures
        ),
        Field(
          "exemption",
          .section(.exemption),
          .fieldLoginExemption
        ),
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
            "signUp": "making an account",
            "passwordReset": "getting a new password",
            "deletion": "deleting the account",
            "help": "help and support",
            "other": "anything else",
          ]
        ),
        .fieldLinkTo
      ),
      Field("presentation", .presentation, .fieldLinkPresentation).known(to: .code),
      Field("sells", .boolean, .fieldLinkSells),
    ]
  )

  /// A feature that needs an account.
  static let accountFeature = Section(
    "feature",
    fields: [
      .required("name", .text, .fieldFeatureName),
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
            "none": "none is claimed",
            "ownAccounts": "people sign in with the company's own accounts only",
            "enterpriseOrEducation": "people sign in with an account of their employer or school",
            "citizenId": "people sign in with an electronic identity of a state or backed by one",
            "serviceClient": "the app is a client of one service, whose account people need",
            "alternativeMarketplace":
              "people sign in with the account of an alternative app marketplace",
          ]
        ),
        default: "none",
        .fieldExemptionKind
      ),
      Field("service", .text, .fieldExemptionService),
      Field("reason", .text, .fieldExemptionReason),
      .flag("inReviewNotes", default: false, .fieldJustificationInReviewNotes)
        .known(to: .appStoreConnect),
    ]
  )
}
