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
    switch word.utf8.count {
    case 2: word == "as" || word == "if"
    case 3: word == "for" || word == "let" || word == "var"
    case 4: word == "else" || word == "loop" || word == "void"
    case 5: word == "break" || word == "const" || word == "while"
    case 6: word == "import" || word == "return"
    case 7: word == "package"
    case 8: word == "continue" || word == "function"
    case 9: word == "namespace"
    default: false
    }
  }
}
