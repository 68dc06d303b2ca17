extension StringProtocol {
  /// The text in quotes as messages show it: short, on one line, nothing a terminal would obey.
  package var quoted: String {
    var shown = "'"
    var rest = unicodeScalars.makeIterator()
    for _ in 0..<longestQuotation {
      guard let scalar = rest.next() else { return shown.withoutCommands + "'" }
      shown.append(harmless(scalar))
    }
    return shown.withoutCommands + (rest.next() == nil ? "'" : "…'")
  }
}

private let longestQuotation = 80

private func harmless(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default:
    guard scalar.isSteering else { return String(scalar) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}

extension String {
  /// As a shell takes it for one word.
  package var asShellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      "/._-".unicodeScalars.contains($0) || $0.properties.isAlphabetic
        || $0.properties.numericType != nil
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
