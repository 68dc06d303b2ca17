internal import Expressions

extension Section {
  /// A surface with login buttons, on one device.
  static func screen(_ custom: CustomFields) -> Section {
    Section(
      "screen",
      fields: [
        .workedOut("id", .text, "Unique; default: screen-1, …"),
        Field(
          "like",
          .text,
          "This screen is as that one but for what is written here; its frames hold on the same device."
        ),
        .text(
          "purpose",
          .choice(
            "purpose",
            [
              "signIn": "people sign in",
              "signUp": "people make an account",
              "both": "people sign in or make an account",
              "linkAccounts": "people who are signed in connect further accounts",
              "menu": "a menu that leads to the login",
              "checkout": "people buy, and can sign in on the way",
              "paywall": "people subscribe, and can sign in on the way",
              "other": "anything else",
            ]
          ),
          default: "both",
          "What the screen is for."
        ),
        Field(
          "capture",
          .section(.capture),
          "What a tool wrote down of it; what isn't written here is taken from there."
        ),
        Field("device", .text, "The device, by its id in the catalogue."),
        .workedOut(
          "platform",
          .platform,
          "The kind of device; default: the device's, else the app's only one."
        ),
        Field("os", .version, "The major version of the system that was looked at."),
        .workedOut("size", .section(.size), "Default: the device's."),
        .workedOut("safeArea", .section(.safeArea), "The insets; default: the device's."),
        .flag("onIPad", default: false, "An iPhone app in its window on an iPad."),
        .text(
          "orientation",
          .choice("orientation", ["portrait": "upright", "landscape": "on its side"]),
          default: "portrait",
          "How the device is held."
        ).openWhenUnknown,
        .text(
          "units",
          .choice(
            "unit",
            [
              "pt": "points",
              "px": "pixels, as in a screenshot; the scale says how many are a point",
            ]
          ),
          default: "pt",
          "What the screen's lengths are written in."
        ),
        .workedOut("scale", .number(0.1...10), "Pixels in a point; default: the device's."),
        .text(
          "appearance",
          .appearance,
          default: "light",
          "Light or dark mode."
        ).openWhenUnknown,
        Field("language", .languageTag, "The language of the words on the screen."),
        .workedOut(
          "background",
          .colour(names: ["light", "dark", "image"]),
          "What is behind the buttons; default: the appearance."
        ),
        Field("scrolls", .boolean, "Whether the screen's content scrolls."),
        Field(
          "coveredBottom",
          .positiveLength,
          absence: .means(.double(0)),
          "Height at the bottom covered by a bar or keyboard, from the screen's edge."
        ).openWhenUnknown,
        Field("buttons", .list(.section(.button(custom))), "Every login button on the screen."),
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
      ]
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
