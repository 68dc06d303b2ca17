internal import Diagnostics
internal import Expressions

extension Section {
  /// A way to sign in or sign up.
  static func service(_ custom: CustomFields) -> Section {
    Section(
      "service",
      fields: [
        .required("id", .text, "An id or alias of the provider catalogue, or a name of one's own."),
        .workedOut("name", .text, "The display name; default: the catalogue's, else the id."),
        .workedOut("kind", .serviceKind, "What kind of login it is; default: the catalogue's."),
        Field("connections", .list(.text), .fieldServiceConnections).known(to: .code),
        .flag(
          "setsUpAccount", default: true,
          "It sets up or authenticates the primary account; false: it only links or shares."),
        .workedOut("presentation", .presentation, .fieldServicePresentation).known(to: .code),
        .workedOut(
          "withoutItsApp",
          .choice(
            "behaviour without the app",
            [
              "notNeeded": .wordBehaviourWithoutTheAppNotNeeded,
              "hidden": .wordBehaviourWithoutTheAppHidden,
              "webFallback": .wordBehaviourWithoutTheAppWebFallback,
              "alert": .wordBehaviourWithoutTheAppAlert,
              "nothing": .wordBehaviourWithoutTheAppNothing,
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
          "offered", .list(.object(Provider.type.object)),
          "What the catalogue knows of the services that its page offers."),
      ],
      shortForm: .word(key: "id")
    )
  }

  /// What guideline 4.8 asks of an equivalent login service.
  static let privacy = Section(
    "privacy",
    fields: [
      .flag("onlyNameAndEmail", default: false, .fieldPrivacyOnlyNameAndEmail),
      .flag("privateEmail", default: false, .fieldPrivacyPrivateEmail),
      .flag("noAdTrackingWithoutConsent", default: false, .fieldPrivacyNoAdTrackingWithoutConsent),
    ]
  )
}

extension FieldType {
  /// What kind of login a service is.
  static let serviceKind = FieldType.choice(
    "kind of service",
    [
      "apple": .wordKindOfServiceApple,
      "thirdParty": .wordKindOfServiceThirdParty,
      "own": .wordKindOfServiceOwn,
      "guest": .wordKindOfServiceGuest,
      "enterprise": .wordKindOfServiceEnterprise,
      "education": .wordKindOfServiceEducation,
      "citizenId": .wordKindOfServiceCitizenId,
      "marketplace": .wordKindOfServiceMarketplace,
      "platform": .wordKindOfServicePlatform,
      "broker": .wordKindOfServiceBroker,
    ]
  )
}
