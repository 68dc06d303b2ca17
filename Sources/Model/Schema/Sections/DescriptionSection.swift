internal import Diagnostics
internal import Expressions

extension Section {
  /// The key with the version of the format.
  static let versionKey = "reviewlint"
  /// The version that is read.
  static let version = 1

  /// The whole description without facts that people's own rule files declare.
  static let plainDescription = description(CustomFields())

  /// The whole description.
  static func description(_ custom: CustomFields) -> Section {
    Section(
      "description",
      fields: [
        .required(versionKey, .number(1...Double(version)), "The version of the format: 1."),
        .required("app", .section(.app(custom)), "The app.").known(to: .product),
        Field("submission", .section(.submission(custom)), .fieldDescriptionSubmission)
          .known(to: .product),
        Field("login", .section(.login(custom)), .fieldDescriptionLogin).known(to: .product),
        Field(
          "screens", .list(.section(.screen(custom))), .fieldDescriptionScreens
        ).known(to: .design),
        Field(
          "afterSignIn", .list(.section(.step(custom))), .fieldDescriptionAfterSignIn
        ).known(to: .product),
        Field(
          "signInWithApple", .section(.signInWithApple(custom)), .fieldDescriptionSignInWithApple
        ).known(to: .code),
        Field("account", .section(.account(custom)), .fieldDescriptionAccount).known(to: .product),
        Field("review", .section(.review(custom)), .fieldDescriptionReview)
          .known(to: .appStoreConnect),
        Field("evidence", .section(.evidence), .fieldDescriptionEvidence).known(to: .code),
        .list(
          "decisions", .section(.decision), "What people decided where rules leave it to them."),
        .list("waivers", .section(.waiver), "Findings that were accepted."),
        .list("open", .section(.openQuestion), "Open questions that somebody has taken on."),
        .flag("example", default: false, .fieldDescriptionExample),
        custom.field(.topLevel),
      ]
    )
  }
}
