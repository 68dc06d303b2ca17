internal import Diagnostics

extension Lexer {
  /// A number without its sign.
  mutating func number() throws(Mistake) -> Token {
    let token =
      at(0) == UInt8(ascii: "0") && at(1) | 0x20 == UInt8(ascii: "x")
      ? try hexadecimal() : decimal()
    guard !at(0).isLetter, !at(0).isDigit else {
      var length = 0
      while at(length).isLetter || at(length).isDigit { length += 1 }
      let bytes = token.start..<token.end + length
      throw Mistake(.badNumber(text(bytes)), at: bytes)
    }
    return token
  }

  private mutating func hexadecimal() throws(Mistake) -> Token {
    var length = 2
    while at(length).hexadecimalDigit != nil { length += 1 }
    guard length > 2 else {
      throw Mistake(.badNumber(text(position..<position + 2)), at: position..<position + 2)
    }
    return wholeNumber(length: length)
  }

  private mutating func decimal() -> Token {
    var length = digits(from: 0)
    var isDouble = false
    if at(length) == UInt8(ascii: "."), at(length + 1).isDigit {
      isDouble = true
      length = digits(from: length + 1)
    }
    if at(length) | 0x20 == UInt8(ascii: "e") {
      let sign = at(length + 1) == UInt8(ascii: "+") || at(length + 1) == UInt8(ascii: "-")
      let first = length + (sign ? 2 : 1)
      if at(first).isDigit {
        isDouble = true
        length = digits(from: first)
      }
    }
    return isDouble ? token(.double, length: length) : wholeNumber(length: length)
  }

  private mutating func wholeNumber(length: Int) -> Token {
    let isUnsigned = at(length) | 0x20 == UInt8(ascii: "u")
    return isUnsigned ? token(.unsigned, length: length + 1) : token(.integer, length: length)
  }

  private func digits(from start: Int) -> Int {
    var length = start
    while at(length).isDigit { length += 1 }
    return length
  }

  /// The value of a number's token, with a minus before it or not.
  func value(of number: Token, negative: Bool, at place: Range<Int>) throws(Mistake) -> Value {
    switch number.kind {
    case .integer:
      let (digits, radix) = wholeDigits(number.bytes)
      if let value = Int64(negative ? "-" + digits : digits, radix: radix) {
        return .integer(value)
      }
    case .unsigned:
      let (digits, radix) = wholeDigits(number.start..<number.end - 1)
      if let value = UInt64(digits, radix: radix) { return .unsigned(value) }
    default:
      if let value = shortDouble(number.bytes) ?? Double(text(number.bytes)), value.isFinite {
        return .double(negative ? -value : value)
      }
    }
    throw Mistake(.numberTooLarge(text(place), number.kind), at: place)
  }

  /// A double of so few digits that it needs no exponent; nil for everything rarer.
  private func shortDouble(_ range: Range<Int>) -> Double? {
    guard range.count <= Self.mostDigits + 1 else { return nil }
    var whole = 0
    var decimals = 0
    for position in range {
      let byte = bytes[position]
      if byte.isDigit {
        whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
      } else {
        guard byte == UInt8(ascii: ".") else { return nil }
        decimals = range.upperBound - position - 1
      }
    }
    // Both are exact, so that the quotient is the nearest number to what is written.
    return Double(whole) / Self.powersOfTen[decimals]
  }

  /// So many digits are exact in a `Double`.
  private static let mostDigits = 15

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private func wholeDigits(_ range: Range<Int>) -> (digits: String, radix: Int) {
    let isHexadecimal = range.count > 2 && bytes[range.lowerBound + 1] | 0x20 == UInt8(ascii: "x")
    return isHexadecimal ? (text(range.dropFirst(2)), 16) : (text(range), 10)
  }
}

extension UInt8 {
  /// What a digit of a hexadecimal number stands for.
  var hexadecimalDigit: UInt32? {
    if isDigit { return UInt32(self - UInt8(ascii: "0")) }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func badNumber(_ written: String) -> Self {
    Self("'\(written)' is neither a number nor a name")
  }

  fileprivate static func numberTooLarge(_ written: String, _ kind: Token.Kind) -> Self {
    let type = kind == .integer ? "an int" : kind == .unsigned ? "a uint" : "a double"
    return Self("'\(written)' is too large for \(type)")
  }
}
