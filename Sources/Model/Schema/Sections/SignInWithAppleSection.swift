internal import Diagnostics
internal import Expressions

extension Section {
  /// How Sign in with Apple was built.
  static func signInWithApple(_ custom: CustomFields) -> Section {
    Section(
      "signInWithApple",
      fields: [
        Field("capability", .boolean, .fieldSignInWithAppleCapability).shown(by: .project),
        Field(
          "profileRegenerated",
          .choice(
            "answer",
            [
              "yes": .wordAnswerYes,
              "no": .wordAnswerNo,
              "automatic": .wordAnswerAutomatic,
            ]
          ),
          .fieldSignInWithAppleProfileRegenerated
        ),
        Field("scopes", .list(.scope), .fieldSignInWithAppleScopes),
        Field("usedScopes", .list(.scope), .fieldSignInWithAppleUsedScopes),
        Field(
          "presentationAnchor", .boolean, .fieldSignInWithApplePresentationAnchor
        ).shown(by: .project),
        Field("nonce", .boolean, .fieldSignInWithAppleNonce).shown(by: .project),
        Field("tokenVerifiedOnServer", .boolean, .fieldSignInWithAppleTokenVerifiedOnServer),
        Field("credentialState", .section(.credentialState), .fieldSignInWithAppleCredentialState),
        Field(
          "revocationObserved", .boolean, .fieldSignInWithAppleRevocationObserved
        ).shown(by: .project),
        Field(
          "handledErrors",
          .list(
            .choice(
              "error",
              [
                "canceled": .wordErrorCanceled,
                "failed": .wordErrorFailed,
                "invalidResponse": .wordErrorInvalidResponse,
                "notHandled": .wordErrorNotHandled,
                "unknown": .wordErrorUnknown,
                "notInteractive": .wordErrorNotInteractive,
              ]
            )
          ),
          .fieldSignInWithAppleHandledErrors
        ).shown(by: .project),
        Field("cancelIsSilent", .boolean, .fieldSignInWithAppleCancelIsSilent),
        Field(
          "userIdentifierStorage",
          .choice(
            "storage",
            [
              "keychain": .wordStorageKeychain,
              "userDefaults": .wordStorageUserDefaults,
              "file": .wordStorageFile,
              "memory": .wordStorageMemory,
              "server": .wordStorageServer,
            ]
          ),
          .fieldSignInWithAppleUserIdentifierStorage
        ).shown(by: .project),
        Field("keepsFirstDetails", .boolean, .fieldSignInWithAppleKeepsFirstDetails),
        Field(
          "existingPasswordsOffered", .boolean, .fieldSignInWithAppleExistingPasswordsOffered
        ).shown(by: .project),
        Field("privateRelay", .section(.privateRelay), .fieldSignInWithApplePrivateRelay),
        Field(
          "localDataClearedOnSignOut", .boolean, .fieldSignInWithAppleLocalDataClearedOnSignOut),
        Field("adaptsToAppearance", .boolean, .fieldSignInWithAppleAdaptsToAppearance),
        Field("fallbackBelowIOS13", .boolean, .fieldSignInWithAppleFallbackBelowIOS13),
        Field("serverNotifications", .boolean, .fieldSignInWithAppleServerNotifications),
        .flag("associatedWebsite", default: false, "A Services ID links a website."),
        Field("testedOn", .list(.platform), .fieldSignInWithAppleTestedOn),
        custom.field(.signInWithApple),
      ]
    )
  }

  /// How the credential state is used.
  static let credentialState = Section(
    "credentialState",
    fields: [
      Field("checkedAtLaunch", .boolean, .fieldCredentialStateCheckedAtLaunch)
        .shown(by: .project),
      Field(
        "handles",
        .list(
          .choice(
            "credential state",
            [
              "authorized": .wordCredentialStateAuthorized,
              "revoked": .wordCredentialStateRevoked,
              "notFound": .wordCredentialStateNotFound,
              "transferred": .wordCredentialStateTransferred,
            ]
          )
        ),
        .fieldCredentialStateHandles
      ).shown(by: .project),
    ]
  )

  /// How relay addresses are treated.
  static let privateRelay = Section(
    "privateRelay",
    fields: [
      Field("accepted", .boolean, .fieldPrivateRelayAccepted),
      Field("sendersRegistered", .boolean, .fieldPrivateRelaySendersRegistered),
    ]
  )
}

extension FieldType {
  /// What Sign in with Apple can be asked for.
  static let scope = FieldType.choice(
    "scope", ["fullName": .wordScopeFullName, "email": .wordScopeEmail])
}
