internal import Diagnostics
internal import Expressions

extension Section {
  /// How Sign in with Apple was built.
  static let signInWithApple = Section(
    "signInWithApple",
    fields: [
      Field(
        "capability",
        .boolean,
        .fieldSignInWithAppleCapability
      ).shown(by: .project),
      Field(
        "profileRegenerated",
        .choice(
          "answer",
          [
            "yes": "somebody made it again",
            "no": "it is still the old one",
            "automatic": "Xcode manages signing, which does it",
          ]
        ),
        .fieldSignInWithAppleProfileRegenerated
      ),
      Field("scopes", .list(.scope), .fieldSignInWithAppleScopes),
      Field("usedScopes", .list(.scope), .fieldSignInWithAppleUsedScopes),
      Field(
        "presentationAnchor",
        .boolean,
        .fieldSignInWithApplePresentationAnchor
      ).shown(by: .project),
      Field("nonce", .boolean, .fieldSignInWithAppleNonce).shown(by: .project),
      Field(
        "tokenVerifiedOnServer",
        .boolean,
        .fieldSignInWithAppleTokenVerifiedOnServer
      ),
      Field("credentialState", .section(.credentialState), .fieldSignInWithAppleCredentialState),
      Field(
        "revocationObserved",
        .boolean,
        .fieldSignInWithAppleRevocationObserved
      ).shown(by: .project),
      Field(
        "handledErrors",
        .list(
          .choice(
            "error",
            [
              "canceled": "the person cancelled",
              "failed": "the request failed",
              "invalidResponse": "the answer can't be used",
              "notHandled": "the request wasn't handled",
              "unknown": "it failed for an unknown reason",
              "notInteractive": "it would have needed the person, who couldn't be asked",
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
            "keychain": "in the keychain",
            "userDefaults": "in the user defaults",
            "file": "in a plain file",
            "memory": "in memory only",
            "server": "on the app's server only",
          ]
        ),
        .fieldSignInWithAppleUserIdentifierStorage
      ).shown(by: .project),
      Field(
        "keepsFirstDetails",
        .boolean,
        .fieldSignInWithAppleKeepsFirstDetails
      ),
      Field(
        "existingPasswordsOffered",
        .boolean,
        .fieldSignInWithAppleExistingPasswordsOffered
      ).shown(by: .project),
      Field(
        "privateRelay",
        .section(.privateRelay),
        .fieldSignInWithApplePrivateRelay
      ),
      Field(
        "localDataClearedOnSignOut",
        .boolean,
        .fieldSignInWithAppleLocalDataClearedOnSignOut
      ),
      Field("adaptsToAppearance", .boolean, .fieldSignInWithAppleAdaptsToAppearance),
      Field(
        "fallbackBelowIOS13",
        .boolean,
        .fieldSignInWithAppleFallbackBelowIOS13
      ),
      Field(
        "serverNotifications",
        .boolean,
        .fieldSignInWithAppleServerNotifications
      ),
      .flag("associatedWebsite", default: false, .fieldSignInWithAppleAssociatedWebsite),
      Field("testedOn", .list(.platform), .fieldSignInWithAppleTestedOn),
    ]
  )

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
              "authorized": "the person is signed in",
              "revoked": "the person has stopped using Apple for this app",
              "notFound": "there is no such user",
              "transferred": "the app now belongs to another team",
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
      Field(
        "sendersRegistered",
        .boolean,
        .fieldPrivateRelaySendersRegistered
      ),
    ]
  )
}

extension FieldType {
  /// What Sign in with Apple can be asked for.
  static let scope = FieldType.choice(
    "scope",
    ["fullName": "the person's name", "email": "the person's e-mail address"]
  )
}
