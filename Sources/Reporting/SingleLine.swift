internal import Rules

/// A text as one line that steers nothing: no terminal, no direction, no log.
struct SingleLine {
  let text: String

  /// Isolates stay where the language puts names into them.
  init(_ text: String, in language: Language = .english) {
    guard !Self.isPlain(text) else {
      self.text = text
      return
    }
    let isRightToLeft = language.direction == .rightToLeft
    self.text = text.replacingScalars { scalar in
      if Self.isSpace(scalar) { return " " }
      if isRightToLeft, scalar == "\u{2068}" || scalar == "\u{2069}" { return nil }
      return Self.isSteering(scalar) ? "<U+\(Self.hexadecimal(scalar))>" : nil
    }
  }

  /// Most texts are, and needn't be looked at by scalars.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE...0xFFFF:
      true
    default: false
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
