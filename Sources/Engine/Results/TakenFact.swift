internal import Diagnostics
internal import Model

/// A fact that nobody had to write, and where the app's files show it.
package struct TakenFact: Hashable, Sendable {
  package var path: String
  /// Its beginning, in one line.
  package var value: String
  package var file: String
  /// From 1.
  package var line: Int

  package init(path: String = "", value: String = "", file: String = "", line: Int = 1) {
    (self.path, self.value, self.file, self.line) = (path, value, file, line)
  }
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
