package import Diagnostics

/// Why a capture can't be used.
package struct CaptureMistake: Error, Sendable {
  package let diagnostics: [Diagnostic]
  /// Whether the file isn't meant to be a capture.
  package let isForeign: Bool
  /// Whether the file could be told to be a capture.
  package internal(set) var isOfCapture = false

  init(_ diagnostics: [Diagnostic], isForeign: Bool = false) {
    self.diagnostics = diagnostics
    self.isForeign = isForeign
  }

  init(
    _ message: Message, in file: SourceFile, at bytes: Range<Int> = 0..<0, isForeign: Bool = false
  ) {
    let place = SourceRange(file: file.id, bytes: bytes)
    self.init([Diagnostic(message, at: place)], isForeign: isForeign)
  }
}

// What several formats hold against a capture.
extension Message {
  static func cutOffCapture(_ format: String) -> Self {
    Self(.cutOffCapture, format)
  }

  static func unmeasuredFrame(_ text: String) -> Self {
    Self(.unmeasuredFrame, text.quoted)
  }

  static func tooManyElements(_ most: Int) -> Self {
    Self(.tooManyElements, Amount(most))
  }

  static func tooDeepCapture(_ most: Int) -> Self {
    Self(.tooDeepCapture, Amount(most))
  }
}
