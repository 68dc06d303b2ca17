internal import Diagnostics
internal import Expressions

/// The keys of a service.
enum ServiceKey: Int, SectionKey {
  case id, name, kind, connections, setsUpAccount, presentation, withoutItsApp, privacy, custom
  case provider, namedAs, offered
}

private enum PrivacyKey: Int, SectionKey {
  case onlyNameAndEmail, privateEmail, noAdTrackingWithoutConsent
}

extension Section {
  /// A way to sign in or sign up.
  static func service(_ custom: CustomFields) -> Section {
    Section("service", shortForm: .word(ServiceKey.id)) { (key: ServiceKey) in
      switch key {
      case .id:
        .required(
          .id(.service),
          "An id or alias of the provider catalogue, or a name of one's own; rules see the id.")
      case .name: .workedOut(.text, "The display name; default: the catalogue's, else the id.")
      case .kind: .workedOut(.serviceKind, "What kind of login it is; default: the catalogue's.")
      case .connections: .field(.list(.id(.service)), .fieldServiceConnections).known(to: .code)
      case .setsUpAccount:
        .flag(
          default: true,
          "It sets up or authenticates the primary account; false: it only links or shares.")
      case .presentation: .workedOut(.presentation, .fieldServicePresentation).known(to: .code)
      case .withoutItsApp:
        .workedOut(
          .choice(
            "behaviour without the app", "notNeeded", "hidden", "webFallback", "defaultBrowser",
            "appStore", "alert", "nothing"), .fieldServiceWithoutItsApp
        ).known(to: .code)
      case .privacy: .field(.section(.privacy), .fieldServicePrivacy).known(to: .legal)
      case .custom: custom.field(.service)
      case .provider: .fact(.object(Provider.type.object), "What the catalogue knows of it.")
      case .namedAs:
        .fact(
          .object(Provider.type.object),
          "What the catalogue knows of the service whose name this one bears, under an id of its own."
        )
      case .offered:
        .fact(
          .list(.object(Provider.type.object)),
          "What the catalogue knows of the services that its page offers.")
      }
    }
  }

  /// What guideline 4.8 asks of an equivalent login service.
  static let privacy = Section("privacy") { (key: PrivacyKey) in
    switch key {
    case .onlyNameAndEmail: .flag(default: false, .fieldPrivacyOnlyNameAndEmail)
    case .privateEmail: .flag(default: false, .fieldPrivacyPrivateEmail)
    case .noAdTrackingWithoutConsent: .flag(default: false, .fieldPrivacyNoAdTrackingWithoutConsent)
    }
  }
}

extension FieldType {
  /// What kind of login a service is.
  static let serviceKind = FieldType.choice(
    "kind of service", "apple", "thirdParty", "own", "guest", "enterprise", "education",
    "citizenId", "marketplace", "platform", "broker")
}
