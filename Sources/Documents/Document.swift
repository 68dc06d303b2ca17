package import Diagnostics

/// One of the YAML documents in a file.
package struct Document: Sendable {
  package let file: SourceFile
  /// Which one in its file, from 1.
  package let number: Int
  package let root: DocumentNode
  /// From its `---`, if it has one, to the end of its last value.
  package let bytes: Range<Int>
  /// What is wrong inside it; with an error, its tree lacks what could not be read.
  package let diagnostics: [Diagnostic]

  package init(
    file: SourceFile,
    number: Int = 1,
    root: DocumentNode,
    bytes: Range<Int>,
    diagnostics: [Diagnostic] = []
  ) {
    self.file = file
    self.number = number
    self.root = root
    self.bytes = bytes
    self.diagnostics = diagnostics
  }
}
