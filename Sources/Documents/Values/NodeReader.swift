package import Diagnostics

/// Reads nodes of a file as the types that fields have, and collects what is wrong with them.
///
/// Each reading reports once and answers nil when the node is of another type, or says nothing.
package struct NodeReader: Sendable {
  package let file: SourceFile
  package var diagnostics: DiagnosticList
  /// Under which key another one stands in files of this kind; nil where nobody knows.
  let placeOfKey: @Sendable (String) -> String?

  package init(
    of file: SourceFile, diagnostics: DiagnosticList = DiagnosticList(),
    placeOfKey: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.file = file
    self.diagnostics = diagnostics
    self.placeOfKey = placeOfKey
  }

  /// The place of a node in the file.
  package func range(of node: DocumentNode) -> SourceRange {
    SourceRange(file: file.id, bytes: node.bytes)
  }

  /// Any scalar, as written: `15.0` and `NO` are texts too.
  package mutating func text(_ node: DocumentNode) -> String? {
    scalar(node, expecting: .text)?.text
  }

  /// Plain `true` or `false`, nothing else.
  package mutating func boolean(_ node: DocumentNode) -> Bool? {
    guard let scalar = plainScalar(node, expecting: .boolean) else { return nil }
    switch scalar {
    case "true": return true
    case "false": return false
    default:
      reject(node, as: .boolean, meant: BooleanGuess.meant(by: scalar))
      return nil
    }
  }

  /// A plain calendar day or one in quotes.
  package mutating func date(_ node: DocumentNode) -> CalendarDate? {
    guard let scalar = scalar(node, expecting: .date) else { return nil }
    if let date = CalendarDate(scalar.text) { return date }
    reject(node, as: .date)
    return nil
  }

  /// One of some words.
  package mutating func word(_ node: DocumentNode, among known: [String]) -> String? {
    guard let scalar = scalar(node, expecting: .word) else { return nil }
    if known.contains(scalar.text) { return scalar.text }
    let candidates = known.map { name in
      Suggestion.Candidate(name, alsoCalled: name == "off" ? BooleanGuess.nothing : [])
    }
    let suggestion = Suggestion.clause(for: scalar.text, among: candidates)
    diagnostics.report(
      Message(.unknownWord, scalar.text.quoted, known.alternatives, suggestion), at: range(of: node)
    )
    return nil
  }

  /// A case of an enumeration, by its raw value.
  package mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: DocumentNode, of type: Word.Type
  ) -> Word? {
    if let word = node.text.flatMap(Word.init) { return word }
    return word(node, among: type.allCases.map(\.rawValue)).flatMap(Word.init)
  }

  package mutating func list(_ node: DocumentNode) -> [DocumentNode]? {
    if let items = node.items { return items }
    reject(node, as: .list)
    return nil
  }

  /// The items of a list, each read; nil when the node is no list, without those that went wrong.
  package mutating func list<Item>(
    _ node: DocumentNode, of read: (inout NodeReader, DocumentNode) -> Item?
  ) -> [Item]? {
    list(node)?.compactMap { read(&self, $0) }
  }

  /// The items of a list as texts; without those that aren't any.
  package mutating func texts(_ node: DocumentNode) -> [String]? {
    list(node, of: { $0.text($1) })
  }

  package mutating func entries(_ node: DocumentNode) -> [DocumentNode.Entry]? {
    if let entries = node.entries { return entries }
    reject(node, as: .mapping)
    return nil
  }

  /// What is read from a mapping's keys; those that nobody asked for are reported.
  package mutating func mapping<Value>(
    _ node: DocumentNode, _ read: (inout MappingReader) -> Value?
  ) -> Value? {
    if node.entries == nil {
      let keys = MappingReader.keys(askedBy: read).filter(\.isRequired).map(\.name)
      reject(node, as: keys.isEmpty ? .mapping : .mapping(of: keys))
      return nil
    }
    return openMapping(node) { mapping in
      let value = read(&mapping)
      mapping.finish()
      return value
    }
  }

  /// What is read from the keys of a mapping that may have others: a newer release wrote them.
  package mutating func openMapping<Value>(
    _ node: DocumentNode, _ read: (inout MappingReader) -> Value?
  ) -> Value? {
    guard let entries = entries(node) else { return nil }
    var mapping = MappingReader(entries, at: node.bytes, values: consume self)
    let value = read(&mapping)
    self = mapping.values
    return value
  }
}

// What the readings share.
extension NodeReader {
  /// A scalar that says something.
  mutating func scalar(
    _ node: DocumentNode, expecting kind: ExpectedKind
  ) -> (text: String, style: ScalarStyle)? {
    if case .scalar(let text, let style) = node.content, !node.isNull, !node.isUnresolved {
      return (text, style)
    }
    reject(node, as: kind)
    return nil
  }

  /// The text of a scalar without quotes.
  mutating func plainScalar(_ node: DocumentNode, expecting kind: ExpectedKind) -> String? {
    guard let scalar = scalar(node, expecting: kind) else { return nil }
    if scalar.style == .plain { return scalar.text }
    diagnostics.report(Message(.quotedValue, scalar.text.quoted, kind.name), at: range(of: node))
    return nil
  }

  /// Reports a node that is not what it should be.
  mutating func reject(_ node: DocumentNode, as kind: ExpectedKind, meant guess: String? = nil) {
    guard !node.isUnresolved else { return }
    let range = range(of: node)
    if kind.name == ExpectedKind.mapping.name, let entry = node.unspacedEntry {
      diagnostics.report(.missingSpace(in: entry), at: range)
    } else if !node.isNull {
      let advice = guess.map { Message(.didYouMeanBare, $0.quoted) } ?? kind.advice
      diagnostics.report(Message(.wrongType, node.kindInWords, kind.name, advice), at: range)
    } else {
      let advice = ColourComment(after: node, in: file)?.advice ?? Message(.write, kind.name)
      diagnostics.report(Message(.noValue, Message(.this), advice), at: range)
    }
  }
}

/// A type that a field can have, in the words of messages.
struct ExpectedKind: Equatable {
  /// What such a value is called.
  let name: Message
  /// How to write one.
  let advice: Message

  private init(_ name: Message, _ advice: Message) {
    self.name = Message(name)
    self.advice = Message(advice)
  }

  static let text = Self(.aText, .writeText)
  static let boolean = Self(.trueOrFalse, .writeOneThem)
  static let number = Self(.aNumber, .writeInDigitsSuch44)
  static let wholeNumber = Self(.wholeNumber, .writeInDigits)
  static let date = Self(.date, .writeDayCalendarYyyyMm)
  static let word = Self(.word, .writeOneWord)
  static let list = Self(.aList, .writeFirstSecondOrEach)
  static let mapping = Self(.aMapping, .writeKeyValueOrEach)

  /// A mapping with these keys.
  static func mapping(of keys: [String]) -> Self {
    Self(mapping.name, "write {\(keys.map { "\($0): …" }.joined(separator: ", "))}")
  }
}

/// What people mean who write true and false in another way.
private enum BooleanGuess {
  /// What else people write for `off`.
  static let nothing = ["none", "never", "no", "false", "disabled", "ignore"]

  /// `true` for `yes`, `false` for `off`, and so on.
  static func meant(by text: String) -> String? {
    switch text.lowercased() {
    case "true", "yes", "y", "on", "1": "true"
    case "false", "no", "n", "off", "0": "false"
    default: nil
    }
  }
}
