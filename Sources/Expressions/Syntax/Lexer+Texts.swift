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
    throw Mistake(
      id: "unclosed-text", "this text has no end; close it with \(mark)",
      at: position..<min(position + length, bytes.count))
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
    _ content: Range<Int>, _ kind: Token.Kind
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
private struct Escape {
  private let code: UInt32
  private let isOctet: Bool
  /// How many bytes of the text it takes.
  let length: Int

  /// Reads the escape that the bytes begin with.
  init(_ bytes: ContiguousArray<UInt8>.SubSequence, inBytes: Bool) throws(Mistake) {
    let letter = bytes.dropFirst().first ?? 0
    if let number = Self.letters.firstIndex(of: letter) {
      (code, isOctet, length) = (UInt32(Self.codes[number]), false, 2)
      return
    }
    let isOctal = (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(letter)
    let isHexadecimal = letter | 0x20 == UInt8(ascii: "x")
    let digits = isOctal ? 3 : isHexadecimal ? 2 : letter == UInt8(ascii: "u") ? 4 : 8
    guard isOctal || isHexadecimal || letter | 0x20 == UInt8(ascii: "u") && !inBytes else {
      throw Self.mistake(bytes, length: 2)
    }
    let start = isOctal ? 1 : 2
    let written = bytes.dropFirst(start).prefix(digits)
    isOctet = inBytes
    length = start + digits
    code = written.reduce(0) { $0 << (isOctal ? 3 : 4) | ($1.hexadecimalDigit ?? 0) }
    guard written.count == digits, isOctet || Unicode.Scalar(code) != nil,
      written.allSatisfy({ ($0.hexadecimalDigit ?? 16) < (isOctal ? 8 : 16) })
    else { throw Self.mistake(bytes, length: length) }
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
    return Mistake(
      id: "bad-escape", "'\(text)' stands for nothing; write '\\\\' for a backslash",
      at: written.startIndex..<written.endIndex)
  }

  /// What a letter behind the backslash stands for by itself, by the places of the letters.
  private static let letters = Array("abfnrtv\\?\"'`".utf8)
  private static let codes = Array("\u{7}\u{8}\u{C}\n\r\t\u{B}\\?\"'`".utf8)
}
