internal import Diagnostics

/// A word, a sign or a string of Ruby.
struct RubyToken {
  enum Kind { case word, sign, text }

  let kind: Kind
  /// Of a string, what it comes to; nil where that is worked out.
  var text: String?
  let line: Int
  /// Whether a line of code begins with it.
  let isFirst: Bool

  func isWord(_ words: String...) -> Bool { kind == .word && words.contains { $0 == text } }

  func isSign(_ signs: String) -> Bool {
    kind == .sign && text?.utf8.first.map(signs.utf8.contains) == true
  }
}

/// Takes Ruby apart, which is never run: strings in all the ways to write them, and what is between.
struct RubyLexer {
  /// A string that stands below the line in which it is named, up to its last line.
  private struct TextBelow {
    let token: Int
    let end: ArraySlice<UInt8>
    /// `~`, `-` or nothing.
    let mark: UInt8
    let isPlain: Bool
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isFirst = true
  private var tokens: [RubyToken] = []
  private var below: [TextBelow] = []
  /// Strings in what is put into strings.
  private var nesting = 0
  private static let deepest = 50

  /// All tokens of a file in order.
  static func tokens(of bytes: [UInt8]) -> [RubyToken] {
    var lexer = Self(bytes: bytes)
    lexer.skipComments()
    while lexer.position < bytes.count { lexer.step() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"):
      position += 1
      line += 1
      isFirst = true
      readBelow()
      skipComments()
    case UInt8(ascii: "\\") where peek(1) == UInt8(ascii: "\n"):
      position += 2
      line += 1
    case 0...0x20: position += 1
    case UInt8(ascii: "#"): skipLine()
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      position += 1
      let isKnown = byte != UInt8(ascii: "`")
      text(to: byte, isPlain: byte == UInt8(ascii: "'"), isKnown: isKnown)
    case UInt8(ascii: "%") where mayBeginText && percentText(): return
    case UInt8(ascii: "<") where mayBeginText && textBelow(): return
    case UInt8(ascii: "/") where mayBeginText && peek(1) > 0x20:
      position += 1
      text(to: byte, isKnown: false)
    default:
      let start = position
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      let kind = position > start ? RubyToken.Kind.word : .sign
      if kind == .sign { position += 1 }
      add(kind, String(decoding: bytes[start..<position], as: UTF8.self), line)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte.isOfWord || byte >= 0x80 }

  private func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private mutating func add(_ kind: RubyToken.Kind, _ text: String?, _ line: Int) {
    tokens.append(RubyToken(kind: kind, text: text, line: line, isFirst: isFirst))
    isFirst = false
  }

  /// Whether what comes before isn't a value with which something could be done.
  private var mayBeginText: Bool {
    guard let last = tokens.last, !isFirst else { return true }
    switch last.kind {
    case .text: return false
    case .sign: return !last.isSign(")]}")
    case .word: return bytes[position - 1] <= 0x20
    }
  }

  private mutating func skipLine() {
    position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Where a line begins: what stands between `=begin` and `=end`, and all behind `__END__`.
  private mutating func skipComments() {
    if bytes[position...].starts(with: "__END__".utf8) { position = bytes.count }
    guard bytes[position...].starts(with: "=begin".utf8) else { return }
    while position < bytes.count, !bytes[position...].starts(with: "=end".utf8) {
      skipLine()
      position = min(position + 1, bytes.count)
      line += 1
    }
    skipLine()
  }

  /// A string from behind its first sign on, up to its last, which may stand in it in pairs.
  private mutating func text(
    to close: UInt8, pairedWith open: UInt8? = nil, isPlain: Bool = false, isKnown: Bool = true
  ) {
    let (start, first) = (position, line)
    var depth = 0
    while position < bytes.count, bytes[position] != close || depth > 0 {
      let byte = bytes[position]
      if !isPlain, byte == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "{"), nesting < Self.deepest {
        skipPutIn()
        continue
      }
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      let isEscape = byte == UInt8(ascii: "\\")
      if byte == UInt8(ascii: "\n") || isEscape && peek(1) == UInt8(ascii: "\n") { line += 1 }
      position += isEscape ? 2 : 1
    }
    let isClosed = position < bytes.count
    let content = bytes[start..<min(position, bytes.count)]
    position = min(position + 1, bytes.count)
    let own = isPlain ? [close, open ?? close, UInt8(ascii: "\\")] : nil
    add(.text, isKnown && isClosed ? Self.text(content, escaping: own) : nil, first)
  }

  /// What is put into a string is worked out.
  private mutating func skipPutIn() {
    let (count, wasFirst) = (tokens.count, isFirst)
    var depth = 0
    nesting += 1
    position += 1
    repeat {
      if bytes[position] == UInt8(ascii: "{") { depth += 1 }
      if bytes[position] == UInt8(ascii: "}") { depth -= 1 }
      step()
    } while position < bytes.count && depth > 0
    nesting -= 1
    tokens.removeLast(tokens.count - count)
    isFirst = wasFirst
  }

  /// `%q(…)`, `%Q[…]`, `%{…}`; of lists, symbols and commands the text isn't known.
  private mutating func percentText() -> Bool {
    let letter = Self.isWord(peek(1)) ? peek(1) : UInt8(ascii: "Q")
    let distance = letter == peek(1) ? 2 : 1
    let open = peek(distance)
    guard open > 0x20, !Self.isWord(open), "qQwWiIrxs".utf8.contains(letter) else { return false }
    let pairs = Array("()[]{}<>".utf8)
    let pair = pairs.firstIndex(of: open).flatMap { $0 % 2 == 0 ? pairs[$0 + 1] : nil }
    position += distance + 1
    text(
      to: pair ?? open, pairedWith: pair.map { _ in open }, isPlain: letter == UInt8(ascii: "q"),
      isKnown: "qQ".utf8.contains(letter))
    return true
  }

  /// `<<~WORD`, `<<-WORD`, `<<WORD`, with the word in quotes or not.
  private mutating func textBelow() -> Bool {
    guard peek(1) == UInt8(ascii: "<") else { return false }
    let mark = "~-".utf8.contains(peek(2)) ? peek(2) : 0
    let start = position + (mark == 0 ? 2 : 3)
    let quote = bytes[start...].first.flatMap { "\"'`".utf8.contains($0) ? $0 : nil }
    let rest = bytes[start...].dropFirst(quote == nil ? 0 : 1)
    let end = rest.prefix { quote == nil ? Self.isWord($0) : $0 != quote && $0 != 0x0a }
    guard let first = end.first, quote != nil || !first.isDigit else { return false }
    below.append(
      TextBelow(
        token: tokens.count, end: end, mark: mark, isPlain: quote == UInt8(ascii: "'")))
    position = min(end.endIndex + (quote == nil ? 0 : 1), bytes.count)
    add(.text, nil, line)
    return true
  }

  private mutating func readBelow() {
    for text in below {
      var lines: [ArraySlice<UInt8>] = []
      while position < bytes.count {
        let start = position
        skipLine()
        let content = bytes[start..<position]
        let row = content.last == 0x0d ? content.dropLast() : content
        position = min(position + 1, bytes.count)
        line += 1
        guard !(text.mark == 0 ? row : row.drop(while: Self.isBlank)).elementsEqual(text.end) else {
          if tokens.indices.contains(text.token) {
            let rows = text.mark == UInt8(ascii: "~") ? Self.unindented(lines) : lines
            let whole = Array(rows.joined(separator: [0x0a]))[...]
            tokens[text.token].text = Self.text(whole, escaping: text.isPlain ? [] : nil)
          }
          break
        }
        lines.append(row)
      }
    }
    below = []
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Lines without the blanks that all of them begin with.
  private static func unindented(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    let margins = lines.map { $0.prefix(while: isBlank).count }
    let margin = zip(lines, margins).filter { $0.count > $1 }.map(\.1).min() ?? 0
    return lines.map { $0.dropFirst(min(margin, $0.prefix(while: isBlank).count)) }
  }

  /// What a string comes to, in which a backslash escapes signs of its own, or any; nil where a value
  /// is put in, or a letter by its number.
  private static func text(_ bytes: ArraySlice<UInt8>, escaping own: [UInt8]? = nil) -> String? {
    let letters = zip("ntsr".utf8, [0x0a, 0x09, 0x20, 0x0d] as [UInt8])
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      let next = rest.first ?? 0
      if own == nil, byte == UInt8(ascii: "#"), "{@$".utf8.contains(next) { return nil }
      guard byte == UInt8(ascii: "\\"), own?.contains(next) ?? !rest.isEmpty else {
        text.append(byte)
        continue
      }
      rest.removeFirst()
      if own == nil, next == 0x0a { continue }
      let letter = own == nil ? letters.first { $0.0 == next }?.1 : next
      guard letter != nil || !next.isLetterOrDigit else { return nil }
      text.append(letter ?? next)
    }
    return String(validating: text, as: UTF8.self)
  }
}
