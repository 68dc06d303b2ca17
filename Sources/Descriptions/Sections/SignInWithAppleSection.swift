internal import Expressions

extension Section {
  /// How Sign in with Apple was built.
  static let signInWithApple = Section(
    "signInWithApple",
    fields: [
      Field("capability", .boolean, "The capability is on for the App ID."),
      Field(
        "profileRegenerated",
        .choice("answer", "yes", "no", "automatic"),
        "The provisioning profile was made again after that; automatic signing does it."
      ),
      Field("scopes", .list(.scope), "What is requested."),
      Field("usedScopes", .list(.scope), "What the app needs."),
      Field("presentationAnchor", .boolean, "A presentation context is provided."),
      Field("nonce", .boolean, "A nonce is sent and checked."),
      Field(
        "tokenVerifiedOnServer",
        .boolean,
        "The identity token or the code is checked by the app's server."
      ),
      Field("credentialState", .section(.credentialState), "How the credential state is used."),
      Field("revocationObserved", .boolean, "The revocation notification is observed."),
      Field(
        "handledErrors",
        .list(
          .choice(
            "error",
            "canceled",
            "failed",
            "invalidResponse",
            "notHandled",
            "unknown",
            "notInteractive"
          )
        ),
        "The authorization errors that are handled."
      ),
      Field("cancelIsSilent", .boolean, "Cancelling shows no error."),
      Field(
        "userIdentifierStorage",
        .choice("storage", "keychain", "userDefaults", "file", "memory", "server"),
        "Where the user identifier is kept."
      ),
      Field(
        "keepsFirstDetails",
        .boolean,
        "Name and e-mail of the first sign-in are kept until the server has the account."
      ),
      Field(
        "existingPasswordsOffered",
        .boolean,
        "Saved passwords are offered beside Sign in with Apple."
      ),
      Field("privateRelay", .section(.privateRelay), "How relay addresses are treated."),
      Field("localDataClearedOnSignOut", .boolean, "Signing out clears what was stored."),
      Field("adaptsToAppearance", .boolean, "The button follows light and dark mode."),
      Field("fallbackBelowIOS13", .boolean, "What older systems see is handled."),
      Field("serverNotifications", .boolean, "A server-to-server endpoint is registered."),
      .flag("associatedWebsite", default: false, "A Services ID links a website."),
      Field("testedOn", .list(.platform), "Where it was tried on a device."),
    ]
  )

  /// How the credential state is used.
  static let credentialState = Section(
    "credentialState",
    fields: [
      Field("checkedAtLaunch", .boolean, "It is asked for at each launch."),
      Field(
        "handles",
        .list(.choice("credential state", "authorized", "revoked", "notFound", "transferred")),
        "The states that lead somewhere."
      ),
    ]
  )

  /// How relay addresses are treated.
  static let privateRelay = Section(
    "privateRelay",
    fields: [
      Field("accepted", .boolean, "Relay addresses are accepted."),
      Field("sendersRegistered", .boolean, "Senders to relay addresses are registered."),
    ]
  )
}

extension FieldType {
  /// What Sign in with Apple can be asked for.
  static let scope = FieldType.choice("scope", "fullName", "email")
}
