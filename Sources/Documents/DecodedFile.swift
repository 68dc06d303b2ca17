package import Diagnostics

/// A file's bytes made into text: UTF-8, or UTF-16 of either byte order.
package struct DecodedFile: Sendable {
  /// The text without a byte order mark; U+FFFD stands for what could not be decoded.
  package let file: SourceFile
  /// Why the text is not to be read.
  package let problem: Diagnostic?

  /// Decodes a file, unless it is larger than the limits allow.
  package init(path: String, bytes: [UInt8], limits: ReadingLimits = .standard) {
    let nothing = SourceFile(path: path, bytes: [])
    if let refusal = limits.refusal(of: nothing.id, bytes: bytes.count) {
      (file, problem) = (nothing, refusal)
      return
    }
    let encoding = TextEncoding(of: bytes)
    let decoded = encoding.decode(bytes)
    let file = SourceFile(path: path, bytes: decoded.utf8)
    self.file = file
    problem = decoded.flaw.map { bytes in
      Diagnostic(Message(.undecodable, encoding.name), at: SourceRange(file: file.id, bytes: bytes))
    }
  }
}

/// How the bytes of a file stand for text.
private enum TextEncoding {
  case utf8, utf16LittleEndian, utf16BigEndian

  /// Told by the byte order mark; without one, by a zero byte beside the first character.
  init(of bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (.some(1...), 0): self = .utf16LittleEndian
    case (0xFE, 0xFF), (0, .some(1...)): self = .utf16BigEndian
    default: self = .utf8
    }
  }

  /// What people call it.
  var name: String { self == .utf8 ? "UTF-8" : "UTF-16" }

  /// The text without a byte order mark, and where it first could not be decoded.
  func decode(_ bytes: [UInt8]) -> (utf8: [UInt8], flaw: Range<Int>?) {
    if self == .utf8 {
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return Self.decode(bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
    }
    let units = pairs(of: bytes, low: self == .utf16LittleEndian ? 0 : 1)
    return Self.decode(units.dropFirst(units.first == 0xFEFF ? 1 : 0), as: UTF16.self)
  }

  /// Two bytes each as one number; a last byte without a partner is half a surrogate pair.
  private func pairs(of bytes: [UInt8], low: Int) -> [UInt16] {
    let whole = bytes.count - bytes.count % 2
    let pairs = stride(from: 0, to: whole, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return whole == bytes.count ? pairs : pairs + [0xD800]
  }

  /// Units that have no byte order mark before them in UTF-8, with U+FFFD for what can't be
  /// decoded, and the bytes of the first one that does.
  private static func decode<Encoding: Unicode.Encoding>(
    _ units: ArraySlice<Encoding.CodeUnit>, as encoding: Encoding.Type
  ) -> (utf8: [UInt8], flaw: Range<Int>?) {
    if let valid = String(validating: units, as: encoding) { return (Array(valid.utf8), nil) }
    var utf8: [UInt8] = []
    var flaw: Range<Int>?
    var parser = Encoding.ForwardParser()
    var rest = units.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded): utf8 += UTF8.transcode(encoded, from: encoding) ?? .init()
      case .error:
        let start = utf8.count
        utf8 += UTF8.encodedReplacementCharacter
        flaw = flaw ?? start..<utf8.count
      case .emptyInput: return (utf8, flaw)
      }
    }
  }
}
