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
        "Whether a linked social account can be disconnected in the app."
      ),
      Field("publicSignUp", .boolean, "Whether anyone can make an account."),
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
        "How an account is deleted."
      ),
      Field("path", .list(.text), "The menu entries that lead to it, one after the other."),
      Field("wholeRecord", .boolean, "Whether the whole account is deleted, not only deactivated."),
      Field(
        "revokesAppleTokens",
        .boolean,
        "Whether deleting an account revokes its Sign in with Apple tokens."
      ),
      Field("inReviewNotes", .boolean, "Whether the Notes for Review say where it is."),
    ]
  )
}
