/// Code units made into text.
struct DecodedText {
  /// U+FFFD stands for what could not be decoded.
  let text: String
  /// The UTF-8 bytes of the first U+FFFD that does.
  let flaw: Range<Int>?

  /// Decodes units that have no byte order mark before them.
  init<Encoding: Unicode.Encoding>(
    _ units: ArraySlice<Encoding.CodeUnit>,
    as encoding: Encoding.Type
  ) {
    if let valid = String(validating: units, as: encoding) {
      text = valid
      flaw = nil
    } else {
      text = String(decoding: units, as: encoding)
      flaw = Self.firstDifference(between: text, and: units, as: encoding)
    }
  }

  private static func firstDifference<Encoding: Unicode.Encoding>(
    between text: String,
    and units: ArraySlice<Encoding.CodeUnit>,
    as encoding: Encoding.Type
  ) -> Range<Int>? {
    var rest = units
    var offset = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      guard let encoded = encoding.encode(scalar), rest.starts(with: encoded) else {
        return offset..<offset + width
      }
      rest = rest.dropFirst(encoded.count)
      offset += width
    }
    return offset..<offset
  }
}
