internal import Diagnostics
internal import Expressions

extension Section {
  /// A way to sign in or sign up.
  static func service(_ custom: CustomFields) -> Section {
    Section(
      "service",
      fields: [
        .required("id", .text, .fieldServiceId),
        .workedOut("name", .text, .fieldServiceName),
        .workedOut("kind", .serviceKind, .fieldServiceKind),
        Field(
          "connections",
          .list(.text),
          .fieldServiceConnections
        ).known(to: .code),
        .flag(
          "setsUpAccount",
          default: true,
          .fieldServiceSetsUpAccount
        ),
        .workedOut(
          "presentation",
          .presentation,
          .fieldServicePresentation
        ).known(to: .code),
        .workedOut(
          "withoutItsApp",
          .choice(
            "behaviour without the app",
            [
              "notNeeded": "signing in works without that app",
              "hidden": "the button isn't shown",
              "webFallback": "a web page inside this app takes its place",
              "alert": "a message asks people to install it",
              "nothing": "pressing the button has no effect",
            ]
          ),
          .fieldServiceWithoutItsApp
        ).known(to: .code),
        Field("privacy", .section(.privacy), .fieldServicePrivacy).known(to: .legal),
        custom.field(.service),
      ],
      facts: [
        Fact("provider", .object(Provider.type.object), "What the catalogue knows of it."),
        Fact(
          "offered",
          .list(.object(Provider.type.object)),
          "What the catalogue knows of the services that its page offers."
        ),
      ],
      shortForm: .word(key: "id")
    )
  }

  /// What guideline 4.8 asks of an equivalent login service.
  static let privacy = Section(
    "privacy",
    fields: [
      .flag(
        "onlyNameAndEmail",
        default: false,
        .fieldPrivacyOnlyNameAndEmail
      ),
      .flag(
        "privateEmail",
        default: false,
        .fieldPrivacyPrivateEmail
      ),
      .flag(
        "noAdTrackingWithoutConsent",
        default: false,
        .fieldPrivacyNoAdTrackingWithoutConsent
      ),
    ]
  )
}

extension FieldType {
  /// What kind of login a service is.
  static let serviceKind = FieldType.choice(
    "kind of service",
    [
      "apple": "Sign in with Apple",
      "thirdParty": "an account of another company, such as Google or Facebook",
      "own": "the app's own account system",
      "guest": "a way in without an account",
      "enterprise": "an account that an employer gives",
      "education": "an account that a school gives",
      "citizenId": "an electronic identity of a state or backed by one",
      "marketplace": "the account of an alternative app marketplace",
      "platform": "an account of the device's system, such as Game Center",
      "broker": "a page or kit that offers logins of others",
    ]
  )
}
