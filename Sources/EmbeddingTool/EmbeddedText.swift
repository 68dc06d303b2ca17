/// A file as an entry of the list of all that is embedded.
struct EmbeddedText {
  private let path: String
  /// What stands before the examples of its rule, and what follows.
  private let text: String
  private let examples: String

  init(_ text: String, at path: String) {
    self.path = path
    let cut = Self.examples(of: text) ?? text.endIndex
    self.text = String(text[..<cut])
    examples = String(text[cut...])
  }

  var entry: String {
    let literals = [path, text, examples].map(\.debugDescription)
    return "BuiltInFile(path: \(literals[0]), \(literals[1]), examples: \(literals[2]))"
  }

  /// Where a rule's examples begin, if they are the last of its keys and it is the file's last.
  private static func examples(of text: String) -> String.Index? {
    var start: String.Index?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("    examples:") {
        start = line.startIndex
      } else if !line.hasPrefix("     ") {
        start = nil
      }
    }
    return start
  }
}
