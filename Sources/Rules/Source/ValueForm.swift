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

extension ValueForm<String> {
  static var text: Self { Self(.text) { $0.text($1) } }

  /// A text in one line that says something.
  static var sentence: Self { Self(.text) { $0.sentence($1) } }

  static func word(among words: [String]) -> Self {
    Self(.word(among: words)) { $0.word($1, among: words) }
  }
}

extension ValueForm where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  /// One of the words that an enumeration has.
  static func word(of type: Value.Type) -> Self {
    Self(.word(among: Value.allCases.map(\.rawValue))) { $0.word($1, of: Value.self) }
  }
}

extension ValueForm<LocatedText> {
  /// A text whose characters may have to be pointed at.
  static var written: Self { Self(.text) { $0.written($1) } }
}

extension ValueForm<TranslatedText> {
  /// A text, or texts by the tags of their languages.
  static var translatedText: Self { Self(.any([.text, .map(.text)])) { $0.translatedText($1) } }

  /// Texts in languages, each in one line that says something.
  static var translatedSentence: Self {
    Self(.any([.text, .map(.text)])) { $0.translatedSentence($1) }
  }
}

extension ValueForm<Bool> {
  static var boolean: Self { Self(.boolean) { $0.boolean($1) } }
}

extension ValueForm<Double> {
  static var number: Self { Self(.number) { $0.number($1) } }
}

extension ValueForm<Int> {
  static func integer(in limits: ClosedRange<Int>? = nil) -> Self {
    Self(.integer) { $0.integer($1, in: limits) }
  }
}

extension ValueForm<Timestamp> {
  /// A day of the calendar, at 00:00 UTC.
  static var day: Self { Self(.day) { $0.day($1) } }
}

extension ValueForm<[String]> {
  static var texts: Self { Self(.list(.text)) { $0.texts($1) } }
}

extension ValueForm<DocumentNode> {
  /// Whatever people note down; nobody reads it.
  static var anything: Self { Self(.anything) { $1 } }
}

extension ValueForm<[DocumentNode.Entry]> {
  /// Values by names of one's own, to be read by somebody else.
  static var entries: Self { Self(.map(.anything)) { $0.entries($1) } }
}
