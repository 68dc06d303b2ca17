// Where it stands, and what stands between values.
extension DirectReader {
  /// How far the token at this position is indented; only blanks and dashes stand before it.
  var column: Int { position - lineStart }

  /// The byte so many places further on; a line break behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < limit ? bytes[position + distance] : UInt8(ascii: "\n")
  }

  /// Whether a `---` or `...` stands here alone at the beginning of its line.
  @inline(__always)
  var isAtMarker: Bool { position == lineStart && isMarker(at: position) }

  /// Whether three dashes or dots stand alone at an offset.
  func isMarker(at offset: Int) -> Bool {
    guard offset + 3 <= bytes.count else { return false }
    let first = bytes[offset]
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: "."),
      bytes[offset + 1] == first, bytes[offset + 2] == first
    else { return false }
    return offset + 3 == bytes.count || bytes[offset + 3].isBlank
  }

  /// Whether a `-` of a list stands here.
  var isAtEntry: Bool { byte() == UInt8(ascii: "-") && byte(1).isBlank }

  /// Steps over blanks of the line.
  mutating func skipSpaces() {
    while position < limit, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Steps over blanks, comments and lines up to what comes next.
  mutating func skipToToken() throws(Unfamiliar) {
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: " "): position = bytes.endOfSpaces(from: position)
      case UInt8(ascii: "\n"):
        lineStart = position + 1
        position = bytes.endOfSpaces(from: lineStart)
      case UInt8(ascii: "#"): try skipComment()
      default: return
      }
    }
  }

  /// Makes sure that nothing but a comment follows on the line.
  mutating func finishLine() throws(Unfamiliar) {
    skipSpaces()
    if byte() == UInt8(ascii: "#") { try skipComment() }
    guard byte() == UInt8(ascii: "\n") else { throw Unfamiliar() }
  }

  private mutating func skipComment() throws(Unfamiliar) {
    guard position == lineStart || bytes[position - 1] == UInt8(ascii: " ") else {
      throw Unfamiliar()
    }
    while position < limit, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }
}

extension UInt8 {
  /// Whether it separates words; a text that is read directly has no tabs and carriage returns.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }

  /// Whether a plain scalar can begin with it in any place; some rarer ones are left to libyaml.
  @inline(__always)
  var beginsPlainScalar: Bool {
    // Most are small letters.
    if self &- UInt8(ascii: "a") < 26 { return true }
    return switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "("),
      UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
