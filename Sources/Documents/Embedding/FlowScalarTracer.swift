/// Traces scalars that are plain or in quotes, on one line or folded over several.
struct FlowScalarTracer {
  private var output: ScalarTrace
  private var position = 0

  init(of source: ScalarSource) {
    output = ScalarTrace(text: source)
  }

  private var source: ScalarSource { output.text }

  /// Goes through the scalar.
  mutating func trace() -> ScalarTrace {
    let quote = source.first ?? 0
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    if isQuoted { position = 1 }
    while position < source.bytes.count {
      let byte = source[position]
      if source.isBlank(position) || source.lineBreak(at: position) != nil {
        traceSpace(isEscaped: false)
      } else if isQuoted, byte == quote {
        guard byte == UInt8(ascii: "'"), source[position + 1] == byte else { return output }
        output.put([byte], for: position..<position + 2)
        position += 2
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        traceEscape()
      } else {
        output.copy(position..<position + 1)
        position += 1
      }
    }
    return output
  }

  /// White space stays between words; around line breaks it goes, and the breaks are folded.
  private mutating func traceSpace(isEscaped: Bool) {
    let start = position
    var breaks: [LineBreak] = []
    while true {
      if source.isBlank(position) {
        position += 1
      } else if let lineBreak = source.lineBreak(at: position) {
        breaks.append(lineBreak)
        position = lineBreak.range.upperBound
      } else {
        break
      }
    }
    if isEscaped {
      output.put(breaks)
    } else if breaks.isEmpty {
      output.copy(start..<position)
    } else if breaks[0].isKept {
      output.put(breaks)
    } else if breaks.count == 1 {
      output.put([UInt8(ascii: " ")], for: breaks[0].range.lowerBound..<position)
    } else {
      output.put(breaks.dropFirst())
    }
  }

  private mutating func traceEscape() {
    if let lineBreak = source.lineBreak(at: position + 1) {
      position = lineBreak.range.upperBound
      traceSpace(isEscaped: true)
      return
    }
    let escape = EscapeSequence(in: source, at: position)
    output.put(escape.value, for: position..<position + escape.length)
    position += escape.length
  }
}

/// An escape in double quotes: `\n`, `\u00E9`, or JSON's `\uD83D\uDE00` for one character.
private struct EscapeSequence {
  /// The bytes from the backslash on.
  let length: Int
  /// The UTF-8 bytes that it stands for.
  let value: [UInt8]

  /// Reads the escape whose backslash stands at a position.
  init(in source: ScalarSource, at position: Int) {
    let letter = source[position + 1]
    if let digits = Self.digits[letter] {
      let code = Self.number(in: source, from: position + 2, digits: digits)
      if digits == 4, code & 0xFC00 == 0xD800 {
        let low = Self.number(in: source, from: position + 8, digits: 4)
        length = 12
        value = Self.encoded(0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF))
      } else {
        length = 2 + digits
        value = Self.encoded(code)
      }
    } else {
      length = 2
      value = Self.encoded(Self.short[letter] ?? UInt32(letter))
    }
  }

  private static let digits: [UInt8: Int] = [
    UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
  ]

  /// Those that don't stand for the character behind the backslash.
  private static let short: [UInt8: UInt32] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9,
    UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "e"): 27, UInt8(ascii: "N"): 0x85, UInt8(ascii: "_"): 0xA0,
    UInt8(ascii: "L"): 0x2028, UInt8(ascii: "P"): 0x2029,
  ]

  private static func number(in source: ScalarSource, from start: Int, digits: Int) -> UInt32 {
    (start..<start + digits).reduce(0) { number, position in
      let digit = Character(Unicode.Scalar(source[position])).hexDigitValue ?? 0
      return number << 4 | UInt32(digit)
    }
  }

  private static func encoded(_ code: UInt32) -> [UInt8] {
    Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }
}
