/// Takes source code apart; comments, and what `#if false` leaves out, are stepped over.
struct SourceLexer {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  private var position = 0
  private var line = 1
  private var tokens: [SourceToken] = []
  private(set) var comments: [Range<Int>] = []
  /// Up to here, no end was found of a regular expression.
  private var endInVain = 0
  /// Where one has no end that begins outside of its brackets.
  private var withoutEnd = 0..<0
  /// Strings in what is put into strings.
  private var nesting = 0

  /// More of them are taken for text: nobody writes them, and each takes room on the stack.
  private static let deepest = 50

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    tokens.reserveCapacity(bytes.count / 5)
  }

  /// All tokens in order.
  mutating func read() -> [SourceToken] {
    while position < bytes.count { step() }
    return tokens
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      position += 1
    case 0...0x20: position += 1
    case UInt8(ascii: "/"):
      switch peek(1) {
      case UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "*"): skipComment()
      default: slash()
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote(byte)
    case UInt8(ascii: "#"): hashSign()
    default: Self.isWord(byte) ? word() : sign()
    }
  }

  private func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private mutating func word() {
    let start = position
    var hash = SourceToken.seed
    while position < bytes.count, Self.isWord(bytes[position]) {
      hash = SourceToken.hash(hash, bytes[position])
      position += 1
    }
    // Dart: r'…' has no escapes, but strings are rarely read so closely.
    add(.word, start, position, hash)
  }

  private mutating func sign() {
    add(.sign, position, position + 1, UInt64(bytes[position]))
    position += 1
  }

  private mutating func add(_ kind: SourceToken.Kind, _ start: Int, _ end: Int, _ hash: UInt64) {
    tokens.append(SourceToken(kind: kind, bytes: start..<end, line: line, hash: hash))
  }

  private mutating func skipLine() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    comments.append(start..<position)
  }

  private mutating func skipComment() {
    let start = position
    defer { comments.append(start..<position) }
    var depth = 0
    while position < bytes.count {
      let (byte, next) = (bytes[position], peek(1))
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*"),
        depth == 0 || language.hasNestedComments
      {
        position += 2
        depth += 1
      } else {
        if byte == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
  }

  /// A division, or a regular expression of JavaScript's, in which quotes are no quotes.
  private mutating func slash() {
    // `/>` closes a tag.
    guard language == .javaScript, peek(1) != UInt8(ascii: ">"), !withoutEnd.contains(position),
      canBeginExpression
    else { return sign() }
    var end = position + 1
    var isInBrackets = false
    search: while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\") where end + 1 < bytes.count && bytes[end + 1] != UInt8(ascii: "\n"):
        end += 1
      // From here on it goes the way of the one before it, which had no end.
      case UInt8(ascii: "[") where end < endInVain, UInt8(ascii: "]") where end < endInVain:
        break search
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: "/") where !isInBrackets:
        position = end + 1
        return
      default: break
      }
      end += 1
    }
    if position < endInVain { withoutEnd = position..<end } else { endInVain = end }
    sign()
  }

  /// Whether what comes before can't be a value.
  private var canBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    guard last.kind == .sign else { return false }
    return "(,=:[!&|?{};".utf8.contains(bytes[last.bytes.lowerBound])
  }

  /// `#"…"#`, `#if false`, or a sign.
  private mutating func hashSign() {
    if language == .swift, peek(1) == UInt8(ascii: "\"") || peek(1) == UInt8(ascii: "#") {
      let start = position
      while peek(0) == UInt8(ascii: "#") { position += 1 }
      let marks = position - start
      guard peek(0) == UInt8(ascii: "\"") else { return }
      return text(UInt8(ascii: "\""), marks: marks)
    }
    if language.hasConditions, isLeftOut { return skipCondition() }
    sign()
  }

  private var isLeftOut: Bool {
    ["#if false", "#if 0"].contains { bytes[position...].starts(with: $0.utf8) }
  }

  /// Steps over lines up to the `#else` or `#endif` of this condition.
  private mutating func skipCondition() {
    var depth = 0
    while position < bytes.count {
      let rest = bytes[position...].drop { $0 == UInt8(ascii: " ") || $0 == 0x09 }
      if rest.starts(with: "#if".utf8) { depth += 1 }
      if depth == 1, rest.starts(with: "#else".utf8) { return skipLine() }
      if rest.starts(with: "#endif".utf8) { depth -= 1 }
      skipLine()
      if depth == 0 { return }
      if position < bytes.count { line += 1 }
      position += 1
    }
  }

  private mutating func quote(_ byte: UInt8) {
    switch language {
    case .swift where byte != UInt8(ascii: "\""), .strings where byte != UInt8(ascii: "\""):
      // Swift puts names in backticks; apostrophes stand in other texts.
      position += 1
    case .objectiveC where byte == UInt8(ascii: "`"): sign()
    default: text(byte, marks: 0)
    }
  }

  /// A string, from its first quote on; where it isn't closed, it ends with its line.
  private mutating func text(_ quote: UInt8, marks: Int) {
    let hasThree = language == .swift || language == .dart
    let isLong = hasThree && peek(1) == quote && peek(2) == quote
    let isLines = isLong || quote == UInt8(ascii: "`")
    position += isLong ? 3 : 1
    let (start, first) = (position, line)
    var hash = SourceToken.seed
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote, !isLong || peek(1) == quote && peek(2) == quote, closes(marks, isLong) {
        let end = position
        position += (isLong ? 3 : 1) + marks
        tokens.append(SourceToken(kind: .text, bytes: start..<end, line: first, hash: hash))
        return
      }
      if byte == UInt8(ascii: "\n") {
        guard isLines else { return }
        line += 1
      }
      if beginsInterpolation(marks) {
        skipInterpolation()
        continue
      }
      hash = SourceToken.hash(hash, SourceToken.lowercase(byte))
      let isEscape = byte == UInt8(ascii: "\\") && marks == 0
      if isEscape, peek(1) == UInt8(ascii: "\n") { line += 1 }
      position += isEscape ? 2 : 1
    }
  }

  private func closes(_ marks: Int, _ isLong: Bool) -> Bool {
    let behind = isLong ? 3 : 1
    return (0..<marks).allSatisfy { peek(behind + $0) == UInt8(ascii: "#") }
  }

  private func beginsInterpolation(_ marks: Int) -> Bool {
    guard language.hasInterpolation, nesting < Self.deepest else { return false }
    if language == .swift {
      guard peek(0) == UInt8(ascii: "\\") else { return false }
      return (0..<marks).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
        && peek(1 + marks) == UInt8(ascii: "(")
    }
    return peek(0) == UInt8(ascii: "$") && peek(1) == UInt8(ascii: "{")
  }

  /// What is put in is no part of the text; what it calls isn't looked at either.
  private mutating func skipInterpolation() {
    let opening = UInt8(ascii: language == .swift ? "(" : "{")
    let closing = UInt8(ascii: language == .swift ? ")" : "}")
    var depth = 0
    let count = tokens.count
    nesting += 1
    defer { nesting -= 1 }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == opening {
        depth += 1
        position += 1
      } else if byte == closing {
        depth -= 1
        position += 1
        if depth == 0 { break }
      } else if depth == 0 {
        position += 1
      } else {
        step()
      }
    }
    tokens.removeLast(tokens.count - count)
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte.isOfWord || byte >= 0x80 }
}
