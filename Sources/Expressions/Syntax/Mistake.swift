package import Diagnostics

/// Something wrong with an expression, and where in its own text.
package struct Mistake: Error, Hashable, Sendable {
  package let message: Diagnostic.Message
  /// UTF-8 offsets in the expression's text; whoever embeds it maps them to a file.
  package let bytes: Range<Int>

  package init(_ message: Diagnostic.Message, at bytes: Range<Int>) {
    self.message = message
    self.bytes = bytes
  }
}
