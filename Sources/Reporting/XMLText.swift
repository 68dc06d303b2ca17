internal import Diagnostics

/// Text inside XML: only characters that XML 1.0 has, and nothing that is markup.
enum XMLText {
  /// The text between tags or in the quotes of an attribute, whose lines stay apart.
  static func escaped(_ text: String) -> String {
    var before: Unicode.Scalar?
    return Isolates.replacingScalars(in: text) { scalar in
      defer { before = scalar }
      if scalar == before, scalar.beginsCommands { return "&#\(scalar.value);" }
      switch scalar {
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "\"": return "&quot;"
      case "\n": return "&#10;"
      case "\t": return "&#9;"
      default: return scalar.isSteering ? escaped(scalar.escape) : nil
      }
    }
  }
}
