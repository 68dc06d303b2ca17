internal import Diagnostics
internal import Expressions

/// The keys of how Sign in with Apple was built.
enum SignInWithAppleKey: Int, SectionKey {
  case capability, profileRegenerated, scopes, usedScopes, presentationAnchor, nonce
  case tokenVerifiedOnServer, credentialState, revocationObserved, handledErrors, cancelIsSilent
  case userIdentifierStorage, keepsFirstDetails, existingPasswordsOffered, privateRelay
  case localDataClearedOnSignOut, adaptsToAppearance, fallbackBelowIOS13, serverNotifications
  case associatedWebsite, testedOn, custom
}

private enum CredentialStateKey: Int, SectionKey { case checkedAtLaunch, handles }

private enum PrivateRelayKey: Int, SectionKey { case accepted, sendersRegistered }

extension Section {
  /// How Sign in with Apple was built.
  static func signInWithApple(_ custom: CustomFields) -> Section {
    Section("signInWithApple") { (key: SignInWithAppleKey) in
      switch key {
      case .capability: .field(.boolean, .fieldSignInWithAppleCapability).shown(by: .project)
      case .profileRegenerated:
        .field(.choice("answer", "yes", "no", "automatic"), .fieldSignInWithAppleProfileRegenerated)
      case .scopes: .field(.list(.scope), .fieldSignInWithAppleScopes)
      case .usedScopes: .field(.list(.scope), .fieldSignInWithAppleUsedScopes)
      case .presentationAnchor:
        .field(.boolean, .fieldSignInWithApplePresentationAnchor).shown(by: .project)
      case .nonce: .field(.boolean, .fieldSignInWithAppleNonce).shown(by: .project)
      case .tokenVerifiedOnServer: .field(.boolean, .fieldSignInWithAppleTokenVerifiedOnServer)
      case .credentialState:
        .field(.section(.credentialState), .fieldSignInWithAppleCredentialState)
      case .revocationObserved:
        .field(.boolean, .fieldSignInWithAppleRevocationObserved).shown(by: .project)
      case .handledErrors:
        .field(
          .list(
            .choice(
              "error", "canceled", "failed", "invalidResponse", "notHandled", "unknown",
              "notInteractive")), .fieldSignInWithAppleHandledErrors
        ).shown(by: .project)
      case .cancelIsSilent: .field(.boolean, .fieldSignInWithAppleCancelIsSilent)
      case .userIdentifierStorage:
        .field(
          .choice("storage", "keychain", "userDefaults", "file", "memory", "server"),
          .fieldSignInWithAppleUserIdentifierStorage
        ).shown(by: .project)
      case .keepsFirstDetails: .field(.boolean, .fieldSignInWithAppleKeepsFirstDetails)
      case .existingPasswordsOffered:
        .field(.boolean, .fieldSignInWithAppleExistingPasswordsOffered).shown(by: .project)
      case .privateRelay: .field(.section(.privateRelay), .fieldSignInWithApplePrivateRelay)
      case .localDataClearedOnSignOut:
        .field(.boolean, .fieldSignInWithAppleLocalDataClearedOnSignOut)
      case .adaptsToAppearance: .field(.boolean, .fieldSignInWithAppleAdaptsToAppearance)
      case .fallbackBelowIOS13: .field(.boolean, .fieldSignInWithAppleFallbackBelowIOS13)
      case .serverNotifications: .field(.boolean, .fieldSignInWithAppleServerNotifications)
      case .associatedWebsite: .flag(default: false, "A Services ID links a website.")
      case .testedOn: .field(.list(.platform), .fieldSignInWithAppleTestedOn)
      case .custom: custom.field(.signInWithApple)
      }
    }
  }

  /// How the credential state is used.
  static let credentialState = Section("credentialState") { (key: CredentialStateKey) in
    switch key {
    case .checkedAtLaunch:
      .field(.boolean, .fieldCredentialStateCheckedAtLaunch).shown(by: .project)
    case .handles:
      .field(
        .list(.choice("credential state", "authorized", "revoked", "notFound", "transferred")),
        .fieldCredentialStateHandles
      ).shown(by: .project)
    }
  }

  /// How relay addresses are treated.
  static let privateRelay = Section("privateRelay") { (key: PrivateRelayKey) in
    switch key {
    case .accepted: .field(.boolean, .fieldPrivateRelayAccepted)
    case .sendersRegistered: .field(.boolean, .fieldPrivateRelaySendersRegistered)
    }
  }
}

extension FieldType {
  /// What Sign in with Apple can be asked for.
  static let scope = FieldType.choice("scope", "fullName", "email")
}
