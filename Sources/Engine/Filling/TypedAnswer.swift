package import Diagnostics
internal import Documents

/// What somebody answers, as it can be written into a description.
package struct TypedAnswer {
  /// How it can be written, by what is to be tried first; what none of them says can't be meant.
  package let spellings: [String]
  /// The spelling whose mistakes are told.
  package let plainest: String

  /// Reads what somebody typed into one line: a value as YAML has it, else a text to the letter.
  package init(_ typed: String, in file: SourceFile) {
    guard let value = Self.value(typed) else {
      let isWritable = !typed.unicodeScalars.contains { $0.properties.generalCategory == .control }
      plainest = isWritable ? typed.inDoubleQuotes : typed
      spellings = [plainest]
      return
    }
    plainest = Self.isJSON(file) ? value.asJSON : typed
    guard case .scalar(let text, .plain) = value.content, !value.isNull else {
      spellings = [plainest]
      return
    }
    // Within braces and brackets these end a text that has no quotes.
    let endsInFlow = text.contains { ",[]{}".contains($0) }
    let both = [plainest, text.inDoubleQuotes]
    spellings = endsInFlow ? both.reversed() : both
  }

  /// Whether it takes keys in quotes and no comments.
  package static func isJSON(_ file: SourceFile) -> Bool {
    let beginning = file.bytes.lazy.filter { $0 > 0x20 }.prefix(2)
    return beginning.elementsEqual("{\"".utf8) || file.id.path.hasSuffix(".json")
  }

  /// The value that stands in the text from its first to its last letter, and takes one line.
  private static func value(_ text: String) -> DocumentNode? {
    let everything = DocumentReader().readAll(SourceFile(path: "", text: text))
    guard everything.allDiagnostics.isEmpty, everything.documents.count == 1,
      let root = everything.documents.first?.root, root.bytes == 0..<text.utf8.count
    else { return nil }
    switch root.content {
    case .scalar(_, let style): return [.literal, .folded].contains(style) ? nil : root
    case .sequence: return text.hasPrefix("[") ? root : nil
    case .mapping: return text.hasPrefix("{") ? root : nil
    }
  }
}

extension DocumentNode {
  /// In one line of JSON; what JSON has no word for stands in quotes.
  fileprivate var asJSON: String {
    switch content {
    case .scalar(let text, .plain) where ["true", "false"].contains(text) || isNumber(text): text
    case .scalar(let text, _): text.inDoubleQuotes
    case .sequence(let items): "[\(items.map(\.asJSON).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.name.inDoubleQuotes): \($0.value.asJSON)" }.joined(separator: ", "))}"
    }
  }

  /// Whether JSON writes the number the same way: it has no sign but a minus, and digits around a
  /// point.
  private func isNumber(_ text: String) -> Bool {
    guard Double(decimal: text) != nil, text.last != ".", !text.contains(".e"), !text.contains(".E")
    else {
      return false
    }
    let digits = text.drop { $0 == "-" }
    guard let first = digits.first, first.isNumber else { return false }
    return first != "0" || !(digits.dropFirst().first?.isNumber ?? false)
  }
}
