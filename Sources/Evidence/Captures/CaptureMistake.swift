package import Diagnostics

/// Why a capture can't be used.
package struct CaptureMistake: Error, Sendable {
  package let diagnostics: [Diagnostic]
  /// Whether the file isn't meant to be a capture.
  package let isForeign: Bool

  init(_ diagnostics: [Diagnostic], isForeign: Bool = false) {
    self.diagnostics = diagnostics
    self.isForeign = isForeign
  }

  init(
    _ message: Diagnostic.Message,
    in file: SourceFile,
    at bytes: Range<Int> = 0..<0,
    isForeign: Bool = false
  ) {
    let place = SourceRange(file: file.id, bytes: bytes)
    self.init([Diagnostic(message, at: place)], isForeign: isForeign)
  }
}

// What several formats hold against a capture.
extension Diagnostic.Message {
  static func foreignCapture(_ formats: [String]) -> Self {
    Self("this is no capture of a known format; known are \(formats.together)")
  }

  static func emptyCapture(_ format: String) -> Self {
    Self("this capture (\(format)) holds no element of a screen; capture it again")
  }

  static func cutOffCapture(_ format: String) -> Self {
    Self("this capture (\(format)) ends in the middle; capture it again")
  }

  static func unmeasuredFrame(_ text: String) -> Self {
    Self("\(text.quoted) is no frame of finite numbers; capture the screen again")
  }

  static func tooManyElements(_ most: Int) -> Self {
    Self("the capture has more than \(amount: most) elements; capture one screen only")
  }

  static func tooDeepCapture(_ most: Int) -> Self {
    Self("elements lie more than \(amount: most) deep in one another here; capture one screen only")
  }
}
