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
        .required(versionKey, .number(1...Double(version)), .fieldDescriptionVersion),
        .required("app", .section(.app(custom)), .fieldDescriptionApp),
        Field("submission", .section(.submission), .fieldDescriptionSubmission),
        Field(
          "login",
          .section(.login(custom)),
          .fieldDescriptionLogin
        ),
        Field(
          "screens",
          .list(.section(.screen(custom))),
          .fieldDescriptionScreens
        ),
        Field(
          "afterSignIn",
          .list(.section(.step(custom))),
          .fieldDescriptionAfterSignIn
        ),
        Field(
          "signInWithApple",
          .section(.signInWithApple),
          .fieldDescriptionSignInWithApple
        ),
        Field("account", .section(.account), .fieldDescriptionAccount),
        Field("review", .section(.review), .fieldDescriptionReview),
        Field("evidence", .section(.evidence), .fieldDescriptionEvidence),
        .list("waivers", .section(.waiver), .fieldDescriptionWaivers),
        .flag("example", default: false, .fieldDescriptionExample),
        custom.field(.topLevel),
      ]
    )
  }
}
