package import Expressions

/// What rules see of the entries of a catalogue; a further property is one line more.
package struct EntryType<Entry: Sendable>: Sendable {
  /// A property as it is declared, and what it is of an entry.
  package struct Property: Sendable {
    fileprivate let field: Fact
    fileprivate let value: @Sendable (Entry) -> Value

    package typealias Reading<Answer> = @Sendable (Entry) -> Answer

    static func fact(_ fact: Fact, _ read: @escaping Reading<Value>) -> Self {
      Self(field: fact, value: read)
    }

    package static func text(
      _ name: String, of type: ValueType = .string, _ meaning: String,
      _ read: @escaping Reading<String>
    ) -> Self {
      Self(field: Fact(name, type, meaning)) { .string(read($0)) }
    }

    package static func texts(
      _ name: String, of words: EnumerationType? = nil, _ meaning: String,
      _ read: @escaping Reading<[String]>
    ) -> Self {
      Self(field: Fact(name, .list(words.map(ValueType.enumeration) ?? .string), meaning)) {
        entry in
        .list(ContiguousArray(read(entry).map { TracedValue(.string($0)) }))
      }
    }

    package static func word<Word: RawRepresentable<String> & CaseIterable & SendableMetatype>(
      _ name: String, of words: String, _ meaning: String, _ read: @escaping Reading<Word>
    ) -> Self {
      let all = EnumerationType(name: words, words: Word.allCases.map(\.rawValue))
      return Self(field: Fact(name, .enumeration(all), meaning)) { .string(read($0).rawValue) }
    }

    package static func flag(_ name: String, _ meaning: String, _ read: @escaping Reading<Bool>)
      -> Self
    {
      Self(field: Fact(name, .boolean, meaning)) { .boolean(read($0)) }
    }

    /// A day, at 00:00 UTC; absent where an entry has none.
    package static func day(
      _ name: String, _ meaning: String, _ read: @escaping Reading<Timestamp?>
    ) -> Self {
      Self(field: Fact(name, .timestamp, meaning)) { read($0).map(Value.timestamp) ?? .absent }
    }

    package static func list<Item>(
      _ name: String, of type: EntryType<Item>, _ meaning: String, _ read: @escaping Reading<[Item]>
    ) -> Self {
      Self(field: Fact(name, .list(.object(type.object)), meaning)) { type.list(of: read($0)) }
    }
  }

  package let object: ObjectType
  private let properties: [Property]

  package init(_ name: String, _ properties: [Property]) {
    object = ObjectType(name: name, fields: properties.map(\.field))
    self.properties = properties
  }

  package func value(of entry: Entry) -> Value {
    let slots = properties.map { TracedValue($0.value(entry)) }
    return .object(Record(type: object, slots: ContiguousArray(slots)))
  }

  package func list(of entries: [Entry]) -> Value {
    .list(ContiguousArray(entries.map { TracedValue(value(of: $0)) }))
  }
}
