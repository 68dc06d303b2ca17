internal import Diagnostics

/// What one comes upon in files that are read one after the other.
enum FilePart<Description: Sendable>: Sendable {
  case beginning(SourceFile)
  case description(Description)
  case end(FileEnd)

  var description: Description? {
    if case .description(let description) = self { description } else { nil }
  }
}

/// What there is to say when a file has been read.
struct FileEnd: Sendable {
  let diagnostics: [Diagnostic]
  /// How long it took to read the file.
  let reading: Duration
  /// Whether there was no description in it.
  let isEmpty: Bool
}
