extension StringProtocol {
  /// The text in quotes as messages show it: short, on one line, nothing a terminal would obey.
  package var quoted: String {
    var shown = "'"
    var rest = unicodeScalars.makeIterator()
    for _ in 0..<longestQuotation {
      guard let scalar = rest.next() else { return shown + "'" }
      shown.append(harmless(scalar))
    }
    return shown + (rest.next() == nil ? "'" : "…'")
  }
}

private let longestQuotation = 80

private func harmless(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  case "\u{200C}", "\u{200D}": return String(scalar)
  default: break
  }
  if scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F { return String(scalar) }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator:
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  default:
    return String(scalar)
  }
}
