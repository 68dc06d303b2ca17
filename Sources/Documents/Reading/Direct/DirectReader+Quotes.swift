// Texts in quotes.
extension DirectReader {
  /// Reads a scalar from its opening quote to its closing one.
  mutating func quotedScalar() throws(UnsupportedSyntax) -> DocumentNode {
    let (start, quote) = (position, byte())
    let style: ScalarStyle = quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
    position += 1
    let text = position
    position = endOfPart(inside: quote)
    guard byte() == quote, byte(1) != quote || style == .doubleQuoted else {
      return try unevenScalar(style, from: start, upTo: quote)
    }
    position += 1
    return scalar(style, bytes[text..<position - 1], bytes: start..<position)
  }

  /// Where something comes that doesn't stand for itself in quotes.
  private func endOfPart(inside quote: UInt8) -> Int {
    let bytes = bytes.span
    var offset = position
    while offset < limit {
      let byte = bytes[offset]
      if byte == quote || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\\") { break }
      offset += 1
    }
    return offset
  }

  /// Reads a scalar in quotes with lines or escapes in it, whose beginning is read.
  private mutating func unevenScalar(
    _ style: ScalarStyle,
    from start: Int,
    upTo quote: UInt8
  ) throws(UnsupportedSyntax) -> DocumentNode {
    text = []
    var part = start + 1
    while true {
      position = endOfPart(inside: quote)
      guard position < limit else { throw UnsupportedSyntax() }
      switch bytes[position] {
      case quote:
        text += bytes[part..<position]
        position += 1
        guard style == .singleQuoted, byte() == quote else {
          return scalar(style, text, bytes: start..<position)
        }
        part = position
        position += 1
      case UInt8(ascii: "\\") where style == .singleQuoted:
        position += 1
      case UInt8(ascii: "\\"):
        text += bytes[part..<position]
        text += try String(escape()).utf8
        part = position
      default:
        text += bytes[part..<trimmed(from: part, to: position)]
        text.fold(try skipLineBreaks())
        part = position
      }
    }
  }

  /// Reads an escape from its backslash, if it isn't a rare one; answers what it stands for.
  private mutating func escape() throws(UnsupportedSyntax) -> Unicode.Scalar {
    let letter = byte(1)
    position += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[position..<min(position + 4, limit)], as: UTF8.self)
      guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { throw UnsupportedSyntax() }
      position += 4
      return scalar
    default: throw UnsupportedSyntax()
    }
  }

  /// Steps over line breaks and the blanks behind them; answers how many they are.
  private mutating func skipLineBreaks() throws(UnsupportedSyntax) -> Int {
    var count = 0
    while position < limit, bytes[position].isBlank {
      position += 1
      guard bytes[position - 1] == UInt8(ascii: "\n") else { continue }
      lineStart = position
      count += 1
      if isAtMarker { throw UnsupportedSyntax() }
    }
    return count
  }
}

extension [UInt8] {
  /// Adds what so many line breaks inside a text are.
  mutating func fold(_ lineBreaks: Int) {
    if lineBreaks == 1 {
      append(UInt8(ascii: " "))
    } else {
      self += repeatElement(UInt8(ascii: "\n"), count: lineBreaks - 1)
    }
  }
}
