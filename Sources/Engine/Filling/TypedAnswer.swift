package import Diagnostics
package import Documents
package import Model

/// What somebody answers, as it can be written into a description.
package struct TypedAnswer {
  /// How it can be written, by what is to be tried first; what none of them says can't be meant.
  package let spellings: [String]
  /// The spelling whose mistakes are told.
  package let plainest: String

  /// Reads what somebody typed into one line: as people say it to a question of its kind, else a
  /// value as YAML has it, else a text to the letter.
  package init(_ typed: String, to question: Question, in file: SourceFile) {
    let value = Self.value(typed)
    let said = value ?? DocumentNode(.scalar(typed, .doubleQuoted), bytes: 0..<typed.utf8.count)
    if let meant = question.type.map(said.meant), !meant.isSame(as: said) {
      plainest = meant.inOneLine(of: file)
      spellings = [plainest]
      return
    }
    guard let value else {
      let isWritable = !typed.unicodeScalars.contains { $0.properties.generalCategory == .control }
      plainest = isWritable ? typed.inDoubleQuotes : typed
      spellings = [plainest]
      return
    }
    plainest = file.isJSON ? value.inOneLine(of: file) : typed
    guard case .scalar(let text, .plain) = value.content, !value.isNull else {
      spellings = [plainest]
      return
    }
    spellings = Self.spellings(of: text, plainest)
  }

  /// Takes what a questionnaire brought: a text is meant to the letter, whatever stands in it.
  package init(_ given: DocumentNode, to question: Question, in file: SourceFile) {
    let meant = question.type.map(given.meant) ?? given
    guard let text = meant.text else {
      plainest = meant.inOneLine(of: file)
      spellings = [plainest]
      return
    }
    let value = text.unicodeScalars.contains(where: \.isSteering) ? nil : Self.value(text)
    guard let value, case .scalar(_, .plain) = value.content, !value.isNull else {
      plainest = text.inDoubleQuotes
      spellings = [plainest]
      return
    }
    plainest = file.isJSON ? value.inOneLine(of: file) : text
    spellings = Self.spellings(of: text, plainest)
  }

  private static func spellings(of text: String, _ plainest: String) -> [String] {
    // Within braces and brackets these end a text that has no quotes.
    let endsInFlow = text.contains { ",[]{}".contains($0) }
    let both = [plainest, text.inDoubleQuotes]
    return endsInFlow ? both.reversed() : both
  }

  /// Whether a text of a description says the same, however it is written.
  package func says(_ written: String) -> Bool {
    guard let said = Self.value(written), let own = Self.value(plainest) else {
      return written == plainest
    }
    return own.isSame(as: said)
  }

  /// The value that stands in the text from its first to its last letter, and takes one line.
  fileprivate static func value(_ text: String) -> DocumentNode? {
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

/// What people say instead of a value, however they write it.
package enum SpokenAnswer {
  case yes
  case no
  /// There is none of it.
  case nothing
  case unknown

  package init?(_ text: String) {
    switch text.lowercased().replacing("’", with: "'") {
    case "yes", "y": self = .yes
    case "no", "n": self = .no
    case "none", "nothing": self = .nothing
    case "don't know", "unknown": self = .unknown
    default: return nil
    }
  }

  /// As a file has it.
  fileprivate var flag: String? {
    switch self {
    case .yes: "true"
    case .no: "false"
    case .nothing, .unknown: nil
    }
  }

  /// What there is, where somebody says `yes: …`.
  fileprivate static func behindYes(_ text: String) -> Substring {
    guard let colon = text.firstIndex(of: ":"), Self(String(text[..<colon])) == .yes else {
      return text[...]
    }
    return text[text.index(after: colon)...]
  }
}

extension DocumentNode {
  /// Whether somebody says that they don't know.
  var isSaidUnknown: Bool { text.flatMap(SpokenAnswer.init) == .unknown }

  /// Whether it says the same, however it is written.
  func isSame(as other: DocumentNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one, _), .scalar(let other, _)): one == other
    case (.sequence(let ones), .sequence(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { $0.isSame(as: $1) }
    case (.mapping(let ones), .mapping(let others)):
      ones.count == others.count
        && zip(ones, others).allSatisfy { $0.name == $1.name && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}

extension DocumentNode {
  /// What people mean who write yes, or the items of a list one after the other.
  fileprivate func meant(_ type: AnswerType) -> DocumentNode {
    if type.isList, let items {
      return sequence(items.map { node in node.text.map { item($0, type) } ?? node })
    }
    guard let text, !text.isEmpty else { return self }
    let spoken = SpokenAnswer(text)
    if type.name == "boolean", !type.isList, let word = spoken?.flag {
      return DocumentNode(.scalar(word, .plain), bytes: bytes)
    }
    guard type.isList || type.isMeasured else { return self }
    if text.hasPrefix("[") || text.hasPrefix("{") { return TypedAnswer.value(text) ?? self }
    if spoken == .no || spoken == .nothing { return sequence([]) }
    let parts = SpokenAnswer.behindYes(text).split { ";\n".contains($0) }
    // That there are some doesn't say which.
    if parts.isEmpty { return self }
    let isPlain = parts.count == 1 && (type.details == nil || !parts[0].contains(":"))
    let items = isPlain ? parts[0].split(separator: ",") : parts
    return sequence(items.map { item(String($0).trimmed, type) })
  }

  /// An item of a list; what else it has stands behind a colon.
  private func item(_ text: String, _ type: AnswerType) -> DocumentNode {
    let colon = type.details == nil ? nil : text.firstIndex(of: ":")
    let word = colon.map { String(text[..<$0]).trimmed } ?? text
    let open = colon == nil ? type.keyToSay(of: word) : nil
    guard let leading = type.leading, colon != nil || open != nil || !leading.isImplied else {
      return scalar(word)
    }
    var entries = [Entry(key: scalar(leading.key), value: scalar(word))]
    if let open { entries.append(Entry(key: scalar(open), value: scalar("unknown"))) }
    if let colon, let key = type.key(ofDetailsOf: word) {
      let names = text[text.index(after: colon)...].split(separator: ",")
        .map { scalar(String($0).trimmed) }
      let value = key.isList || names.count != 1 ? sequence(names) : names[0]
      entries.append(Entry(key: scalar(key.name), value: value))
    }
    return DocumentNode(.mapping(entries), bytes: bytes)
  }

  private func scalar(_ text: String) -> DocumentNode {
    DocumentNode(.scalar(text, .plain), bytes: bytes)
  }

  private func sequence(_ items: [DocumentNode]) -> DocumentNode {
    DocumentNode(.sequence(items), bytes: bytes)
  }

  /// In one line, with quotes where the file needs them; what JSON has no word for stands in quotes.
  fileprivate func inOneLine(of file: SourceFile) -> String {
    func quoted(_ text: String) -> String { file.isJSON ? text.inDoubleQuotes : text.asYAML }
    switch content {
    case .scalar(let text, .plain) where ["true", "false"].contains(text) || isNumber(text):
      return text
    case .scalar(let text, _): return quoted(text)
    case .sequence(let items):
      return "[\(items.map { $0.inOneLine(of: file) }.joined(separator: ", "))]"
    case .mapping(let entries):
      let pairs = entries.map { "\(quoted($0.name)): \($0.value.inOneLine(of: file))" }
      return "{\(pairs.joined(separator: ", "))}"
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
