internal import Diagnostics

/// What one comes upon in files that are read one after the other.
enum FilePart<Description: Sendable>: Sendable {
  case beginning(SourceFile)
  case description(Description)
  case end(FileEnd)

  /// The part with something else in place of a description.
  func map<Other>(_ other: (Description) -> Other) -> FilePart<Other> {
    switch self {
    case .beginning(let file): .beginning(file)
    case .description(let description): .description(other(description))
    case .end(let end): .end(end)
    }
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
