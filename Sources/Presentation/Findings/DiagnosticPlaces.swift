internal import Diagnostics

/// Lines and columns in the files that diagnostics point into, counted once for each file.
struct DiagnosticPlaces {
  private let tables: [SourceFile.ID: LineTable]

  /// Without diagnostics there is nothing to count.
  init(of diagnostics: [Diagnostic], in files: SourceFiles) {
    tables = diagnostics.isEmpty ? [:] : files.lines
  }

  /// Where a range begins and ends; of a file that couldn't be read, its beginning.
  func stretch(of range: SourceRange) -> Stretch {
    tables[range.file]?.stretch(of: range) ?? Stretch(beginningOf: range.file.path)
  }
}
