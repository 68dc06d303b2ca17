internal import Diagnostics
internal import Expressions

/// The keys of an app.
package enum AppKey: Int, SectionKey {
  case name, bundleId, version, kind, platforms, minimumOS, distribution, regions, appearances
  case userContent, sells, needs, team, developerRegion, custom, capturedScreens
}

extension Section {
  /// The app as a whole.
  static func app(_ custom: CustomFields) -> Section {
    Section("app") { (key: AppKey) in
      switch key {
      case .name: .required(.text, "The app's name.")
      case .bundleId: .field(.text, .fieldAppBundleId).known(to: .code).shown(by: .project)
      case .version: .field(.text, .fieldAppVersion).known(to: .code).shown(by: .project)
      case .kind: .field(.appKind, .fieldAppKind).statement
      case .platforms:
        .workedOut(
          .list(.platform),
          "Where it runs; default: where the screens are, else iphone, which is tried on an iPad too."
        )
      case .minimumOS: .field(.version, .fieldAppMinimumOS).known(to: .code).shown(by: .project)
      case .distribution:
        .text(
          .choice("distribution", "appStore", "unlisted", "custom", "alternativeMarketplace"),
          default: "appStore", .fieldAppDistribution
        ).statement
      case .regions: .field(.list(.region(orWords: [Region.everywhere])), .fieldAppRegions)
      case .appearances:
        .field(
          .list(.appearance),
          absence: .means(.list([TracedValue(.string("light")), TracedValue(.string("dark"))])),
          "The appearances that it has; default: both.")
      case .userContent: .field(.boolean, .fieldAppUserContent)
      case .sells: .field(.goods, .fieldAppSells)
      case .needs: .field(.list(.need), .fieldAppNeeds)
      case .team: .field(.text, .fieldAppTeam)
      case .developerRegion: .field(.region(orWords: []), .fieldAppDeveloperRegion)
      case .custom: custom.field(.app)
      case .capturedScreens:
        .fact(.list(.object(screen(custom).objectType)), "The screens of which there is a capture.")
      }
    }
  }
}

extension FieldType {
  /// What an app is for.
  static let appKind = FieldType.choice(
    "kind of app", "messaging", "social", "publishing", "shopping", "payment", "game", "education",
    "utility", "media", "finance", "health", "business", "other")

  /// What people can buy in an app.
  static let goods = FieldType.choice("goods", "nothing", "physical", "digital", "both")

  /// What people must have to get past a login.
  static let need = FieldType.choice(
    "need", "hardware", "server", "companionApp", "companionComputer", "qrCode", "invitation",
    "privateNetwork", "membership")

  /// A kind of device that an app runs on.
  static let platform = FieldType.choice(
    "platform", "iphone", "ipad", "mac", "tv", "watch", "vision")

  /// Light or dark mode.
  static let appearance = FieldType.choice("appearance", "light", "dark")

  /// Where signing in, or an account page, opens.
  static let presentation = FieldType.choice(
    "presentation", "native", "webAuthenticationSession", "safariViewController", "embeddedWebView",
    "externalBrowser", "otherDevice")

  static let anyLength = FieldType.length(-100_000...100_000)
  static let positiveLength = FieldType.length(0...100_000)
  static let lengthAboveZero = FieldType.length(aboveZero...100_000)

  /// The least length of something that has one.
  static let aboveZero = Double.leastNonzeroMagnitude
}
