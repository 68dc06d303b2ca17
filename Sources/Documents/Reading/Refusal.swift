import Diagnostics

/// Why reading stops in the middle of a file.
struct Refusal: Error {
  let message: Diagnostic.Message
  let range: SourceRange
  let notes: [Diagnostic.Note]

  init(_ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    self.message = message
    self.range = range
    self.notes = notes
  }
}
