internal import Diagnostics
internal import Model

/// A fact that nobody had to write, and where the app's files show it.
package struct TakenFact: Hashable, Sendable {
  package let path: String
  /// Its beginning, in one line.
  package let value: String
  package let file: String
  /// From 1.
  package let line: Int
}

extension LintResult {
  /// What was taken from a project and from files for App Store Connect, in the order of the paths.
  package var takenFacts: [TakenFact] {
    guard let taken = subject?.description.takenFacts, !taken.isEmpty else { return [] }
    let lines = DescriptionLineTables(of: self)
    return taken.map { path, value, range in
      let line = lines[range].position(of: range.bytes.lowerBound).line
      let words = value.withoutLineBreaks
      let shown = words.count > 60 ? "\(words.prefix(60))…" : words
      return TakenFact(path: path, value: shown, file: range.file.path, line: line)
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
