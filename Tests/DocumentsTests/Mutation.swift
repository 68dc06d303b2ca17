import Diagnostics
import TestSupport

/// Texts that are nearly, or hardly, YAML.
enum Mutation {
  /// A text with a few places changed.
  static func changed(_ text: String, using random: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
      let scrap = scraps.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.replaceSubrange(place..<end, with: scrap.utf8)
      case 2: bytes.insert(contentsOf: scrap.utf8, at: place)
      default: bytes.insert(contentsOf: bytes[end / 2..<end], at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text of scraps alone.
  static func scraps(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...16, using: &random))
      .map { _ in scraps.randomElement(using: &random) ?? "" }
      .joined()
  }

  private static let scraps = [
    "a", "b", "cd", "1", "-2", "é", "支", ":", ": ", ":\n", ",", ", ", "-", "- ", "-\n", "\n", "\n",
    "\n",
    " ", " ", "  ", "   ", "\n  ", "\n ", "\n\n", "\n- ", "\n  - ", "\na: ", "\n  b: ", "a: ",
    "b: ", "'", "\"",
    "''", "\"\"", "'a'", "\"b\"", "'a': ", "\"b\":", "\\", "\\n", "\\\"", "{", "}", "[", "]", "{}",
    "[]",
    "{a: b}", "[a, b]", "#", " #", "# c\n", "|", "|\n", "|-\n", "|+\n", ">\n", ">-\n", "|2\n",
    "> #c\n",
    "&", "&x ", "*x", "!", "!!str ", "<<: ", "%", "?", "? ", "@", "`", "~", "null", "---", "---\n",
    "--- ", "\n---\n", "...", "\n...\n", "\t", "\r\n", "\u{85}", "\u{2028}", "\u{FEFF}", "😀", "<",
    ">", "=",
    "(", ")", "+", ".", "/", "$", "_", ";", "^",
  ]
}

extension Checkout {
  /// The YAML files of the rules and of the tests.
  static func yamlFiles() throws -> [SourceFile] {
    try ["rules", "Tests"].flatMap { folder in
      try files(below: folder).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.map {
        SourceFile(path: $0, text: try text(of: "\(folder)/\($0)"))
      }
    }
  }
}
