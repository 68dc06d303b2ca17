internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleSource.Parameter {
  /// What expressions and messages call all parameters of a rule.
  static let nameOfAll = "parameters"
}

extension [RuleSource.Parameter] {
  /// What the expressions of their rule see.
  var record: Record {
    Record(type: type, slots: ContiguousArray(map { TracedValue($0.value) }))
  }

  private var type: ObjectType {
    ObjectType(
      name: RuleSource.Parameter.nameOfAll,
      fields: map { .init($0.name, $0.value.parameterType, "A parameter of this rule.") },
      further: ("'parameters' as ", "its value"))
  }

  /// Puts a value in the place of another of its type; the answer is what is wrong with it.
  mutating func override(
    _ entry: DocumentNode.Entry, of rule: String
  ) -> (message: Message, node: DocumentNode)? {
    guard let index = firstIndex(where: { $0.name == entry.name }) else {
      return (.unknownParameter(entry.name, of: rule, among: map(\.name)), entry.key)
    }
    guard let written = ParameterValue(entry.value) else {
      return (.parameterNotAValue(entry.name), entry.value)
    }
    let old = self[index].value
    let type = old.parameterType
    let value = written.value.widened(to: type)
    guard value.parameterType == type else {
      let message: Message = .parameterType(entry.name, of: rule, old, not: written.value)
      return (message, entry.value)
    }
    self[index].value = value
    return nil
  }

  /// The value that an entry would give to a parameter; nil where it can't.
  func value(given entry: DocumentNode.Entry) -> (old: Value, new: Value)? {
    guard let old = first(where: { $0.name == entry.name })?.value,
      let new = ParameterValue(entry.value)?.value.widened(to: old.parameterType),
      new.parameterType == old.parameterType
    else { return nil }
    return (old, new)
  }
}

extension Value {
  /// Whether it can be more or less than another.
  var isOrdered: Bool {
    switch self {
    case .integer, .double, .timestamp: true
    default: false
    }
  }

  /// How a text that begins as a day does, or is a number, is written as such.
  var cureOfText: Message? {
    guard case .string(let text) = self else { return nil }
    if Double(text) != nil { return "a number is written without quotes" }
    let start = Array(text.utf8.prefix(5))
    let isDay =
      start.count == 5 && start.last == UInt8(ascii: "-")
      && start.dropLast().allSatisfy { (0x30...0x39).contains($0) }
    return isDay
      ? "a day is written without quotes and without a time, such as 2026-11-21" : nil
  }

  /// Whether a parameter with this value, in the place of another, may make its rule milder.
  func isMilder(than other: Value, stricter direction: StricterDirection?) -> Bool {
    if isWritten(like: other) { return false }
    return switch direction {
    case .up: !isMore(than: other)
    case .down: !other.isMore(than: self)
    case nil: true
    }
  }

  private func isMore(than other: Value) -> Bool {
    switch (self, other) {
    case (.integer(let one), .integer(let other)): one > other
    case (.double(let one), .double(let other)): one > other
    case (.timestamp(let one), .timestamp(let other)): one.seconds > other.seconds
    default: false
    }
  }

  /// Whether a file would write both the same.
  func isWritten(like other: Value) -> Bool {
    switch (self, other) {
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.double(let one), .double(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.timestamp(let one), .timestamp(let other)): one == other
    case (.list(let one), .list(let other)):
      one.elementsEqual(other) { $0.value.isWritten(like: $1.value) }
    case (.map(let one), .map(let other)):
      one.entries.elementsEqual(other.entries) {
        $0.key.value.isWritten(like: $1.key.value) && $0.value.value.isWritten(like: $1.value.value)
      }
    default: false
    }
  }

  /// The value where one of that type is asked for: whole numbers will do for doubles.
  func widened(to type: ValueType) -> Value {
    switch (self, type) {
    case (.integer(let number), .double): .double(Double(number))
    case (.list(let items), .list(let item)):
      .list(ContiguousArray(items.map { TracedValue($0.value.widened(to: item)) }))
    case (.map(let map), .map(_, let value)): .map(map.widened(to: value))
    default: self
    }
  }

  /// The type of a parameter with such a value.
  var parameterType: ValueType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .double: .double
    case .string: .string
    case .timestamp: .timestamp
    case .list(let items): .list(items.first?.value.parameterType ?? .string)
    case .map(let map):
      .map(key: .string, value: map.entries.first?.value.value.parameterType ?? .string)
    default: .dynamic
    }
  }
}

extension ValueMap {
  fileprivate func widened(to type: ValueType) -> ValueMap {
    ValueMap(
      texts: entries.compactMap { entry in
        guard case .string(let key) = entry.key.value else { return nil }
        return (key, TracedValue(entry.value.value.widened(to: type)))
      })
  }
}

extension ValueType {
  /// As somebody would call it who writes a parameter.
  fileprivate var words: Message {
    switch self {
    case .boolean: Message(id: "parameter-type", "true or false")
    case .integer: Message(id: "parameter-type", "a whole number")
    case .double: Message(id: "parameter-type", "a number")
    case .timestamp: Message(id: "parameter-type", "a day")
    case .list(let item): Message(id: "parameter-type", "a list, each item \(item.words)")
    case .map(_, let value): Message(id: "parameter-type", "a mapping, each value \(value.words)")
    default: Message(id: "parameter-type", "a text")
    }
  }
}

extension Message {
  fileprivate static func unknownParameter(
    _ name: String, of rule: String, among known: [String]
  ) -> Self {
    if let near = Suggestion.nearest(to: name, among: known) {
      return Self(
        id: "unknown-parameter",
        "\(rule.quoted) has no parameter \(name.quoted); did you mean \(near.quoted)?")
    }
    return known.isEmpty
      ? Self(id: "unknown-parameter", "\(rule.quoted) has no parameter \(name.quoted); it has none")
      : Self(
        id: "unknown-parameter",
        "\(rule.quoted) has no parameter \(name.quoted); it has \(known.together)")
  }

  fileprivate static func parameterType(
    _ name: String, of rule: String, _ value: Value, not written: Value
  ) -> Self {
    let (type, other) = (value.parameterType.words, written.parameterType.words)
    return Self(
      id: "parameter-type",
      "\(name.quoted) of \(rule.quoted) is \(type), such as \(value.asWritten); this is \(other)")
  }
}
