internal import Expressions

extension Section {
  /// Accounts and their deletion.
  static let account = Section(
    "account",
    fields: [
      Field(
        "creation",
        .choice(
          "way of creation",
          [
            "inApp": "people make one in the app",
            "onWeb": "people make one on a web page",
            "automatic": "the first sign-in makes one",
            "byInvitation": "somebody has to invite or register people",
            "none": "the app has no accounts",
          ]
        ),
        "How accounts are made."
      ),
      .workedOut(
        "owner",
        .choice(
          "owner",
          ["app": "the app's own, or its company's", "thirdParty": "another company's"]
        ),
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
        .choice(
          "answer",
          [
            "never": "everything can be bought without one",
            "accountBased": "only what is tied to an account needs one",
            "always": "nothing can be bought without one",
          ]
        ),
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
          [
            "inApp": "in the app itself",
            "directWebPage": "on a web page to which the app leads straight",
            "genericWebPage": "on a web page on which people have to look for it",
            "email": "by writing an e-mail",
            "phone": "by a phone call",
            "form": "by a support form",
            "none": "not at all",
          ]
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
