internal import Diagnostics
internal import Expressions

extension Section {
  /// A surface with login buttons, on one device.
  static func screen(_ custom: CustomFields) -> Section {
    Section(
      "screen",
      fields: [
        .workedOut("id", .text, .fieldScreenId),
        Field("like", .text, .fieldScreenLike),
        .text(
          "purpose",
          .choice(
            "purpose",
            [
              "signIn": .wordPurposeSignIn,
              "signUp": .wordPurposeSignUp,
              "both": .wordPurposeBoth,
              "linkAccounts": .wordPurposeLinkAccounts,
              "menu": .wordPurposeMenu,
              "checkout": .wordPurposeCheckout,
              "paywall": .wordPurposePaywall,
              "other": .wordAnythingElse,
            ]
          ),
          default: "both",
          .fieldScreenPurpose
        ),
        Field("capture", .section(.capture), .fieldScreenCapture),
        Field("device", .text, .fieldScreenDevice),
        .workedOut("platform", .platform, .fieldScreenPlatform),
        Field("os", .version, .fieldScreenOs),
        .workedOut("size", .section(.size), .fieldScreenSize),
        .workedOut("safeArea", .section(.safeArea), .fieldScreenSafeArea),
        .flag("onIPad", default: false, .fieldScreenOnIPad),
        .text(
          "orientation",
          .choice(
            "orientation",
            ["portrait": .wordOrientationPortrait, "landscape": .wordOrientationLandscape]
          ),
          default: "portrait",
          .fieldScreenOrientation
        ).openWhenUnknown,
        .text(
          "units",
          .choice(
            "unit",
            [
              "pt": .wordUnitPt,
              "px": .wordUnitPx,
            ]
          ),
          default: "pt",
          .fieldScreenUnits
        ),
        .workedOut("scale", .number(0.1...10), .fieldScreenScale),
        .text("appearance", .appearance, default: "light", .fieldScreenAppearance).openWhenUnknown,
        Field("language", .languageTag, .fieldScreenLanguage),
        .workedOut(
          "background",
          .colour(names: ["light", "dark", "image"]),
          .fieldScreenBackground
        ),
        Field("scrolls", .boolean, .fieldScreenScrolls),
        Field(
          "coveredBottom",
          .positiveLength,
          absence: .means(.double(0)),
          .fieldScreenCoveredBottom
        ).openWhenUnknown,
        Field("buttons", .list(.section(.button(custom))), .fieldScreenButtons),
        .flag("buttonsComplete", default: true, .fieldScreenButtonsComplete)
          .openWhenUnknown
          .refusing(false, Message(.listOtherButtonsUnder)),
        custom.field(.screen),
      ],
      facts: [
        Fact(
          "name",
          .string,
          "What people call it: its device, and its id where that isn't enough."
        ),
        Fact("captured", .object(capturedScreen.objectType), "What the capture shows."),
        Fact(
          "framesFit",
          .boolean,
          "False if the frames fit the screen only as pixels, or none of them is on it."
        ),
      ] + Device.properties.compactMap(\.fact),
      leading: "device"
    )
  }

  /// A width and a height.
  static let size = Section(
    "size",
    fields: [
      .required("width", .positiveLength, .fieldSizeWidth),
      .required("height", .positiveLength, .fieldSizeHeight),
    ],
    shortForm: .list
  )

  /// How far system bars, notch and rounded corners reach into the screen.
  static let safeArea = Section(
    "safeArea",
    fields: [
      .workedOut("top", .positiveLength, .fieldSafeAreaTop),
      .workedOut("bottom", .positiveLength, .fieldSafeAreaBottom),
      .workedOut("left", .positiveLength, .fieldSafeAreaLeft),
      .workedOut("right", .positiveLength, .fieldSafeAreaRight),
    ]
  )
}
