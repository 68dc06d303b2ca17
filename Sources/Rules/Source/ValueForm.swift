internal import Diagnostics
internal import Documents
internal import Expressions

/// How a value of a rule file is written: what reads it, and what a schema says of it.
struct ValueForm<Value>: Sendable {
  typealias Reading = @Sendable (inout NodeReader, DocumentNode) -> Value?

  /// Made when somebody asks.
  let shape: @Sendable () -> ValueShape
  let read: Reading

  init(_ shape: @autoclosure @escaping @Sendable () -> ValueShape, _ read: @escaping Reading) {
    self.shape = shape
    self.read = read
  }
}

// A form is made where there is something to read: most keys are left out.
extension MappingReader {
  /// The value of a key that must be there.
  mutating func required<Value>(
    _ key: String, _ form: @autoclosure () -> ValueForm<Value>,
    _ meaning: @autoclosure () -> String? = nil
  ) -> Value? {
    declare(key, { form().shape() }, meaning(), isRequired: true)
    guard let node = required(key) else { return nil }
    return form().read(&values, node)
  }

  /// The value of a key that may be left out.
  mutating func optional<Value>(
    _ key: String, _ form: @autoclosure () -> ValueForm<Value>,
    _ meaning: @autoclosure () -> String? = nil
  ) -> Value? {
    declare(key, { form().shape() }, meaning(), isRequired: false)
    guard let node = optional(key) else { return nil }
    return form().read(&values, node)
  }
}

extension ValueForm {
  /// What a reading makes of the keys that it asks for.
  static func mapping(_ read: @escaping @Sendable (inout MappingReader) -> Value?) -> Self {
    Self(.mapping(MappingReader.keys(askedBy: read))) { $0.mapping($1, read) }
  }

  static func list<Item>(of item: ValueForm<Item>) -> Self where Value == [Item] {
    Self(.list(item.shape())) { values, node in
      values.list(node)?.compactMap { item.read(&values, $0) }
    }
  }

  /// A form that stands in several places, or inside itself.
  static func named(_ name: String, _ form: Self) -> Self {
    Self(.named(name, shape: form.shape), form.read)
  }
}

extension ValueForm where Value: Sendable {
  /// The value, and where it stands.
  var placed: ValueForm<(value: Value, range: SourceRange)> {
    ValueForm<(value: Value, range: SourceRange)>(shape()) { values, node in
      read(&values, node).map { ($0, values.range(of: node)) }
    }
  }
}

extension ValueForm where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  /// One of the words that an enumeration has.
  static func word(of type: Value.Type) -> Self {
    Self(.word(among: Value.allCases.map(\.rawValue))) { $0.word($1, of: Value.self) }
  }
}

extension ValueForm {
  static var text: ValueForm<String> { .init(.text) { $0.text($1) } }

  /// A text in one line that says something.
  static var sentence: ValueForm<String> { .init(.text) { $0.sentence($1) } }

  static func word(among words: [String]) -> ValueForm<String> {
    .init(.word(among: words)) { $0.word($1, among: words) }
  }

  /// A text whose characters may have to be pointed at.
  static var written: ValueForm<LocatedText> { .init(.text) { $0.written($1) } }

  /// A text, or texts by the tags of their languages.
  static var translatedText: ValueForm<TranslatedText> {
    .init(.any([.text, .map(.text)])) { $0.translatedText($1) }
  }

  /// Texts in languages, each in one line that says something.
  static var translatedSentence: ValueForm<TranslatedText> {
    .init(.any([.text, .map(.text)])) { $0.translatedSentence($1) }
  }

  /// What is true or false: one text, however much it asks.
  static var condition: ValueForm<LocatedText> { .init(.text) { $0.condition($1) } }

  static var boolean: ValueForm<Bool> { .init(.boolean) { $0.boolean($1) } }

  static var number: ValueForm<Double> { .init(.number) { $0.number($1) } }

  static func integer(in limits: ClosedRange<Int>? = nil) -> ValueForm<Int> {
    .init(.integer) { $0.integer($1, in: limits) }
  }

  /// A day of the calendar, at 00:00 UTC.
  static var day: ValueForm<Timestamp> { .init(.day) { $0.day($1) } }

  static var texts: ValueForm<[String]> { .init(.list(.text)) { $0.texts($1) } }

  /// Whatever people note down; nobody reads it.
  static var anything: ValueForm<DocumentNode> { .init(.anything) { $1 } }

  /// Values by names of one's own, to be read by somebody else.
  static var entries: ValueForm<[DocumentNode.Entry]> {
    .init(.map(.anything)) { $0.entries($1) }
  }
}
