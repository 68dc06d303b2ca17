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
        .required("app", .section(.app(custom)), "The app."),
        Field("submission", .section(.submission), "When and what is submitted."),
        Field(
          "login",
          .section(.login(custom)),
          "The ways to sign in, and what is behind them."
        ),
        Field(
          "screens",
          .list(.section(.screen(custom))),
          "Each screen with login buttons, on each device it was looked at."
        ),
        Field(
          "afterSignIn",
          .list(.section(.step(custom))),
          "What the app asks between signing in and its first useful screen; [] means nothing."
        ),
        Field(
          "signInWithApple",
          .section(.signInWithApple),
          "How Sign in with Apple was built."
        ),
        Field("account", .section(.account), "How accounts are made and deleted."),
        Field("review", .section(.review), "What App Review is given."),
        Field("evidence", .section(.evidence), "What the app itself shows."),
        .list("waivers", .section(.waiver), "Findings that were accepted."),
        .flag("example", default: false, "It is an example to copy, and never compliant."),
        custom.field(.topLevel),
      ]
    )
  }
}
