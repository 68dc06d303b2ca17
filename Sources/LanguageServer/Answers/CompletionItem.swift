internal import Diagnostics
internal import Rules

/// Something that can be typed at a place.
struct CompletionItem: Hashable {
  /// The protocol's numbers.
  enum Kind: Int {
    case function = 3
    case variable = 6
    case property = 10
    case value = 12
    case enumMember = 20
    case reference = 18
  }

  let label: String
  let kind: Kind
  /// In few words, beside the label.
  var detail = ""
  /// In Markdown.
  var documentation = ""
  /// What is written, where that isn't the label.
  var text: String?

  func writeMembers(at range: LineRange, sortedAs number: Int, to json: inout JSONWriter) {
    json.member("label", label)
    json.member("kind", kind.rawValue)
    if !detail.isEmpty { json.member("detail", detail) }
    if !documentation.isEmpty {
      json.object("documentation", MarkdownContent(documentation).writeMembers)
    }
    json.member("sortText", number.digits(atLeast: 4))
    json.object("textEdit") { json in
      json.object("range", range.writeMembers)
      json.member("newText", text ?? label)
    }
  }
}

/// A text in Markdown, as answers have it.
struct MarkdownContent {
  let text: String

  init(_ text: String) { self.text = text }

  func writeMembers(to json: inout JSONWriter) {
    json.member("kind", "markdown")
    json.member("value", text)
  }

  /// Words of ours or of a team, in which nothing becomes a link, emphasis or markup.
  static func escaped(_ text: String) -> String {
    text.withEscapes.reduce(into: "") { result, letter in
      if "\\`*_[]<>".contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }

  /// A name as it is typed.
  static func code(_ text: String) -> String { text.contains("`") ? "`` \(text) ``" : "`\(text)`" }
}

extension ReferenceEntry {
  /// All that there is to say about it, in Markdown.
  var markdown: String {
    let lines = particulars.map { particular in
      let isCode = particular.isCode
      let text =
        isCode ? MarkdownContent.code(particular.text) : MarkdownContent.escaped(particular.text)
      return "- \(particular.label): \(text)"
    }
    let head = "\(MarkdownContent.code(name)) (\(word))"
    let paragraphs = [head, MarkdownContent.escaped(meaning)]
    return (paragraphs + (lines.isEmpty ? [] : [lines.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }
}
