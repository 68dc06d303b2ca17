internal import Diagnostics
internal import Expressions

extension Section {
  /// The app as a whole.
  static func app(_ custom: CustomFields) -> Section {
    Section(
      "app",
      fields: [
        .required("name", .text, "The app's name."),
        Field("bundleId", .text, .fieldAppBundleId).known(to: .code).shown(by: .project),
        Field("version", .text, .fieldAppVersion).known(to: .code).shown(by: .project),
        Field("kind", .appKind, .fieldAppKind),
        Field(
          "platforms", .list(.platform), absence: .means(.list([TracedValue(.string("iphone"))])),
          "Where it runs; an iPhone app is reviewed on an iPad as well."),
        Field("minimumOS", .version, .fieldAppMinimumOS)
          .known(to: .code).shown(by: .project),
        .text(
          "distribution",
          .choice(
            "distribution",
            [
              "appStore": .wordDistributionAppStore,
              "unlisted": .wordDistributionUnlisted,
              "custom": .wordDistributionCustom,
              "alternativeMarketplace": .wordDistributionAlternativeMarketplace,
            ]
          ),
          default: "appStore",
          "How people get it."
        ),
        Field("regions", .list(.region(orWords: [Region.everywhere])), .fieldAppRegions),
        Field(
          "appearances", .list(.appearance),
          absence: .means(.list([TracedValue(.string("light")), TracedValue(.string("dark"))])),
          "The appearances that it has; default: both."),
        Field("userContent", .boolean, .fieldAppUserContent),
        Field("sells", .goods, .fieldAppSells),
        .list("needs", .need, .fieldAppNeeds),
        Field("team", .text, .fieldAppTeam),
        Field("developerRegion", .region(orWords: []), .fieldAppDeveloperRegion),
        custom.field(.app),
      ],
      facts: [
        Fact(
          "capturedScreens", .list(.object(screen(custom).objectType)),
          "The screens of which there is a capture.")
      ]
    )
  }
}

extension FieldType {
  /// What an app is for.
  static let appKind = FieldType.choice(
    "kind of app",
    [
      "messaging": .wordKindOfAppMessaging,
      "social": .wordKindOfAppSocial,
      "publishing": .wordKindOfAppPublishing,
      "shopping": .wordKindOfAppShopping,
      "payment": .wordKindOfAppPayment,
      "game": .wordKindOfAppGame,
      "education": .wordKindOfAppEducation,
      "utility": .wordKindOfAppUtility,
      "media": .wordKindOfAppMedia,
      "finance": .wordKindOfAppFinance,
      "health": .wordKindOfAppHealth,
      "business": .wordKindOfAppBusiness,
      "other": .wordAnythingElse,
    ]
  )

  /// What people can buy in an app.
  static let goods = FieldType.choice(
    "goods",
    [
      "nothing": .wordGoodsNothing,
      "physical": .wordGoodsPhysical,
      "digital": .wordGoodsDigital,
      "both": .wordGoodsBoth,
    ]
  )

  /// What people must have to get past a login.
  static let need = FieldType.choice(
    "need",
    [
      "hardware": .wordNeedHardware,
      "companionApp": .wordNeedCompanionApp,
      "companionComputer": .wordNeedCompanionComputer,
      "qrCode": .wordNeedQrCode,
      "invitation": .wordNeedInvitation,
      "privateNetwork": .wordNeedPrivateNetwork,
      "membership": .wordNeedMembership,
    ]
  )

  /// A kind of device that an app runs on.
  static let platform = FieldType.choice(
    "platform",
    [
      "iphone": .wordPlatformIphone,
      "ipad": .wordPlatformIpad,
      "mac": .wordPlatformMac,
      "tv": .wordPlatformTv,
      "watch": .wordPlatformWatch,
      "vision": .wordPlatformVision,
    ]
  )

  /// Light or dark mode.
  static let appearance = FieldType.choice(
    "appearance", ["light": .wordAppearanceLight, "dark": .wordAppearanceDark])

  /// Where signing in, or an account page, opens.
  static let presentation = FieldType.choice(
    "presentation",
    [
      "native": .wordPresentationNative,
      "webAuthenticationSession": .wordPresentationWebAuthenticationSession,
      "safariViewController": .wordPresentationSafariViewController,
      "embeddedWebView": .wordPresentationEmbeddedWebView,
      "externalBrowser": .wordPresentationExternalBrowser,
    ]
  )

  static let anyLength = FieldType.length(-100_000...100_000)
  static let positiveLength = FieldType.length(0...100_000)
  static let lengthAboveZero = FieldType.length(aboveZero...100_000)

  /// The least length of something that has one.
  static let aboveZero = Double.leastNonzeroMagnitude
}
