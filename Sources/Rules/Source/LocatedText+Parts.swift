internal import Diagnostics
internal import Documents

extension LocatedText {
  /// Where a part of it stands; the part is given in UTF-8 bytes of the text.
  func range(of part: Range<Int>) -> SourceRange {
    let embedded = EmbeddedText(in: file, at: bytes, value: text)
    return SourceRange(file: file.id, bytes: embedded.fileRange(of: part))
  }
}
