internal import Diagnostics

/// Splits an expression's bytes into tokens, one at a time.
struct Lexer {
  let bytes: ContiguousArray<UInt8>
  private(set) var position = 0

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  /// The next token, whatever space and comments stand before it.
  mutating func next() throws(Mistake) -> Token {
    skipSpace()
    guard position < bytes.count else { return Token(kind: .end, start: position, end: position) }
    let byte = bytes[position]
    if byte.isLetter { return try word() }
    if byte.isDigit || (byte == UInt8(ascii: ".") && at(1).isDigit) { return try number() }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted(.text, prefix: 0)
    case UInt8(ascii: "`"): return try quotedName()
    default: return try symbol(byte)
    }
  }

  /// The byte that many places ahead; 0 behind the end.
  func at(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// What is written there.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The token of so many bytes, which are then behind.
  mutating func token(_ kind: Token.Kind, length: Int) -> Token {
    let start = position
    position = min(position + length, bytes.count)
    return Token(kind: kind, start: start, end: position)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), 0x09, 0x0A, 0x0C, 0x0D: position += 1
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      default: return
      }
    }
  }

  private mutating func word() throws(Mistake) -> Token {
    if let quoted = try prefixedQuoted() { return quoted }
    var end = position + 1
    while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
    let length = end - position
    let isIn = length == 2 && at(0) == UInt8(ascii: "i") && at(1) == UInt8(ascii: "n")
    return token(isIn ? .binary(.membership) : .identifier, length: length)
  }

  private mutating func prefixedQuoted() throws(Mistake) -> Token? {
    let first = at(0) | 0x20
    let second = at(1) | 0x20
    if first == UInt8(ascii: "r"), at(1).isQuote { return try quoted(.text, prefix: 1) }
    guard first == UInt8(ascii: "b") else { return nil }
    if at(1).isQuote { return try quoted(.bytes, prefix: 1) }
    if second == UInt8(ascii: "r"), at(2).isQuote { return try quoted(.bytes, prefix: 2) }
    return nil
  }

  private mutating func quotedName() throws(Mistake) -> Token {
    var length = 1
    while at(length).isLetter || at(length).isDigit || at(length).isQuotedNamePunctuation {
      length += 1
    }
    guard at(length) == UInt8(ascii: "`"), length > 1 else {
      throw Mistake(
        id: "bad-quoted-name",
        "a name in backquotes has letters, digits and '_ . - / ', and a backquote at its end",
        at: position..<min(position + length, bytes.count))
    }
    return token(.quotedName, length: length + 1)
  }

  private mutating func symbol(_ byte: UInt8) throws(Mistake) -> Token {
    let (one, next) = (UInt16(byte), UInt16(at(1)))
    if next != 0, let kind = Self.symbols[one << 8 | next] { return token(kind, length: 2) }
    if let kind = Self.symbols[one] { return token(kind, length: 1) }
    if let word = Self.foreign.first(where: { bytes[position...].starts(with: $0.symbol.utf8) }) {
      let place = position..<position + word.symbol.utf8.count
      throw Mistake(
        id: "foreign-operator", "'\(word.symbol)' is no operator; write \(word.instead)", at: place)
    }
    let start = bytes[..<position].lastIndex { !"=!".utf8.contains($0) }.map { $0 + 1 } ?? 0
    if byte == UInt8(ascii: "="), start < position {
      let place = start..<position + 1
      throw Mistake(
        id: "foreign-operator",
        "'\(text(place))' is no operator; write '\(text(start..<start + 2))'", at: place)
    }
    let length = min(max(1, (~byte).leadingZeroBitCount), bytes.count - position)
    let place = position..<position + length
    throw Mistake(Self.message(for: byte, written: text(place)), at: place)
  }

  /// Operators of other languages, and what is written here instead.
  private static let foreign = [
    (symbol: "=~", instead: "text.matches('pattern')"),
    (symbol: "=>", instead: "a comma, as in list.exists(item, condition)"),
  ]

  /// By their one or two bytes, as a number.
  private static let symbols: [UInt16: Token.Kind] = {
    var symbols: [(String, Token.Kind)] = [
      ("(", .leftParenthesis), (")", .rightParenthesis), ("[", .leftBracket), ("]", .rightBracket),
      ("{", .leftBrace), ("}", .rightBrace), (".", .dot), (",", .comma), (":", .colon),
      ("?", .question), ("!", .exclamation), ("-", .minus), ("&&", .and), ("||", .or),
    ]
    let joining: [BinaryOperator] = [
      .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .plus, .times, .divide,
      .remainder,
    ]
    symbols += joining.map { ($0.rawValue, .binary($0)) }
    let numbers = symbols.map { symbol, kind in
      (symbol.utf8.reduce(0) { $0 << 8 | UInt16($1) }, kind)
    }
    return Dictionary(uniqueKeysWithValues: numbers)
  }()

  private static func message(for byte: UInt8, written: String) -> Message {
    switch byte {
    case UInt8(ascii: "="):
      Message(id: "single-equals", "'=' is no operator; write '==' to compare")
    case UInt8(ascii: "&"), UInt8(ascii: "|"):
      Message(id: "single-logic", "'\(written)' is no operator; write '\(written)\(written)'")
    default:
      "“”‘’„‚«»".contains(written)
        ? Message(
          id: "stray-character", "'\(written)' begins no text; write straight quotes: ' or \"")
        : Message(
          id: "stray-character", "'\(written)' has no meaning here; a text stands in quotes")
    }
  }
}

extension UInt8 {
  /// A letter of a name, the underscore included.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") }

  /// 0 to 9.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// What a text begins and ends with.
  var isQuote: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") }

  fileprivate var isQuotedNamePunctuation: Bool { ".-/ ".utf8.contains(self) }
}

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
      let (number, unit) = (text(token.start..<token.end), text(token.end..<bytes.upperBound))
      let hint = ["pt", "px"].contains(unit) ? "; lengths have no unit: write \(number)" : ""
      throw Mistake(
        id: "bad-number", "'\(text(bytes))' is neither a number nor a name\(hint)", at: bytes)
    }
    return token
  }

  private mutating func hexadecimal() throws(Mistake) -> Token {
    var length = 2
    while at(length).hexadecimalDigit != nil { length += 1 }
    guard length > 2 else {
      throw Mistake(
        id: "bad-number", "'\(text(position..<position + 2))' is neither a number nor a name",
        at: position..<position + 2)
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
      if let value = Double(text(number.bytes)), value.isFinite {
        return .double(negative ? -value : value)
      }
    }
    let type = number.kind == .integer ? "an int" : number.kind == .unsigned ? "a uint" : "a double"
    throw Mistake(id: "number-too-large", "'\(text(place))' is too large for \(type)", at: place)
  }

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
