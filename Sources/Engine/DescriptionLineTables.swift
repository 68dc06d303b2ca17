package import Diagnostics

/// The lines of a description's file, and of the files that something was taken from.
package struct DescriptionLineTables: Sendable {
  private let own: LineTable
  private var captures: [SourceFile.ID: LineTable] = [:]

  package init(_ own: LineTable, captures: [SourceFile] = []) {
    self.own = own
    for file in captures { self.captures[file.id] = LineTable(of: file) }
  }

  package init(of result: LintResult) {
    self.init(LineTable(of: result.file), captures: result.captures)
  }

  /// The lines of the file that a range lies in.
  package subscript(range: SourceRange) -> LineTable { captures[range.file] ?? own }

  /// Whether a range lies in a capture.
  func isInCapture(_ range: SourceRange) -> Bool { captures[range.file] != nil }
}
