package import Diagnostics
internal import Documents

/// What a file says about screens.
package struct Capture: Sendable {
  /// The format that its content told.
  package let format: String
  package let screens: [CapturedScreen]

  /// The names of all formats.
  package static var formats: [String] { captureFormats.map { $0.name } }

  /// Reads a file; its content tells the format. A name is for a screen that has none.
  package init(_ file: SourceFile, named name: String? = nil) throws(CaptureMistake) {
    let content = try CaptureContent(file)
    guard let format = captureFormats.first(where: { $0.fits(content) }) else {
      let isDetox = content.xml?.name == "ViewHierarchy"
      let message = isDetox ? Message(.detoxCapture) : .init(.foreignCapture, Self.formats.together)
      throw CaptureMistake(message, in: file, isForeign: true)
    }
    let screens: [CapturedScreen]
    do throws(CaptureMistake) {
      screens = try format.screens(in: content)
      guard screens.contains(where: { !$0.elements.isEmpty }) else {
        throw CaptureMistake(Message(.emptyCapture, format.name), in: file)
      }
    } catch {
      var mistake = error
      mistake.isOfCapture = true
      throw mistake
    }
    self.format = format.name
    self.screens = screens.map { screen in
      var screen = screen
      screen.name = screen.name ?? (screens.count == 1 ? name : nil)
      screen.format = format.name
      screen.tolerance = format.tolerance
      screen.isFromRunningApp = format.isFromRunningApp
      screen.findEnds()
      screen.findVisibility()
      return screen
    }
  }
}
