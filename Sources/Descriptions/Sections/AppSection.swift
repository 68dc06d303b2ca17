internal import Expressions

extension Section {
  /// The app as a whole.
  static func app(_ custom: CustomFields) -> Section {
    Section(
      "app",
      fields: [
        .required("name", .text, "The app's name."),
        Field("bundleId", .text, "The bundle identifier, such as com.example.pawprint."),
        Field("version", .text, "The version to be submitted."),
        Field("kind", .appKind, "What the app is for."),
        Field(
          "platforms",
          .list(.platform),
          absence: .means(.list([TracedValue(.string("iphone"))])),
          "Where it runs; an iPhone app is reviewed on an iPad as well."
        ),
        Field("minimumOS", .version, "The oldest iOS on which the app runs, such as 15.0."),
        .text(
          "distribution",
          .choice("distribution", "appStore", "unlisted", "custom", "alternativeMarketplace"),
          default: "appStore",
          "How people get it."
        ),
        Field(
          "regions",
          .list(.region(orWords: [Region.everywhere])),
          "The storefronts it is offered in; worldwide contains every region."
        ),
        Field(
          "appearances",
          .list(.appearance),
          absence: .means(.list([TracedValue(.string("light")), TracedValue(.string("dark"))])),
          "The appearances that it has; default: both."
        ),
        Field("userContent", .boolean, "Whether people publish content of their own."),
        Field("developerRegion", .region(orWords: []), "Where the developer is based."),
        custom.field(.app),
      ],
      facts: [
        Fact("minimumOSMajor", .double, "The first number of minimumOS."),
        Fact(
          "capturedScreens",
          .list(.object(screen(custom).objectType)),
          "The screens of which there is a capture."
        ),
      ]
    )
  }
}

extension FieldType {
  /// What an app is for.
  static let appKind = FieldType.choice(
    "kind of app",
    "messaging",
    "social",
    "publishing",
    "shopping",
    "payment",
    "game",
    "education",
    "utility",
    "media",
    "finance",
    "health",
    "business",
    "other"
  )

  /// A kind of device that an app runs on.
  static let platform = FieldType.choice(
    "platform",
    "iphone",
    "ipad",
    "mac",
    "tv",
    "watch",
    "vision"
  )

  /// Light or dark mode.
  static let appearance = FieldType.choice("appearance", "light", "dark")

  /// Where signing in, or an account page, opens.
  static let presentation = FieldType.choice(
    "presentation",
    "native",
    "webAuthenticationSession",
    "safariViewController",
    "embeddedWebView",
    "externalBrowser"
  )

  static let anyLength = FieldType.length(-100_000...100_000)
  static let positiveLength = FieldType.length(0...100_000)
  static let lengthAboveZero = FieldType.length(aboveZero...100_000)

  /// The least length of something that has one.
  static let aboveZero = Double.leastNonzeroMagnitude
}
