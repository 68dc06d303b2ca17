package import Diagnostics

/// Where in a description a result points.
package struct Location: Hashable, Sendable {
  package let path: String
  /// The RFC 6901 pointer.
  package let pointer: String
  package let range: SourceRange
  package let start: SourcePosition
  /// Just after the last character.
  package let end: SourcePosition
  /// It lies in a capture, not in the description's own file.
  package let isInCapture: Bool

  package init(
    path: String,
    pointer: String,
    range: SourceRange,
    start: SourcePosition,
    end: SourcePosition,
    isInCapture: Bool = false
  ) {
    self.path = path
    self.pointer = pointer
    self.range = range
    self.start = start
    self.end = end
    self.isInCapture = isInCapture
  }
}
