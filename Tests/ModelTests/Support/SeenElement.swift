import Diagnostics

@testable import Model

extension ScreenCapture.Element {
  /// Something as wide as a button, with the last of its names as its words.
  static func seen(
    _ service: String?, _ names: [String], y: Double, bytes: Range<Int>,
    _ control: ScreenCapture.Control? = nil, _ isTicked: Bool? = nil
  ) -> Self {
    Self(
      service: service, names: names, title: names.last,
      frame: Rectangle(x: 24, y: y, width: 327, height: 44), control: control, isTicked: isTicked,
      bytes: bytes)
  }
}

extension Layer {
  /// A capture of the running app, of which the first line is the window.
  static func showing(
    _ elements: [ScreenCapture.Element], in text: String = "window\napple\n",
    of file: String = "login.txt",
    format: String = "debug-description", tolerance: Double = 0.1,
    facts: [(key: ScreenKey, content: Content?, bytes: Range<Int>)] = portrait,
    unrecognised: [ScreenCapture.Element] = []
  ) -> Self {
    let capture = ScreenCapture(
      file: SourceFile(path: file, text: text), format: format, isFromRunningApp: true,
      tolerance: tolerance, elements: elements, unrecognised: unrecognised)
    return Self(capture, at: 0..<6, facts: facts)
  }

  /// The id of the capture's file.
  var fileID: SourceFile.ID { file?.id ?? SourceFile.ID(path: "") }

  private static let portrait: [(key: ScreenKey, content: Content?, bytes: Range<Int>)] = [
    (.size, .lengths([375, 667]), 0..<6), (.orientation, .text("portrait"), 0..<6),
  ]
}
