internal import Diagnostics
internal import Model

/// A fact that nobody had to write, and where the app's files show it.
package struct TakenFact: Hashable, Sendable {
  package let path: String
  package let file: String
  /// From 1.
  package let line: Int
}

extension LintResult {
  /// What was taken from a project and from files for App Store Connect, in the order of the paths.
  package var takenFacts: [TakenFact] {
    guard let taken = subject?.description.places.takenFacts, !taken.isEmpty else { return [] }
    let lines = DescriptionLineTables(of: self)
    return taken.map { path, range in
      let line = lines[range].position(of: range.bytes.lowerBound).line
      return TakenFact(path: path, file: range.file.path, line: line)
    }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
