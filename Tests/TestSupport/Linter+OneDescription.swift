package import Diagnostics
package import Engine
package import Model

extension Linter {
  /// What the rules say about one description, in a frame of its own.
  package func lint(
    _ description: Description,
    in file: SourceFile,
    lines: LineTable
  ) -> LintResult {
    var evaluation = evaluation()
    return lint(description, in: file, lines: lines, by: &evaluation)
  }
}
