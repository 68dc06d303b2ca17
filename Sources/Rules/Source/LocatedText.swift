package import Diagnostics
internal import Documents

/// A text in a rule's file that knows where each of its characters stands.
package struct LocatedText: Sendable {
  package let text: String
  let file: SourceFile
  let bytes: Range<Int>

  init(_ text: String, in file: SourceFile, bytes: Range<Int>) {
    self.text = text
    self.file = file
    self.bytes = bytes
  }

  /// As it is shown, however many lines it is written in.
  var inOneLine: String { text.withoutLastLineBreaks.withoutLineBreaks }

  /// Where the whole text stands, quotes and all.
  package var range: SourceRange { SourceRange(file: file.id, bytes: bytes) }

  /// Where a part of it stands; the part is given in UTF-8 bytes of the text.
  func range(of part: Range<Int>) -> SourceRange {
    let embedded = EmbeddedText(in: file, at: bytes, value: text)
    return SourceRange(file: file.id, bytes: embedded.fileRange(of: part))
  }
}
