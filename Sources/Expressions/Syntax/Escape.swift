internal import Diagnostics

/// A backslash and what follows it in a text, such as `\n` or `\u00e9`.
struct Escape {
  private let code: UInt32
  private let isOctet: Bool
  /// How many bytes of the text it takes.
  let length: Int

  /// Reads the escape that the bytes begin with.
  init(_ bytes: ContiguousArray<UInt8>.SubSequence, inBytes: Bool) throws(Mistake) {
    let letter = bytes.dropFirst().first ?? 0
    if let code = Self.code(of: letter) {
      self.init(code: code, isOctet: false, length: 2)
      return
    }
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      self = try Self(bytes, digits: 2, skipping: 2, radix: 16, isOctet: inBytes)
    case UInt8(ascii: "u") where !inBytes:
      self = try Self(bytes, digits: 4, skipping: 2, radix: 16, isOctet: false)
    case UInt8(ascii: "U") where !inBytes:
      self = try Self(bytes, digits: 8, skipping: 2, radix: 16, isOctet: false)
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      self = try Self(bytes, digits: 3, skipping: 1, radix: 8, isOctet: inBytes)
    default: throw Self.mistake(bytes, length: 2)
    }
  }

  private init(code: UInt32, isOctet: Bool, length: Int) {
    self.code = code
    self.isOctet = isOctet
    self.length = length
  }

  private init(
    _ bytes: ContiguousArray<UInt8>.SubSequence,
    digits: Int,
    skipping: Int,
    radix: UInt32,
    isOctet: Bool
  ) throws(Mistake) {
    var code: UInt32 = 0
    let written = bytes.dropFirst(skipping).prefix(digits)
    for byte in written {
      guard let digit = byte.hexadecimalDigit, digit < radix else {
        throw Self.mistake(bytes, length: skipping + digits)
      }
      code = code << (radix == 16 ? 4 : 3) | digit
    }
    guard written.count == digits, isOctet || Unicode.Scalar(code) != nil else {
      throw Self.mistake(bytes, length: skipping + digits)
    }
    self.init(code: code, isOctet: isOctet, length: skipping + digits)
  }

  /// Adds what it stands for: one octet in bytes, UTF-8 in a text.
  func append(to result: inout ContiguousArray<UInt8>) {
    if isOctet {
      result.append(UInt8(truncatingIfNeeded: code))
    } else if let scalar = Unicode.Scalar(code) {
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private static func mistake(_ bytes: ContiguousArray<UInt8>.SubSequence, length: Int) -> Mistake {
    let written = bytes.prefix(length)
    let text = String(decoding: written, as: UTF8.self)
    return Mistake(.badEscape(text), at: written.startIndex..<written.endIndex)
  }

  /// What a letter behind the backslash stands for by itself.
  private static func code(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "v"): 11
    case UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "`"):
      UInt32(letter)
    default: nil
    }
  }
}

extension Message {
  fileprivate static func badEscape(_ written: String) -> Self {
    Self(.badEscape, written)
  }
}
