import Diagnostics

/// A colour that was meant as a value: without quotes, its `#` begins a comment.
struct ColourComment {
  let colour: String
  let bytes: Range<Int>

  /// What to write instead.
  var advice: Message { Message(.unquotedBeginsCommentWrite, colour) }

  /// The colour that comes first in some bytes, blanks aside; `offset` is where they stand.
  init?(in bytes: some Sequence<UInt8>, at offset: Int) {
    let window = Array(bytes.prefix(64))
    let blanks = window.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let word = window.dropFirst(blanks).prefix { $0 > 0x20 && !",]}".utf8.contains($0) }
    guard word.count == 7, word.first == UInt8(ascii: "#") else { return nil }
    colour = String(decoding: word, as: UTF8.self)
    guard colour.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
    self.bytes = offset + blanks..<offset + blanks + word.count
  }

  /// The one behind a node that says nothing.
  init?(after node: DocumentNode, in file: SourceFile) {
    let start = node.bytes.upperBound
    guard start <= file.bytes.count else { return nil }
    self.init(in: file.bytes[start...], at: start)
  }

  /// The first one behind a blank in a part of a text.
  static func first(in text: ReadableText, between start: Int, and end: Int) -> ColourComment? {
    for offset in start..<max(start, end) where text.bytes[offset] == UInt8(ascii: "#") {
      guard offset > 0, text.bytes[offset - 1] <= 0x20 else { continue }
      if let found = ColourComment(in: text.bytes[offset...], at: offset) { return found }
    }
    return nil
  }
}
