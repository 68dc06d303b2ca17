/// A text that a file has, and where it stands there.
package struct LocatedText: Sendable {
  package let text: String
  package let file: SourceFile
  package let bytes: Range<Int>

  package init(_ text: String, in file: SourceFile, bytes: Range<Int>) {
    self.text = text
    self.file = file
    self.bytes = bytes
  }

  /// As it is shown, however many lines it is written in.
  package var inOneLine: String { text.withoutLastLineBreaks.withoutLineBreaks }

  /// Where the whole text stands, quotes and all.
  package var range: SourceRange { SourceRange(file: file.id, bytes: bytes) }
}
