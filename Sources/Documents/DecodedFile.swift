package import Diagnostics

/// A file's bytes made into text: UTF-8, or UTF-16 of either byte order.
package struct DecodedFile: Sendable {
  /// The text without a byte order mark; U+FFFD stands for what could not be decoded.
  package let file: SourceFile
  /// Why the text is not to be read.
  package let problem: Diagnostic?

  /// Decodes a file, unless it is larger than the limits allow.
  package init(path: String, bytes: [UInt8], limits: ReadingLimits = .standard) {
    guard bytes.count <= limits.bytes else {
      file = SourceFile(path: path, bytes: [])
      problem = Diagnostic(.fileTooLarge(limits.bytes), at: SourceRange(wholeOf: file.id))
      return
    }
    let encoding = TextEncoding(of: bytes)
    let decoded = encoding.decode(bytes)
    let file = SourceFile(path: path, bytes: decoded.utf8)
    self.file = file
    problem = decoded.flaw.map { bytes in
      Diagnostic(.undecodable(encoding), at: SourceRange(file: file.id, bytes: bytes))
    }
  }
}

/// How the bytes of a file stand for text.
private enum TextEncoding {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian

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
  func decode(_ bytes: [UInt8]) -> DecodedText {
    switch self {
    case .utf8:
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return DecodedText(bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
    case .utf16LittleEndian: return decode(pairs(of: bytes, low: 0))
    case .utf16BigEndian: return decode(pairs(of: bytes, low: 1))
    }
  }

  private func decode(_ units: [UInt16]) -> DecodedText {
    DecodedText(units.dropFirst(units.first == 0xFEFF ? 1 : 0), as: UTF16.self)
  }

  /// Two bytes each as one number; a last byte without a partner is half a surrogate pair.
  private func pairs(of bytes: [UInt8], low: Int) -> [UInt16] {
    let whole = bytes.count - bytes.count % 2
    let pairs = stride(from: 0, to: whole, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return whole == bytes.count ? pairs : pairs + [0xD800]
  }
}

/// Code units made into UTF-8.
private struct DecodedText {
  /// U+FFFD stands for what could not be decoded.
  let utf8: [UInt8]
  /// The bytes of the first U+FFFD that does.
  let flaw: Range<Int>?

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

extension Message {
  fileprivate static func undecodable(_ encoding: TextEncoding) -> Self {
    Self(.undecodable, encoding.name)
  }
}
