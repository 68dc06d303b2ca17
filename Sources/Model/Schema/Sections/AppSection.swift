internal import Diagnostics
internal import Expressions

extension Section {
  /// The app as a whole.
  static func app(_ custom: CustomFields) -> Section {
    Section(
      "app",
      fields: [
        .required("name", .text, .fieldAppName),
        Field("bundleId", .text, .fieldAppBundleId).known(to: .code).shown(by: .project),
        Field("version", .text, .fieldAppVersion).known(to: .code).shown(by: .project),
        Field("kind", .appKind, .fieldAppKind),
        Field(
          "platforms",
          .list(.platform),
          absence: .means(.list([TracedValue(.string("iphone"))])),
          .fieldAppPlatforms
        ),
        Field("minimumOS", .version, .fieldAppMinimumOS)
          .known(to: .code).shown(by: .project),
        .text(
          "distribution",
          .choice(
            "distribution",
            [
              "appStore": "everyone finds it in the App Store",
              "unlisted": "in the App Store, found by its link only",
              "custom": "for certain organizations, through Apple Business or School Manager",
              "alternativeMarketplace": "through a marketplace other than the App Store",
            ]
          ),
          default: "appStore",
          .fieldAppDistribution
        ),
        Field(
          "regions",
          .list(.region(orWords: [Region.everywhere])),
          .fieldAppRegions
        ),
        Field(
          "appearances",
          .list(.appearance),
          absence: .means(.list([TracedValue(.string("light")), TracedValue(.string("dark"))])),
          .fieldAppAppearances
        ),
        Field("userContent", .boolean, .fieldAppUserContent),
        Field("sells", .goods, .fieldAppSells),
        .list("needs", .need, .fieldAppNeeds),
        Field("team", .text, .fieldAppTeam),
        Field("developerRegion", .region(orWords: []), .fieldAppDeveloperRegion),
        custom.field(.app),
      ],
      facts: [
        Fact(
          "capturedScreens",
          .list(.object(screen(custom).objectType)),
          "The screens of which there is a capture."
        )
      ]
    )
  }
}

extension FieldType {
  /// What an app is for.
  static let appKind = FieldType.choice(
    "kind of app",
    [
      "messaging": "people write to or call each other",
      "social": "people share with and follow others",
      "publishing": "people read or publish articles and books",
      "shopping": "people buy goods or services",
      "payment": "people pay or send money",
      "game": "people play",
      "education": "people learn or teach",
      "utility": "a tool",
      "media": "people watch or listen",
      "finance": "banking, investing, insurance",
      "health": "health, medicine, fitness",
      "business": "for work in companies",
      "other": "anything else",
    ]
  )

  /// What people can buy in an app.
  static let goods = FieldType.choice(
    "goods",
    [
      "nothing": "nothing can be bought in it",
      "physical": "goods and services outside the app",
      "digital": "what is used in the app, such as a subscription",
      "both": "goods outside the app, and what is used in it",
    ]
  )

  /// What people must have to get past a login.
  static let need = FieldType.choice(
    "need",
    [
      "hardware": "a device of its own, such as a lock or a sensor",
      "companionApp": "another app",
      "companionComputer": "a program on a computer",
      "qrCode": "a QR code to scan",
      "invitation": "an invitation, or a code that somebody gives",
      "privateNetwork": "a network that isn't open to everyone, such as a company's",
      "membership": "a membership, a contract or a customer number",
    ]
  )

  /// A kind of device that an app runs on.
  static let platform = FieldType.choice(
    "platform",
    [
      "iphone": "iPhone",
      "ipad": "iPad",
      "mac": "Mac",
      "tv": "Apple TV",
      "watch": "Apple Watch",
      "vision": "Apple Vision Pro",
    ]
  )

  /// Light or dark mode.
  static let appearance = FieldType.choice(
    "appearance",
    ["light": "light mode", "dark": "dark mode"]
  )

  /// Where signing in, or an account page, opens.
  static let presentation = FieldType.choice(
    "presentation",
    [
      "native": "in the app's own interface or the system's sheet",
      "webAuthenticationSession": "ASWebAuthenticationSession, the system's web sign-in sheet",
      "safariViewController": "SFSafariViewController, Safari inside the app",
      "embeddedWebView": "a web view of the app's own, such as WKWebView",
      "externalBrowser": "the default browser, outside the app",
    ]
  )

  static let anyLength = FieldType.length(-100_000...100_000)
  static let positiveLength = FieldType.length(0...100_000)
  static let lengthAboveZero = FieldType.length(aboveZero...100_000)

  /// The least length of something that has one.
  static let aboveZero = Double.leastNonzeroMagnitude
}
