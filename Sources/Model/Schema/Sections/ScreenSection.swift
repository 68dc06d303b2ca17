internal import Diagnostics
internal import Expressions

extension Section {
  /// A surface with login buttons, on one device.
  static func screen(_ custom: CustomFields) -> Section {
    Section(
      "screen",
      fields: [
        .workedOut("id", .text, "Unique; default: screen-1, …"),
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
          "What the screen is for."
        ),
        Field("capture", .section(.capture), .fieldScreenCapture),
        Field("device", .text, .fieldScreenDevice),
        .workedOut(
          "platform", .platform,
          "The kind of device; default: the device's, else the app's only one."),
        Field("os", .version, .fieldScreenOs),
        .workedOut("size", .section(.size), "Default: the device's."),
        .workedOut("safeArea", .section(.safeArea), "The insets; default: the device's."),
        .flag("onIPad", default: false, "An iPhone app in its window on an iPad."),
        .text(
          "orientation",
          .choice(
            "orientation",
            ["portrait": .wordOrientationPortrait, "landscape": .wordOrientationLandscape]),
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
          "What the screen's lengths are written in."
        ),
        .workedOut("scale", .number(0.1...10), "Pixels in a point; default: the device's."),
        .text("appearance", .appearance, default: "light", .fieldScreenAppearance).openWhenUnknown,
        Field("language", .languageTag, .fieldScreenLanguage),
        .workedOut(
          "background", .colour(names: ["light", "dark", "image"]),
          "What is behind the buttons; default: the appearance."),
        Field("scrolls", .boolean, .fieldScreenScrolls),
        Field(
          "coveredBottom", .positiveLength, absence: .means(.double(0)), .fieldScreenCoveredBottom
        ).openWhenUnknown,
        Field("buttons", .list(.section(.button(custom))), .fieldScreenButtons),
        .flag("buttonsComplete", default: true, .fieldScreenButtonsComplete)
          .openWhenUnknown
          .refusing(false, Message(.listOtherButtonsUnder)),
        custom.field(.screen),
      ],
      facts: [
        Fact(
          "name", .string, "What people call it: its device, and its id where that isn't enough."),
        Fact("captured", .object(capturedScreen.objectType), "What the capture shows."),
        Fact(
          "framesFit", .boolean,
          "False if the frames fit the screen only as pixels, or none of them is on it."),
      ] + Device.properties.compactMap(\.fact),
      leading: "device"
    )
  }

  /// A width and a height.
  static let size = Section(
    "size",
    fields: [
      .required("width", .positiveLength, "From left to right, in points."),
      .required("height", .positiveLength, "From top to bottom, in points."),
    ],
    shortForm: .list
  )

  /// How far system bars, notch and rounded corners reach into the screen.
  static let safeArea = Section(
    "safeArea",
    fields: [
      .workedOut("top", .positiveLength, "The inset at the top, in points."),
      .workedOut("bottom", .positiveLength, "The inset at the bottom, in points."),
      .workedOut("left", .positiveLength, "The inset at the left, in points."),
      .workedOut("right", .positiveLength, "The inset at the right, in points."),
    ]
  )
}
