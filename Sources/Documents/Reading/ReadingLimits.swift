internal import Diagnostics

/// How much a file may hold before reading stops.
package struct ReadingLimits: Sendable {
  /// UTF-8 bytes in a file.
  package var bytes = 8_388_608
  /// Lists and mappings inside one another, aliases followed.
  package var depth = 200
  /// Scalars, lists and mappings in a document, those that aliases and merges repeat included.
  package var nodes = 100_000
  /// What aliases and merges repeat in all documents of a file together.
  package var repeatedNodes = 2_000_000
  package var documents = 10_000
  /// `%TAG` lines in a file.
  package var tagDirectives = 100

  package static let standard = ReadingLimits()

  package init() {}

  /// Why a file of so many bytes isn't read at all; nil if it is.
  func refusal(of file: SourceFile.ID, bytes count: Int) -> Diagnostic? {
    guard count > bytes else { return nil }
    return Diagnostic(Message(.fileTooLarge, Amount(bytes)), at: SourceRange(wholeOf: file))
  }
}
