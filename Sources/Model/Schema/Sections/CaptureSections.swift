internal import Diagnostics
internal import Expressions

extension Section {
  /// The capture that a screen is taken from.
  static let capture = Section(
    "capture",
    fields: [
      .required("file", .text, "A file beside the description, such as captures/login.txt."),
      Field("format", .text, .fieldCaptureFormat),
      Field("part", .text, .fieldCapturePart),
    ],
    shortForm: .word(key: "file")
  )

  /// What a capture shows of a screen.
  static let capturedScreen = Section(
    "captured screen",
    fields: [],
    facts: [
      Fact("file", .string, "The path of the capture's file, from the root."),
      Fact("format", .string, "The format of the capture."),
      Fact("whileRunning", .boolean, "It was taken while the app ran."),
      Fact("size", .object(Section.size.objectType), "The window's size, in points."),
      Fact("fitsDevice", .boolean, "The window has the device's size, either way round."),
      Fact(
        "buttons", .list(.object(capturedButton.objectType)), "The login buttons that it shows."),
      Fact("unrecognised", .list(.string), "The texts of other buttons that it shows."),
      Fact("texts", .list(.string), "The words that it shows beside login buttons, each once."),
      Fact(
        "links", .list(.object(capturedLink.objectType)),
        "The links that it shows beside login buttons."),
      Fact(
        "checkBoxes", .list(.object(capturedCheckBox.objectType)),
        "The check boxes and switches that it shows."),
    ]
  )

  /// A link that a capture shows.
  static let capturedLink = Section("captured link", fields: [], facts: ofCapturedElement)

  /// A check box or switch that a capture shows.
  static let capturedCheckBox = Section(
    "captured check box",
    fields: [],
    facts: ofCapturedElement + [
      Fact(
        "ticked", .boolean, "It is ticked or switched on; absent where the capture doesn't tell.")
    ]
  )

  private static let ofCapturedElement = [
    Fact("title", .string, "The words on it."),
    Fact("frame", .object(Section.frame.objectType), "Where it is."),
    Fact("element", .string, "The identifier, or else the name, that it has in the capture."),
  ]

  /// A login button that a capture shows.
  static let capturedButton = Section(
    "captured button",
    fields: [],
    facts: [
      Fact("service", .string, "The id of the listed service, else the catalogue's.")
    ] + ofCapturedElement + [
      Fact(
        "asWritten", .boolean,
        "The screen's button has the captured title, and the frame but for what may be off."),
      Fact(
        "described", .boolean,
        "It is a listed service's, and among the screen's written buttons if these have frames."),
    ]
  )
}
