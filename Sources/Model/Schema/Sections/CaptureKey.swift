internal import Diagnostics
internal import Expressions

/// The keys of what names a capture.
enum CaptureKey: Int, SectionKey { case file, format, part }

/// The keys of a captured screen.
enum CapturedScreenKey: Int, SectionKey {
  case file, format, whileRunning, size, fitsDevice, buttons, unrecognised, texts, links
  case checkBoxes
}

/// The keys of a captured link.
enum CapturedLinkKey: Int, CapturedElementKey { case title, frame, element }

/// The keys of a captured check box.
enum CapturedCheckBoxKey: Int, CapturedElementKey { case title, frame, element, ticked }

/// The keys of a captured button.
enum CapturedButtonKey: Int, CapturedElementKey {
  case service, title, frame, element, asWritten, described
}

/// The keys of anything that a capture shows.
protocol CapturedElementKey: SectionKey {
  static var title: Self { get }
  static var frame: Self { get }
  static var element: Self { get }
}

extension Section {
  /// The capture that a screen is taken from.
  static let capture = Section("capture", shortForm: .word(CaptureKey.file)) { (key: CaptureKey) in
    switch key {
    case .file: .required(.text, "A file beside the description, such as captures/login.txt.")
    case .format: .field(.text, .fieldCaptureFormat)
    case .part: .field(.text, .fieldCapturePart)
    }
  }

  /// What a capture shows of a screen.
  static let capturedScreen = Section("captured screen") { (key: CapturedScreenKey) in
    switch key {
    case .file: .fact(.string, "The path of the capture's file, from the root.")
    case .format: .fact(.string, "The format of the capture.")
    case .whileRunning: .fact(.boolean, "It was taken while the app ran.")
    case .size: .fact(.object(Section.size.objectType), "The window's size, in points.")
    case .fitsDevice: .fact(.boolean, "The window has the device's size, either way round.")
    case .buttons:
      .fact(.list(.object(capturedButton.objectType)), "The login buttons that it shows.")
    case .unrecognised: .fact(.list(.string), "The texts of other buttons that it shows.")
    case .texts: .fact(.list(.string), "The words that it shows beside login buttons, each once.")
    case .links:
      .fact(
        .list(.object(capturedLink.objectType)), "The links that it shows beside login buttons.")
    case .checkBoxes:
      .fact(
        .list(.object(capturedCheckBox.objectType)), "The check boxes and switches that it shows.")
    }
  }

  /// A link that a capture shows.
  static let capturedLink = Section("captured link") { (key: CapturedLinkKey) in
    switch key {
    case .title: .capturedTitle
    case .frame: .capturedFrame
    case .element: .capturedName
    }
  }

  /// A check box or switch that a capture shows.
  static let capturedCheckBox = Section("captured check box") { (key: CapturedCheckBoxKey) in
    switch key {
    case .title: .capturedTitle
    case .frame: .capturedFrame
    case .element: .capturedName
    case .ticked:
      .fact(.boolean, "It is ticked or switched on; absent where the capture doesn't tell.")
    }
  }

  /// A login button that a capture shows.
  static let capturedButton = Section("captured button") { (key: CapturedButtonKey) in
    switch key {
    case .service:
      .fact(.enumeration(.service), "Its id in the catalogue, else the description's.")
    case .title: .capturedTitle
    case .frame: .capturedFrame
    case .element: .capturedName
    case .asWritten:
      .fact(
        .boolean,
        "The screen's button has the captured title, and the frame but for what may be off.")
    case .described:
      .fact(
        .boolean,
        "It is a listed service's, and among the screen's written buttons if these have frames.")
    }
  }
}

extension Declaration {
  fileprivate static let capturedTitle = fact(.string, "The words on it.")
  fileprivate static let capturedFrame = fact(.object(Section.frame.objectType), "Where it is.")
  fileprivate static let capturedName = fact(
    .string, "The identifier, or else the name, that it has in the capture.")
}
