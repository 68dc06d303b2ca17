/// The files that diagnostics point into, each under its name.
package struct SourceFiles: Sendable {
  // By their paths: to hash something else, the program would first look for how, among all types.
  private var files: [String: SourceFile] = [:]

  package init() {}

  package init(_ file: SourceFile) {
    add(file)
  }

  package subscript(id: SourceFile.ID) -> SourceFile? { files[id.path] }

  /// Adds a file, in the place of another of its name.
  package mutating func add(_ file: SourceFile) {
    files[file.id.path] = file
  }

  /// Adds files, but none of a name that is there.
  package mutating func addMissing(_ others: SourceFiles) {
    files.merge(others.files) { first, _ in first }
  }

  package var paths: [String] { Array(files.keys) }

  /// Where the lines of each begin, by their paths.
  package var lines: [String: LineTable] {
    files.isEmpty ? [:] : files.mapValues(LineTable.init(of:))
  }
}
