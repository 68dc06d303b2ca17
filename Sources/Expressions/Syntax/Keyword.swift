/// Words that can't be names.
enum Keyword {
  /// The value that a word stands for by itself.
  static func literal(_ word: String) -> Value? {
    switch word {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "null": .null
    default: nil
    }
  }

  /// Whether CEL keeps the word for itself, for nothing so far.
  static func isReserved(_ word: String) -> Bool {
    word.utf8.count <= longest && reserved.contains(word)
  }

  private static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop",
    "package", "namespace", "return", "var", "void", "while",
  ]

  private static let longest = 9
}
