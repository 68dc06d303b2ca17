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
