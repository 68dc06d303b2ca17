internal import Diagnostics

extension Lexer {
  /// A text or bytes in quotes; the prefix is what stands before the first quote.
  mutating func quoted(_ kind: Token.Kind, prefix: Int) throws(Mistake) -> Token {
    let quote = at(prefix)
    let isRaw = prefix > 0 && at(prefix - 1) | 0x20 == UInt8(ascii: "r")
    let isTriple = at(prefix + 1) == quote && at(prefix + 2) == quote
    let width = isTriple ? 3 : 1
    var length = prefix + width
    while position + length < bytes.count {
      let byte = at(length)
      if byte == quote, closes(quote, width: width, at: length) {
        return token(kind, length: length + width)
      }
      if !isTriple, byte == 0x0A || byte == 0x0D { break }
      length += byte == UInt8(ascii: "\\") && !isRaw ? 2 : 1
    }
    let mark = text(position + prefix..<position + prefix + width)
    throw Mistake(.unclosedText(mark), at: position..<min(position + length, bytes.count))
  }

  private func closes(_ quote: UInt8, width: Int, at length: Int) -> Bool {
    width == 1 || (at(length + 1) == quote && at(length + 2) == quote)
  }

  /// What a text or bytes in quotes stand for.
  func value(ofQuoted token: Token) throws(Mistake) -> Value {
    var start = token.start
    var isRaw = false
    while !bytes[start].isQuote {
      isRaw = isRaw || bytes[start] | 0x20 == UInt8(ascii: "r")
      start += 1
    }
    let isTriple =
      token.end - start >= 6 && bytes[start + 1] == bytes[start] && bytes[start + 2] == bytes[start]
    let content = start + (isTriple ? 3 : 1)..<token.end - (isTriple ? 3 : 1)
    let isPlain = isRaw || !bytes[content].contains(UInt8(ascii: "\\"))
    let decoded = isPlain ? ContiguousArray(bytes[content]) : try unescape(content, token.kind)
    if token.kind == .bytes { return .bytes(decoded) }
    return .string(String(decoding: decoded, as: UTF8.self))
  }

  private func unescape(
    _ content: Range<Int>,
    _ kind: Token.Kind
  ) throws(Mistake) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      if bytes[index] != UInt8(ascii: "\\") {
        result.append(bytes[index])
        index += 1
        continue
      }
      let escape = try Escape(bytes[index..<content.upperBound], inBytes: kind == .bytes)
      escape.append(to: &result)
      index += escape.length
    }
    return result
  }
}

/// A backslash and what follows it in a text, such as `\n` or `\u00e9`.
struct Escape {
  private let code: UInt32
  private let isOctet: Bool
  /// How many bytes of the text it takes.
  let length: Int

  /// Reads the escape that the bytes begin with.
  init(_ bytes: ContiguousArray<UInt8>.SubSequence, inBytes: Bool) throws(Mistake) {
    let letter = bytes.dropFirst().first ?? 0
    if let code = Self.simple[letter] {
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

  private static let simple: [UInt8: UInt32] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11, UInt8(ascii: "\\"): 92,
    UInt8(ascii: "?"): 63, UInt8(ascii: "\""): 34, UInt8(ascii: "'"): 39, UInt8(ascii: "`"): 96,
  ]
}

extension Diagnostic.Message {
  fileprivate static func unclosedText(_ quote: String) -> Self {
    Self("this text has no end; close it with \(quote)")
  }

  fileprivate static func badEscape(_ written: String) -> Self {
    Self("'\(written)' stands for nothing; write '\\\\' for a backslash")
  }
}
