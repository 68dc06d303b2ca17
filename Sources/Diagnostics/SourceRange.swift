/// A half-open span of UTF-8 bytes in one source file.
package struct SourceRange: Hashable, Sendable {
  package var file: SourceFile.ID
  package var bytes: Range<Int>

  package init(file: SourceFile.ID, bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }

  /// The place of something that concerns the file as a whole.
  package init(wholeOf file: SourceFile.ID) {
    self.init(file: file, bytes: 0..<0)
  }
}
