package import Diagnostics
internal import Engine

/// Lines and columns in the files that diagnostics point into, counted once for each file.
package struct DiagnosticPlaces {
  private let tables: [SourceFile.ID: LineTable]

  package init(in files: SourceFiles) {
    tables = files.lines
  }

  /// Without diagnostics there is nothing to count.
  init(of run: RunResult) {
    self.init(in: run.diagnostics.isEmpty ? SourceFiles() : run.files)
  }

  /// Where a range begins and ends; of a file that couldn't be read, its beginning.
  package func stretch(of range: SourceRange) -> Stretch {
    tables[range.file]?.stretch(of: range) ?? Stretch(beginningOf: range.file.path)
  }
}
