package import Diagnostics
package import Documents
package import Localization
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
    if let meant = question.type.map({ said.meant($0, [.english]) }), !meant.isSame(as: said) {
      self.init(spelled: meant.inOneLine(of: file))
    } else if let value {
      self.init(value, written: typed, in: file)
    } else {
      let isWritable = !typed.unicodeScalars.contains { $0.properties.generalCategory == .control }
      self.init(spelled: isWritable ? typed.inDoubleQuotes : typed)
    }
  }

  /// Takes what a questionnaire in one of some languages brought: a text is meant to the letter,
  /// whatever stands in it.
  package init(
    _ given: DocumentNode, to question: Question, in file: SourceFile, _ languages: [Language]
  ) {
    let meant = question.type.map { given.meant($0, languages) } ?? given
    guard let text = meant.text else {
      self.init(spelled: meant.inOneLine(of: file))
      return
    }
    let value = text.unicodeScalars.contains(where: \.isSteering) ? nil : Self.value(text)
    if let value, case .scalar(_, .plain) = value.content, !value.isNull {
      self.init(value, written: text, in: file)
    } else {
      self.init(spelled: text.inDoubleQuotes)
    }
  }

  /// That nobody knows.
  package static func unknown(in file: SourceFile) -> TypedAnswer {
    TypedAnswer(spelled: file.isJSON ? "unknown".inDoubleQuotes : "unknown")
  }

  private init(spelled text: String) { (plainest, spellings) = (text, [text]) }

  /// A value as it was written; a plain word may be meant as a text as well.
  private init(_ value: DocumentNode, written: String, in file: SourceFile) {
    plainest = file.isJSON ? value.inOneLine(of: file) : written
    guard case .scalar(let text, .plain) = value.content, !value.isNull else {
      spellings = [plainest]
      return
    }
    // Within braces and brackets these end a text that has no quotes.
    let endsInFlow = text.contains { ",[]{}".contains($0) }
    let both = [plainest, text.inDoubleQuotes]
    spellings = endsInFlow ? both.reversed() : both
  }

  /// The answer with what a description has of its items besides; nil where that says it already.
  package init?(_ answer: TypedAnswer, keeping written: DocumentNode, in file: SourceFile) {
    let said = Self.value(answer.plainest)
    guard let said else {
      if written.text == answer.plainest { return nil }
      self = answer
      return
    }
    guard !written.holds(said) else { return nil }
    guard let items = said.items, let others = written.items else {
      self = answer
      return
    }
    let kept = items.map { item in others.first { $0.holds(item) } ?? item }
    let node = DocumentNode(.sequence(kept), bytes: said.bytes)
    self.init(spelled: node.inOneLine(of: file))
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

  package init?(_ text: String, in languages: [Language] = [.english]) {
    let said = text.asCompared
    let answers: [(words: Message, answer: SpokenAnswer)] = [
      (Message(.saidYes), .yes), (Message(.saidNo), .no), (Message(.saidNothing), .nothing),
      (Message(.saidUnknown), .unknown),
    ]
    for language in languages {
      for (words, answer) in answers
      where language(words).split(separator: ",").contains(where: { $0.trimmed == said }) {
        self = answer
        return
      }
    }
    return nil
  }

  /// What there is, where somebody says `yes: …`.
  fileprivate static func behindYes(_ text: String, in languages: [Language]) -> Substring {
    guard let colon = text.firstIndex(where: { ":：".contains($0) }),
      Self(String(text[..<colon]), in: languages) == .yes
    else { return text[...] }
    return text[text.index(after: colon)...]
  }
}

extension AnswerType {
  /// The word that somebody means who writes it in another case, says what it means in one of some
  /// languages, or both, as a table has them.
  fileprivate func word(meantBy text: String, in languages: [Language]) -> String? {
    let said = text.asCompared
    return words.first { word in
      let name = word.word.asCompared
      return said == name
        || languages.contains { language in
          let meaning = language(word.meaning).asCompared
          return said == meaning || said == "\(name): \(meaning)"
        }
    }?.word
  }
}

