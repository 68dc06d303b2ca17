extension Function {
  static let lowerAscii = Function(
    "lowerAscii", "The text with A to Z in small letters.",
    example: "'Apple'.lowerAscii() == 'apple'",
    .method { (text: String) in text.changingCase(of: UInt8(ascii: "A")...UInt8(ascii: "Z")) })

  static let upperAscii = Function(
    "upperAscii", "The text with a to z in capital letters.",
    example: "'Apple'.upperAscii() == 'APPLE'",
    .method { (text: String) in text.changingCase(of: UInt8(ascii: "a")...UInt8(ascii: "z")) })

  static let trim = Function(
    "trim",
    "The text without white space at its ends.",
    example: "' Apple '.trim() == 'Apple'",
    .method { (text: String) in
      let scalars = text.unicodeScalars
      guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
      else { return "" }
      return String(scalars[first...last])
    }
  )

  static let reverse = Function(
    "reverse", "The characters of a text or the items of a list, last first.",
    example: "[1, 2].reverse() == [2, 1]",
    .method { (text: String) in String(text.scalars.reversed()) },
    .method(readsItems: false) { (items: Items) in Items(ContiguousArray(items.all.reversed())) })

  static let quote = Function(
    "strings.quote",
    "The text in quotes, with escapes for what could not be seen.",
    example: #"strings.quote('Apple') == '\"Apple\"'"#,
    .function { (text: String) in
      "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
    }
  )

  private static let escapes: [Unicode.Scalar: String] = [
    "\u{7}": "\\a", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t",
    "\u{B}": "\\v", "\\": "\\\\", "\"": "\\\"",
  ]
}

extension String {
  /// The text with these letters of ASCII in the other case.
  fileprivate func changingCase(of letters: ClosedRange<UInt8>) -> String {
    // Small letters of ASCII differ from capitals in one bit.
    String(decoding: utf8.map { letters.contains($0) ? $0 ^ 0x20 : $0 }, as: UTF8.self)
  }
}
