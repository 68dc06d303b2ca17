// Texts in quotes.
extension DirectReader {
  /// Reads a scalar from its opening quote to its closing one, if it is on one line and has no
  /// escapes other than a doubled quote.
  mutating func quotedScalar() throws(UnsupportedSyntax) -> DocumentNode {
    let (start, quote) = (position, byte())
    let isSingle = quote == UInt8(ascii: "'")
    text = []
    repeat {
      // Of a doubled quote the second one is a part of the text.
      let part = position == start ? position + 1 : position
      position += 1
      position = endOfPart(inside: quote)
      guard byte() == quote else { throw UnsupportedSyntax() }
      text += bytes[part..<position]
      position += 1
    } while isSingle && byte() == quote
    return scalar(isSingle ? .singleQuoted : .doubleQuoted, text, bytes: start..<position)
  }

  /// Where something comes that doesn't stand for itself in quotes.
  private func endOfPart(inside quote: UInt8) -> Int {
    let bytes = bytes.span
    var offset = position
    while offset < limit {
      let byte = bytes[offset]
      if byte == quote || byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { break }
      offset += 1
    }
    return offset
  }
}
