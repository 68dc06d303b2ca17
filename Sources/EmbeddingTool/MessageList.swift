/// The sentences of `locales/en.yaml` as Swift source: one text with what English says, and an id
/// for each, which is where its sentence begins. The compiler takes a literal for each sentence ten
/// times as long.
///
/// The file is simple on purpose: each id stands on a line of its own with its words in single
/// quotes, or with a line for each form below it. A test reads it as YAML and finds the same.
struct MessageList {
  private struct Sentence {
    let id: Substring
    var text = ""
    var one: String?
  }

  private var sentences: [Sentence] = []

  init(_ file: String) {
    var isInside = false
    for line in file.split(separator: "\n") {
      if !line.hasPrefix(" ") { isInside = line == "phrases:" || line == "everywhere:" }
      guard isInside, line.hasPrefix("  "), let colon = line.firstIndex(of: ":") else { continue }
      let key = line[..<colon].drop { $0 == " " }
      let text = Self.unquoted(line[line.index(after: colon)...])
      if !line.hasPrefix("    ") { sentences.append(Sentence(id: key)) }
      if key == "one" { sentences[sentences.count - 1].one = text }
      if key == "other" || !line.hasPrefix("    ") { sentences[sentences.count - 1].text = text }
    }
  }

  var source: String {
    var list = ""
    let ids = sentences.map { sentence in
      let start = list.utf8.count
      for text in [String(sentence.id), sentence.text, sentence.one ?? ""] { list += text + "\0" }
      return (
        name: Self.camelCase(sentence.id), start: start, count: Self.places(in: sentence.text)
      )
    }
    let words = zip(sentences, ids).filter { $0.0.id.hasPrefix("word.") }
      .map { "\($1.name) \($1.start)\n" }.joined()
    let byCount = Dictionary(grouping: ids, by: \.count).sorted { $0.key < $1.key }
    let names = byCount.map { count, ids in
      let lines = ids.map { name, start, _ in
        "  package static var `\(name)`: Self { Self(at: \(start)) }\n"
      }
      let type = count == 0 ? "Message" : "MessageID where count == \(count)"
      return "extension \(type) {\n\(lines.joined())}\n"
    }
    return """
      extension EnglishSentence {
        static let list = \(list.debugDescription)
        static let words = \(words.debugDescription)
      }

      \(names.joined(separator: "\n"))
      """
  }

  private static func unquoted(_ text: Substring) -> String {
    let quoted = text.drop { $0 == " " }
    return String(quoted.dropFirst().dropLast()).replacing("''", with: "'")
  }

  /// How many values a sentence is filled with.
  private static func places(in text: String) -> Int {
    let plain = text.replacing("{{", with: "")
    return plain.matches(of: #/\{(\d+)\}/#).compactMap { Int($0.output.1) }.max().map { $0 + 1 }
      ?? 0
  }

  /// `unknown-word.near` is `unknownWordNear`.
  private static func camelCase(_ id: Substring) -> String {
    let parts = id.split { $0 == "-" || $0 == "." }
    return parts.dropFirst().reduce(into: String(parts[0])) { name, part in
      name += part.prefix(1).uppercased() + String(part.dropFirst())
    }
  }
}
