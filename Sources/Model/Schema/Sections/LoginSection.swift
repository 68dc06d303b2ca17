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
          "Every way to sign in or sign up, the app's own included; [] means that there is none."
        ),
        .flag(
          "servicesComplete",
          default: true,
          "The list of services holds every way in; unknown: nothing follows from what isn't in it."
        )
        .openWhenUnknown
        .refusing(false, "list the other ways in under login.services, or write unknown"),
        Field(
          "notOffered",
          .list(.text),
          "Services whose kits are in the app though nobody can sign in with them."
        ),
        Field(
          "links",
          .list(.section(.accountLink)),
          "Account pages that open from the login; [] means that there are none."
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
          "What can't be used without an account."
        ),
        .flag("guestEntry", default: false, "There is a visible way in without an account."),
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
          "When people agree to the terms."
        ),
        Field(
          "privacyPolicy",
          .boolean,
          "Whether the privacy policy is linked where people register."
        ),
        .list(
          "accountFeatures",
          .section(.accountFeature),
          "Features that need an account, and why."
        ),
        Field(
          "exemption",
          .section(.exemption),
          "The exemption of guideline 4.8 that is claimed."
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
        "Which page it is."
      ),
      Field("presentation", .presentation, "Where the page opens."),
    ]
  )

  /// A feature that needs an account.
  static let accountFeature = Section(
    "feature",
    fields: [
      .required("name", .text, "The feature, in people's words."),
      Field("reason", .text, "Why it needs an account."),
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
        "Which exemption is claimed."
      ),
      Field("service", .text, "The one service of which the app is the client."),
      Field("reason", .text, "Why the exemption applies."),
      .flag("inReviewNotes", default: false, "The review notes say so."),
    ]
  )
}
