extension Function {
  package static let foldCase = Function(
    "foldCase",
    "The text with all letters in the one case in which Unicode compares them.",
    example: "'STRASSE'.foldCase() == 'Straße'.foldCase()",
    .method { (text: String) in text.unicodeScalars.map(\.foldedCase).joined() }
  )
}

extension Unicode.Scalar {
  /// By way of the capital letter: `ß` is `ss` then, and each sigma the same.
  fileprivate var foldedCase: String {
    guard properties.changesWhenCaseFolded else { return String(self) }
    return properties.lowercaseMapping.inCase(\.uppercaseMapping).inCase(\.lowercaseMapping)
  }
}

extension String {
  fileprivate func inCase(_ mapping: (Unicode.Scalar.Properties) -> String) -> String {
    unicodeScalars.map { mapping($0.properties) }.joined()
  }
}
