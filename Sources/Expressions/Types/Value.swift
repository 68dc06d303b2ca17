internal import Diagnostics

/// What an expression can evaluate to.
package enum Value: Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  indirect case named(NamedText)
  case bytes(ContiguousArray<UInt8>)
  case timestamp(Timestamp)
  case duration(Duration)
  case list(ContiguousArray<TracedValue>)
  indirect case map(ValueMap)
  case type(ValueType)
  case optional(OptionalValue)
  indirect case object(Record)

  /// Nobody said it. The operand's place tells where it would have been said.
  case absent
  /// A section that nobody wrote: `has` denies it, but fields that have a default answer it.
  indirect case unwritten(Record)
  /// Can't be decided, because of facts that are absent.
  case undecided(MissingFacts)
  /// An item of an open list: any number of further items, none among them. Nothing but lists
  /// has it; whatever goes through their items gets something undecided in its place.
  case further(MissingFacts)
  /// The size of an open list, which may have further items.
  indirect case atLeast(Int64, MissingFacts)
  indirect case error(EvaluationError)
}

extension Value {
  /// Its type, as far as the value itself tells: the items of a list stay unknown.
  package var type: ValueType {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .unsigned: .unsigned
    case .double: .double
    case .string, .named: .string
    case .bytes: .bytes
    case .timestamp: .timestamp
    case .duration: .duration
    case .list: .list(.dynamic)
    case .map: .map(key: .dynamic, value: .dynamic)
    case .type: .type(.dynamic)
    case .optional: .optional(.dynamic)
    case .object(let record), .unwritten(let record): .object(record.type)
    case .absent, .undecided, .further, .atLeast: .dynamic
    case .error: .erroneous
    }
  }

  /// The name of its type in messages.
  var typeName: String {
    switch self {
    case .timestamp, .duration: type.name
    default: type.runtimeName
    }
  }

  /// Whether it is neither a value nor an error: something nobody said.
  var isMissing: Bool {
    switch self {
    case .absent, .unwritten, .undecided, .further, .atLeast: true
    default: false
    }
  }

  /// Whether it is a value, and so neither missing nor an error.
  var isPlain: Bool {
    switch self {
    case .absent, .unwritten, .undecided, .further, .atLeast, .error: false
    default: true
    }
  }
}

/// A value and the place it came from.
package struct TracedValue: Sendable {
  package var value: Value
  package var place: Place

  package init(_ value: Value, at place: Place = .none) {
    self.value = value
    self.place = place
  }

  /// What nobody said, at the place where it would have been said.
  package static func absent(at place: Place) -> TracedValue { TracedValue(.absent, at: place) }
}

/// Where a value came from: a number that means something to whoever handed the value in.
package struct Place: Hashable, Sendable {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// The place of what was computed or written in the expression itself.
  package static let none = Place(number: -1)
}

/// An object's fields, in the slots that its type gives them.
package struct Record: Sendable {
  package let type: ObjectType
  package var slots: ContiguousArray<TracedValue>

  package init(type: ObjectType, slots: ContiguousArray<TracedValue>) {
    self.type = type
    self.slots = slots
  }
}

/// A value that may be missing, as `optional.of(x)` and `a.?b` make it.
package indirect enum OptionalValue: Sendable {
  case none
  case some(TracedValue)
}

extension Value {
  /// How a single value is written as text; nil for lists, maps, records and the like.
  var text: String? {
    switch self {
    case .boolean(let answer): answer ? "true" : "false"
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): DecimalNumber.shortest(number)
    case .timestamp(let time): time.text
    case .duration(let span): span.text
    default: string
    }
  }

  /// The value as an expression would write it; of a section, what is known of it, and of what is
  /// longer than anybody reads, the beginning.
  package var words: String {
    var words = ""
    write(to: &words)
    return words
  }

  fileprivate func write(to words: inout String) {
    switch self {
    case .list(let items): items.write(to: &words)
    case .map(let map):
      words.add(map.entries, in: "{}") { entry, words in
        entry.key.value.write(to: &words)
        words += ": "
        entry.value.value.write(to: &words)
      }
    case .object(let record): record.write(to: &words)
    case .optional(.some(let operand)): operand.value.write(to: &words)
    default: words += wordsOfOne
    }
  }

  /// Of what has no parts.
  private var wordsOfOne: String {
    switch self {
    case .null: "null"
    case .bytes(let bytes): "\(bytes.count) bytes"
    case .timestamp(let time): time.isMidnight ? String(time.text.prefix(10)) : time.text
    case .type(let type): type.name
    case .optional(.none): "nothing"
    case .absent, .unwritten: "absent"
    case .undecided: "undecided"
    case .further: "…"
    case .atLeast(let count, _): "at least \(count)"
    case .error(let error): "error: \(error.message.text)"
    default: string.map { "'" + $0.withEscapes + "'" } ?? text ?? typeName
    }
  }
}

extension ContiguousArray<TracedValue> {
  /// Of many items only the first.
  fileprivate func write(to words: inout String) {
    let isLong = count > 12
    words.add(prefix(isLong ? 3 : count), in: isLong ? "[" : "[]") { $0.value.write(to: &$1) }
    if isLong { words += ", … \(count) in all]" }
  }
}

extension Record {
  fileprivate func write(to words: inout String) {
    words.add(zip(type.fields, slots).filter { $1.value.isPlain }, in: "{}") { field, words in
      words += "\(field.0.name): "
      field.1.value.write(to: &words)
    }
  }
}

extension String {
  /// Adds parts with commas between them, in brackets, unless there is more than enough already.
  fileprivate mutating func add<Part>(
    _ parts: some Sequence<Part>, in brackets: String, _ write: (Part, inout String) -> Void
  ) {
    guard utf8.count < 100_000 else {
      self += "…"
      return
    }
    self += brackets.prefix(1)
    for (index, part) in parts.enumerated() {
      if index > 0 { self += ", " }
      write(part, &self)
    }
    self += brackets.dropFirst()
  }
}

extension Timestamp {
  fileprivate var isMidnight: Bool { nanoseconds == 0 && seconds % 86_400 == 0 }
}
