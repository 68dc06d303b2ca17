internal import Diagnostics
internal import Expressions

extension Section {
  /// A login button on a screen.
  static func button(_ custom: CustomFields) -> Section {
    Section(
      "button",
      fields: [
        .required("service", .text, .fieldButtonService),
        .workedOut("id", .text, .fieldButtonId),
        Field("element", .text, .fieldButtonElement),
        Field("title", .text, .fieldButtonTitle).shown(by: .capture),
        Field("frame", .section(.frame), .fieldButtonFrame).shown(by: .capture),
        .text(
          "shown",
          .choice(
            "way to be shown",
            [
              "always": "at once, without doing anything",
              "behindMenu": "after opening a menu or \"more\"",
              "onAnotherPage": "on a further page",
              "behindFlag": "only where a switch of the app's makers is on",
              "never": "not at all",
            ]
          ),
          default: "always",
          .fieldButtonShown
        ).openWhenUnknown,
        Field(
          "source",
          .choice(
            "source",
            [
              "system": "the system's or the vendor's own control",
              "custom": "drawn by the app",
              "hostedPage": "on a web page of a login service",
            ]
          ),
          .fieldButtonSource
        ).shown(by: .capture),
        Field(
          "style",
          .choice(
            "style",
            [
              "black": "black with a white title",
              "white": "white with a black title",
              "whiteOutline": "white with a black outline and title",
              "other": "any other colours",
            ]
          ),
          .fieldButtonStyle
        ),
        .workedOut(
          "content",
          .choice(
            "content",
            [
              "logoAndTitle": "a logo and a title",
              "logoOnly": "only a logo",
              "titleOnly": "only a title",
            ]
          ),
          .fieldButtonContent
        ).openWhenUnknown,
        .workedOut("textBeside", .text, .fieldButtonTextBeside),
        Field("fill", .colour, .fieldButtonFill),
        Field("textColor", .colour, .fieldButtonTextColor),
        Field("logoColor", .colour, .fieldButtonLogoColor),
        Field("borderColor", .colour, .fieldButtonBorderColor),
        Field("cornerRadius", .positiveLength, .fieldButtonCornerRadius),
        .workedOut("fontSize", .positiveLength, .fieldButtonFontSize),
        Field(
          "artwork",
          .choice("artwork", ["apple": "Apple's design resources", "own": "drawn by oneself"]),
          .fieldButtonArtwork
        ),
        custom.field(.button),
      ],
      facts: [
        Fact("login", .object(Section.service(custom).objectType), "The service it belongs to."),
        Fact("captured", .object(capturedButton.objectType), "What the capture shows of it."),
        Fact(
          "appleTitle",
          FieldType.choice(
            "title of the Apple button",
            [
              "signIn": "Sign in with Apple",
              "signUp": "Sign up with Apple",
              "continue": "Continue with Apple",
              "other": "anything else",
            ]
          )
          .valueType,
          "Which of Apple's titles it has, in the screen's language."
        ),
        Fact("allowedTitles", .list(.string), "Apple's titles in the screen's language."),
      ]
    )
  }

  /// A rectangle on a screen, in points; y grows downwards.
  static let frame = Section(
    "frame",
    fields: [
      .required("x", .anyLength, .fieldFrameX),
      .required("y", .anyLength, .fieldFrameY),
      .required("width", .lengthAboveZero, .fieldFrameWidth),
      .required("height", .lengthAboveZero, .fieldFrameHeight),
    ],
    facts: [
      Fact("tolerance", .double, "How far a measured length may be off, in points.")
    ],
    shortForm: .list
  )
}
