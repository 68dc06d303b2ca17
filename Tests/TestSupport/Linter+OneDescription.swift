package import Descriptions
package import Diagnostics
package import Linting

extension Linter {
  /// What the rules say about one description, in a frame of its own.
  package func lint(
    _ description: Description,
    in file: SourceFile,
    lines: LineTable
  ) throws(RuleFault) -> LintResult {
    var evaluation = evaluation()
    return try lint(description, in: file, lines: lines, by: &evaluation)
  }
}
