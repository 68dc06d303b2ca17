internal import Diagnostics

/// Text inside XML: only characters that XML 1.0 has, and nothing that is markup.
enum XMLText {
  /// The text between tags or in the quotes of an attribute, whose lines stay apart.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(text) { $0 == "\n" ? "&#10;" : $0 == "\t" ? "&#9;" : nil }
  }
}

/// Text among markup, with nothing that markup, what shows it, or what reads it in a log would obey.
enum MarkupText {
  /// The text with references for such scalars, and for others what is given for them.
  static func escaped(_ text: String, _ others: (Unicode.Scalar) -> String?) -> String {
    if isPlain(text) { return text }
    var before: Unicode.Scalar?
    return Isolates.replacingScalars(in: text) { scalar in
      defer { before = scalar }
      if scalar == before, scalar.beginsCommands { return "&#\(scalar.value);" }
      switch scalar {
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "\"": return "&quot;"
      default: return others(scalar) ?? (scalar.isSteering ? escaped(scalar.escape, others) : nil)
      }
    }
  }

  /// Most texts are, and needn't be looked at by scalars.
  private static func isPlain(_ text: String) -> Bool {
    var before: UInt8 = 0
    return text.utf8.allSatisfy { byte in
      defer { before = byte }
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return false
      case 0x20..<0x7F: return byte != before || !Unicode.Scalar(byte).beginsCommands
      default: return false
      }
    }
  }
}
