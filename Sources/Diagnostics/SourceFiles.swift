/// The files that diagnostics point into, each under its name.
package struct SourceFiles: Sendable {
  private var files: [SourceFile.ID: SourceFile] = [:]

  package init() {}

  package init(_ file: SourceFile) {
    add(file)
  }

  package subscript(id: SourceFile.ID) -> SourceFile? { files[id] }

  /// Adds a file, in the place of another of its name.
  package mutating func add(_ file: SourceFile) {
    files[file.id] = file
  }

  /// Adds files, but none of a name that is there.
  package mutating func addMissing(_ others: SourceFiles) {
    files.merge(others.files) { first, _ in first }
  }

  package var paths: [String] { files.keys.map(\.path) }

  /// Where the lines of each begin.
  package var lines: [SourceFile.ID: LineTable] {
    files.isEmpty ? [:] : files.mapValues(LineTable.init(of:))
  }
}
