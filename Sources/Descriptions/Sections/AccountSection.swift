internal import Expressions

extension Section {
  /// Accounts and their deletion.
  static let account = Section(
    "account",
    fields: [
      Field(
        "creation",
        .choice("way of creation", "inApp", "onWeb", "automatic", "byInvitation", "none"),
        "How accounts are made."
      ),
      .workedOut(
        "owner",
        .choice("owner", "app", "thirdParty"),
        "Whose accounts they are; default: thirdParty with exemption serviceClient, else app."
      ),
      Field("deletion", .section(.deletion), "How people delete their account."),
      Field(
        "socialDisconnect",
        .boolean,
        "A linked social account can be disconnected in the app."
      ),
      Field("publicSignUp", .boolean, "Anyone can make an account."),
      Field(
        "neededToBuy",
        .choice("answer", "never", "accountBased", "always"),
        "Whether buying needs an account; accountBased: only for what is tied to one."
      ),
    ]
  )

  /// How people delete their account.
  static let deletion = Section(
    "deletion",
    fields: [
      Field(
        "route",
        .choice(
          "route",
          "inApp",
          "directWebPage",
          "genericWebPage",
          "email",
          "phone",
          "form",
          "none"
        ),
        "How it is done."
      ),
      Field("path", .list(.text), "The entries that lead there."),
      Field("wholeRecord", .boolean, "The whole record is deleted, not deactivated."),
      Field("revokesAppleTokens", .boolean, "The Sign in with Apple tokens are revoked."),
      Field("inReviewNotes", .boolean, "The review notes say where it is."),
    ]
  )
}
