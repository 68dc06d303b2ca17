internal import Expressions

extension Section {
  /// A login button on a screen.
  static func button(_ custom: CustomFields) -> Section {
    Section(
      "button",
      fields: [
        .required("service", .text, "The id of a listed service."),
        .workedOut("id", .text, "Unique on its screen; default: the service's id."),
        Field("element", .text, "The identifier, or else the name, that it has in the capture."),
        Field("title", .text, "The words on the button."),
        Field("frame", .section(.frame), "Where it is and how large, before any scrolling."),
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
          "Whether people see it."
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
          "The system's or the vendor's own control, a custom one, or one on a hosted page."
        ),
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
          "The style of the Apple button."
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
          "What is on it; default: logoOnly if the title is empty, else logoAndTitle."
        ).openWhenUnknown,
        .workedOut("textBeside", .text, "A label beside or under the button."),
        Field("fill", .colour, "The colour of its face."),
        Field("textColor", .colour, "The colour of its title."),
        Field("logoColor", .colour, "The colour of its logo."),
        Field("borderColor", .colour, "The colour of its border."),
        Field("cornerRadius", .positiveLength, "The radius of its corners, in points."),
        .workedOut("fontSize", .positiveLength, "The size of its title, in points."),
        Field(
          "artwork",
          .choice("artwork", ["apple": "Apple's design resources", "own": "drawn by oneself"]),
          "Where a custom button's Apple logo comes from."
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
