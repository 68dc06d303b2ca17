internal import Diagnostics

/// The Swift file with which a UI test describes a login screen.
enum UITestFile {
  /// What it is called unless a person says otherwise.
  static let name = "ReviewlintScreen.swift"

  static var text: String {
    guard let file = BuiltInLibrary.fileOfExamples("ui-test/\(name)") else {
      preconditionFailure("a test writes the file")
    }
    return file.text
  }
}
