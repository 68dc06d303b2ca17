package import Diagnostics

/// One of the YAML documents in a file.
package struct Document: Sendable {
  package let file: SourceFile
  /// Which one in its file, from 1.
  package var number: Int
  package let root: DocumentNode
  /// From its `---`, if it has one, to the end of its last value.
  package let bytes: Range<Int>
  /// What is wrong inside it, unless too much was wrong in the file before.
  package let diagnostics: [Diagnostic]
  /// Whether there is an error inside it; then its root lacks what could not be read.
  package let hasErrors: Bool

  package init(
    file: SourceFile, number: Int = 1, root: DocumentNode, bytes: Range<Int>,
    diagnostics: [Diagnostic] = [], hasErrors: Bool = false
  ) {
    self.file = file
    self.number = number
    self.root = root
    self.bytes = bytes
    self.diagnostics = diagnostics
    self.hasErrors = hasErrors
  }
}
