internal import Diagnostics
internal import Expressions

extension Section {
  /// A login button on a screen.
  static func button(_ custom: CustomFields) -> Section {
    Section(
      "button",
      fields: [
        .required("service", .text, "The id of a listed service."),
        .workedOut("id", .text, "Unique on its screen; default: the service's id."),
        Field("element", .text, .fieldButtonElement),
        Field("title", .text, .fieldButtonTitle).shown(by: .capture),
        Field("frame", .section(.frame), .fieldButtonFrame).shown(by: .capture),
        .text(
          "shown",
          .choice(
            "way to be shown",
            [
              "always": .wordWayToBeShownAlways,
              "behindMenu": .wordWayToBeShownBehindMenu,
              "onAnotherPage": .wordWayToBeShownOnAnotherPage,
              "behindFlag": .wordWayToBeShownBehindFlag,
              "never": .wordWayToBeShownNever,
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
              "system": .wordSourceSystem,
              "custom": .wordSourceCustom,
              "hostedPage": .wordSourceHostedPage,
            ]
          ),
          .fieldButtonSource
        ).shown(by: .capture),
        Field(
          "style",
          .choice(
            "style",
            [
              "black": .wordStyleBlack,
              "white": .wordStyleWhite,
              "whiteOutline": .wordStyleWhiteOutline,
              "other": .wordStyleOther,
            ]
          ),
          .fieldButtonStyle
        ),
        .workedOut(
          "content",
          .choice(
            "content",
            [
              "logoAndTitle": .wordContentLogoAndTitle,
              "logoOnly": .wordContentLogoOnly,
              "titleOnly": .wordContentTitleOnly,
            ]
          ),
          .fieldButtonContent
        ).openWhenUnknown,
        .workedOut("textBeside", .text, "A label beside or under the button."),
        Field("fill", .colour, .fieldButtonFill),
        Field("textColor", .colour, .fieldButtonTextColor),
        Field("logoColor", .colour, .fieldButtonLogoColor),
        Field("borderColor", .colour, .fieldButtonBorderColor),
        Field("cornerRadius", .positiveLength, .fieldButtonCornerRadius),
        .workedOut("fontSize", .positiveLength, "The size of its title, in points."),
        Field(
          "artwork", .choice("artwork", ["apple": .wordArtworkApple, "own": .wordArtworkOwn]),
          .fieldButtonArtwork),
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
              "signIn": .wordTitleOfTheAppleButtonSignIn,
              "signUp": .wordTitleOfTheAppleButtonSignUp,
              "continue": .wordTitleOfTheAppleButtonContinue,
              "other": .wordAnythingElse,
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
      .required("x", .anyLength, "The left edge, in points."),
      .required("y", .anyLength, "The top edge, in points."),
      .required("width", .lengthAboveZero, "From left to right, in points; above 0."),
      .required("height", .lengthAboveZero, "From top to bottom, in points; above 0."),
    ],
    facts: [
      Fact("tolerance", .double, "How far a measured length may be off, in points.")
    ],
    shortForm: .list
  )
}
