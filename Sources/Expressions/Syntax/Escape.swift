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
    return Mistake(Message.badEscape(text), at: written.startIndex..<written.endIndex)
  }

  /// What a letter behind the backslash stands for by itself, by the places of the letters.
  private static let letters = Array("abfnrtv\\?\"'`".utf8)
  private static let codes = Array("\u{7}\u{8}\u{C}\n\r\t\u{B}\\?\"'`".utf8)
}

extension Message {
  fileprivate static func badEscape(_ text: some MessageArgument) -> Message {
    Message(id: "bad-escape", "'\(text)' stands for nothing; write '\\\\' for a backslash")
  }
}
