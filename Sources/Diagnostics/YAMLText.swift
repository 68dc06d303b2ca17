extension String {
  /// As YAML reads it as the same text: in double quotes, unless it is a plain name.
  package var asYAML: String {
    let isName = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_.".unicodeScalars.contains($0)
    }
    let taken = ["true", "false", "null", "unknown", "yes", "no", "on", "off", "y", "n"]
    return isName && first?.isLetter == true && !taken.contains(lowercased())
      ? self : inDoubleQuotes
  }

  /// In double quotes, as YAML and JSON read it as the same text.
  package var inDoubleQuotes: String { "\"" + onOneLine + "\"" }

  /// As it can stand in double quotes or a comment.
  package var onOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        let isHarmless =
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          && !["\u{2028}", "\u{2029}", "\u{FEFF}"].contains(scalar)
        if isHarmless {
          text.append(Character(scalar))
        } else {
          text += "\\u" + scalar.value.digits(atLeast: 4, radix: 16, uppercase: true)
        }
      }
    }
  }
}
