/// Something wrong with a text that a person wrote, and where.
package struct Diagnostic: Hashable, Sendable {
  package typealias Severity = Diagnostics.Severity

  /// A second place that helps to understand the first.
  package struct Note: Hashable, Sendable {
    package let message: Message
    package let range: SourceRange

    package init(_ message: Message, at range: SourceRange) {
      self.message = message
      self.range = range
    }

    /// What is there, in English.
    package var text: String { message.text }
  }

  package let severity: Severity
  package let message: Message
  package let range: SourceRange
  package let notes: [Note]

  package init(
    _ message: Message, at range: SourceRange, severity: Severity = .error, notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
  }

  /// What is written where it is said, and what it is known by.
  package init(
    id: String, _ message: Message, at range: SourceRange, severity: Severity = .error,
    notes: [Note] = []
  ) {
    self.init(Message(id: id, message), at: range, severity: severity, notes: notes)
  }

  /// About a file as a whole, which goes by that path.
  package init(_ message: Message, about path: String, severity: Severity = .error) {
    let file = SourceFile.ID(path: path)
    self.init(message, at: SourceRange(wholeOf: file), severity: severity)
  }

  package func adding(_ note: Note) -> Diagnostic {
    Diagnostic(message, at: range, severity: severity, notes: notes + [note])
  }
}

extension Sequence<Diagnostic> {
  /// Whether any makes its text unusable.
  package var haveErrors: Bool { contains { $0.severity == .error } }
}
