extension String {
  /// As YAML reads it as the same text: in double quotes, unless it is a plain name.
  package var asYAML: String { isPlainName ? self : inDoubleQuotes }

  /// Whether every reader of YAML takes it for the same text without quotes.
  package var isPlainName: Bool {
    let isName = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_.".unicodeScalars.contains($0)
    }
    let taken = ["true", "false", "null", "unknown", "yes", "no", "on", "off", "y", "n"]
    return isName && first?.isLetter == true && !taken.contains(lowercased())
  }

  /// In double quotes, as YAML and JSON read it as the same text.
  package var inDoubleQuotes: String { "\"" + onOneLine + "\"" }

  /// As it can stand in double quotes or a comment, with nothing in it that steers.
  package var onOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      // Two of them could begin what a build server obeys.
      case "#" where text.unicodeScalars.last == "#": text += "\\u0023"
      case _ where !scalar.isSteering: text.append(Character(scalar))
      case "\0"..."\u{FFFF}":
        text += "\\u" + scalar.value.digits(atLeast: 4, radix: 16, uppercase: true)
      default: text += "\\U" + scalar.value.digits(atLeast: 8, radix: 16, uppercase: true)
      }
    }
  }
}
