/// Code units made into UTF-8.
struct DecodedText {
  /// U+FFFD stands for what could not be decoded.
  let utf8: [UInt8]
  /// The bytes of the first U+FFFD that does.
  let flaw: Range<Int>?

  /// Takes what is UTF-8 already as it is.
  init(utf8 bytes: [UInt8]) {
    if bytes.allAreASCII || String(validating: bytes, as: UTF8.self) != nil {
      self.init(utf8: bytes, flaw: nil)
    } else {
      self.init(bytes[...], as: UTF8.self)
    }
  }

  /// Decodes units that have no byte order mark before them.
  init<Encoding: Unicode.Encoding>(
    _ units: ArraySlice<Encoding.CodeUnit>,
    as encoding: Encoding.Type
  ) {
    if let valid = String(validating: units, as: encoding) {
      self.init(utf8: Array(valid.utf8), flaw: nil)
    } else {
      let text = String(decoding: units, as: encoding)
      let flaw = Self.firstDifference(between: text, and: units, as: encoding)
      self.init(utf8: Array(text.utf8), flaw: flaw)
    }
  }

  private init(utf8: [UInt8], flaw: Range<Int>?) {
    self.utf8 = utf8
    self.flaw = flaw
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

extension [UInt8] {
  /// Looks at all of them: a loop without an early end takes many at once.
  fileprivate var allAreASCII: Bool {
    withUnsafeBufferPointer { $0.reduce(0, |) } < 0x80
  }
}
