/// The expressions in a text, without the words that they would show.
struct Placeholders {
  /// In order of the alphabet; texts in quotes are left empty, blanks are one.
  private(set) var shapes: [String] = []

  init(in text: String) {
    var depth = 0
    var quote: Character?
    var shape = ""
    for letter in text {
      if let open = quote {
        if letter == open { quote = nil }
        continue
      }
      switch letter {
      case "'",
        "\"" where depth > 0:
        quote = depth > 0 ? letter : nil
      case "{":
        depth += 1
        if depth == 1 { shape = "" }
      case "}":
        depth -= 1
        if depth == 0 { shapes.append(shape) }
      default: break
      }
      if depth > 0, !letter.isWhitespace { shape.append(letter == "\"" ? "'" : letter) }
    }
    shapes.sort()
  }
}
