internal import Expressions

extension Section {
  /// How Sign in with Apple was built.
  static let signInWithApple = Section(
    "signInWithApple",
    fields: [
      Field(
        "capability",
        .boolean,
        "Whether the Sign in with Apple capability is on for the App ID."
      ),
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
        "Whether the provisioning profile was made again since; automatic signing does it."
      ),
      Field("scopes", .list(.scope), "What the app requests from Sign in with Apple."),
      Field("usedScopes", .list(.scope), "What the app uses of that."),
      Field(
        "presentationAnchor",
        .boolean,
        "Whether the app says in which window the sheet is shown."
      ),
      Field("nonce", .boolean, "Whether a nonce is sent and checked."),
      Field(
        "tokenVerifiedOnServer",
        .boolean,
        "Whether the app's server checks the identity token or the code."
      ),
      Field("credentialState", .section(.credentialState), "How the credential state is used."),
      Field(
        "revocationObserved",
        .boolean,
        "Whether the app observes that a person stops using Sign in with Apple."
      ),
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
        "The authorization errors that are handled."
      ),
      Field("cancelIsSilent", .boolean, "Whether cancelling shows no error."),
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
        "Where the user identifier is kept."
      ),
      Field(
        "keepsFirstDetails",
        .boolean,
        "Whether name and e-mail address of the first sign-in are kept until the server has them."
      ),
      Field(
        "existingPasswordsOffered",
        .boolean,
        "Whether saved passwords are offered beside Sign in with Apple."
      ),
      Field(
        "privateRelay",
        .section(.privateRelay),
        "How the app treats hidden e-mail addresses (private relay)."
      ),
      Field(
        "localDataClearedOnSignOut",
        .boolean,
        "Whether signing out clears what the app stored."
      ),
      Field("adaptsToAppearance", .boolean, "Whether the button follows light and dark mode."),
      Field(
        "fallbackBelowIOS13",
        .boolean,
        "Whether it was settled what systems before iOS 13 show instead."
      ),
      Field(
        "serverNotifications",
        .boolean,
        "Whether an endpoint for Apple's server-to-server notifications is registered."
      ),
      .flag("associatedWebsite", default: false, "A Services ID links a website."),
      Field("testedOn", .list(.platform), "On which devices Sign in with Apple was tried."),
    ]
  )

  /// How the credential state is used.
  static let credentialState = Section(
    "credentialState",
    fields: [
      Field("checkedAtLaunch", .boolean, "Whether the credential state is checked at each launch."),
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
        "The credential states for which the app does something."
      ),
    ]
  )

  /// How relay addresses are treated.
  static let privateRelay = Section(
    "privateRelay",
    fields: [
      Field("accepted", .boolean, "Whether people with a hidden e-mail address can sign up."),
      Field(
        "sendersRegistered",
        .boolean,
        "Whether the domains that send e-mail to hidden addresses are registered with Apple."
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
