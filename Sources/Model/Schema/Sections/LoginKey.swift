internal import Diagnostics
internal import Expressions

/// The keys of a login.
enum LoginKey: Int, SectionKey {
  case services, servicesComplete, notOffered, links, wall, guestEntry, terms, privacyPolicy
  case decidedBy, accountFeatures, exemption, custom
}

enum AccountLinkKey: Int, SectionKey { case to, presentation, sells }

enum AccountFeatureKey: Int, SectionKey { case name, reason }

/// The keys of an exemption.
enum ExemptionKey: Int, SectionKey { case kind, service, reason, inReviewNotes }

extension Section {
  /// The ways to sign in, and what is behind them.
  static func login(_ custom: CustomFields) -> Section {
    Section("login") { (key: LoginKey) in
      switch key {
      case .services: .field(.list(.section(.service(custom))), .fieldLoginServices)
      case .servicesComplete:
        .flag(default: true, .fieldLoginServicesComplete).openWhenUnknown.refusing(
          false, Message(.listOtherWaysInUnder))
      case .notOffered: .field(.list(.id(.service)), .fieldLoginNotOffered)
      case .links: .field(.list(.section(.accountLink)), .fieldLoginLinks)
      case .wall: .field(.choice("wall", "none", "someFeatures", "wholeApp"), .fieldLoginWall)
      case .guestEntry: .field(.boolean, .fieldLoginGuestEntry)
      case .terms:
        .field(.choice("answer", "beforeSignUp", "afterSignUp", "none"), .fieldLoginTerms)
      case .privacyPolicy: .field(.boolean, .fieldLoginPrivacyPolicy)
      case .decidedBy:
        .text(.choice("decider", "app", "server"), default: "app", .fieldLoginDecidedBy)
      case .accountFeatures: .list(.section(.accountFeature), .fieldLoginAccountFeatures).statement
      case .exemption: .field(.section(.exemption), .fieldLoginExemption)
      case .custom: custom.field(.login)
      }
    }
  }

  /// An account page that opens from the login.
  static let accountLink = Section("link") { (key: AccountLinkKey) in
    switch key {
    case .to:
      .required(
        .choice("page", "signUp", "passwordReset", "deletion", "help", "other"), "Which page it is."
      )
    case .presentation: .field(.presentation, .fieldLinkPresentation).known(to: .code)
    case .sells: .field(.boolean, .fieldLinkSells)
    }
  }

  /// A feature that needs an account.
  static let accountFeature = Section("feature", shortForm: .word(AccountFeatureKey.name)) {
    (key: AccountFeatureKey) in
    switch key {
    case .name: .required(.text, "The feature, in people's words.")
    case .reason: .field(.text, .fieldFeatureReason).statement
    }
  }

  /// The claim that guideline 4.8 doesn't ask for an equivalent login.
  static let exemption = Section("exemption") { (key: ExemptionKey) in
    switch key {
    case .kind:
      .text(
        .choice(
          "exemption", "none", "ownAccounts", "enterpriseOrEducation", "citizenId", "serviceClient",
          "alternativeMarketplace"), default: "none", .fieldExemptionKind
      ).statement
    case .service: .field(.id(.service), .fieldExemptionService).detail
    case .reason: .field(.text, .fieldExemptionReason).statement
    case .inReviewNotes:
      .flag(default: false, .fieldExemptionInReviewNotes).known(to: .appStoreConnect).statement
    }
  }
}