extension StringProtocol {
  /// Without what makes no difference: case, kinds of apostrophes, spaces, a full stop at the end.
  fileprivate var asCompared: String {
    let words = lowercased().replacing("’", with: "'").split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    return text.count > 1 && text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

extension DocumentNode {
  /// Whether somebody says in one of some languages that they don't know.
  func isSaidUnknown(in languages: [Language]) -> Bool {
    text.flatMap { SpokenAnswer($0, in: languages) } == .unknown
  }

  /// What stands at some bytes of it.
  package func node(at bytes: Range<Int>) -> DocumentNode? {
    if self.bytes == bytes { return self }
    let inner = items ?? entries?.map(\.value) ?? []
    return inner.lazy.compactMap { $0.node(at: bytes) }.first
  }

  /// Whether it says at least what an answer does; a word stands for a mapping that has it, and
  /// numbers for one of as many.
  fileprivate func holds(_ answer: DocumentNode) -> Bool {
    switch (content, answer.content) {
    case (.scalar(let one, _), .scalar(let other, _)): one == other
    case (.scalar(let word, _), .mapping(let others)):
      others.count == 1 && others[0].value.text == word
    case (.sequence(let ones), .sequence(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { $0.holds($1) }
    case (.mapping(let ones), .sequence(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { $0.value.holds($1) }
    case (.mapping(let ones), .scalar(let word, _)): ones.contains { $0.value.text == word }
    case (.mapping(let ones), .mapping(let others)):
      others.allSatisfy { other in
        ones.contains { $0.name == other.name && $0.value.holds(other.value) }
      }
    default: false
    }
  }

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
  /// What people mean who write yes, a word's meaning, a day as a spreadsheet has it, or the items
  /// of a list one after the other.
  fileprivate func meant(_ type: AnswerType, _ languages: [Language]) -> DocumentNode {
    if type.isList, let items {
      return sequence(items.map { node in node.text.map { item($0, type, languages) } ?? node })
    }
    guard let text, !text.isEmpty else { return self }
    let spoken = SpokenAnswer(text, in: languages)
    guard type.isList || type.isMeasured else { return meant(by: text, spoken, type, languages) }
    if text.hasPrefix("[") || text.hasPrefix("{") { return TypedAnswer.value(text) ?? self }
    if spoken == .no || spoken == .nothing { return sequence([]) }
    if let word = type.word(meantBy: text, in: languages) {
      return sequence([item(word, type, languages)])
    }
    let parts = SpokenAnswer.behindYes(text, in: languages).split { ";\n".contains($0) }
    // That there are some doesn't say which.
    if parts.isEmpty { return self }
    let isPlain = parts.count == 1 && (type.details == nil || !parts[0].contains(":"))
    let items = isPlain ? parts[0].split(separator: ",") : parts
    return sequence(items.map { item(String($0).trimmed, type, languages) })
  }

  /// What a single value is meant as.
  private func meant(
    by text: String, _ spoken: SpokenAnswer?, _ type: AnswerType, _ languages: [Language]
  ) -> DocumentNode {
    switch type.name {
    case "text": return self
    case "boolean":
      // A table prints `true: Yes`.
      let said =
        spoken
        ?? text.split(separator: ":").first.flatMap { SpokenAnswer(String($0), in: languages) }
      return said == .yes ? scalar("true") : said == .no ? scalar("false") : self
    case "date":
      guard case .day(let day)? = SaidDay(text) else { return self }
      return scalar(day.description)
    default:
      let meant = type.word(meantBy: text, in: languages) ?? text.trimmed
      return meant == text ? self : scalar(meant)
    }
  }

  /// An item of a list; what else it has stands behind a colon.
  private func item(_ text: String, _ type: AnswerType, _ languages: [Language]) -> DocumentNode {
    let whole = type.word(meantBy: text, in: languages)
    let colon = type.details == nil || whole != nil ? nil : text.firstIndex(of: ":")
    let said = colon.map { String(text[..<$0]).trimmed } ?? text
    let word = whole ?? type.word(meantBy: said, in: languages) ?? said
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
