package import Diagnostics

/// What an expression can be, as the checker knows it before anything is evaluated.
package enum ValueType: Hashable, Sendable {
  /// Known only when evaluated; anything may be done with it.
  case dynamic
  /// The type of something that is wrong and was reported already; accepts everything.
  case erroneous
  case null, boolean, integer, unsigned, double, string, bytes, timestamp, duration
  /// A text that can be one of a few words only.
  indirect case enumeration(EnumerationType)
  indirect case list(ValueType)
  indirect case map(key: ValueType, value: ValueType)
  indirect case optional(ValueType)
  /// The type of a type, as `type(1)` has it.
  indirect case type(ValueType)
  case object(ObjectType)
  /// A type that only a host's functions know, such as `tuple(int, string)`.
  indirect case abstract(name: String, parameters: [ValueType])
  /// A type parameter of a function, such as T in `list(T)`.
  indirect case parameter(String)
}

extension ValueType {
  /// The types that it is made of.
  var parts: [ValueType] {
    switch self {
    case .list(let inner), .optional(let inner), .type(let inner): [inner]
    case .map(let key, let value): [key, value]
    case .abstract(_, let parameters): parameters
    default: []
    }
  }

  /// The type with its parts changed.
  func mappingParts(_ change: (ValueType) -> ValueType) -> ValueType {
    switch self {
    case .list(let inner): .list(change(inner))
    case .optional(let inner): .optional(change(inner))
    case .type(let inner): .type(change(inner))
    case .map(let key, let value): .map(key: change(key), value: change(value))
    case .abstract(let name, let parameters):
      .abstract(name: name, parameters: parameters.map(change))
    default: self
    }
  }

  /// Whether both differ at most in what they are made of.
  func isBuilt(like other: ValueType) -> Bool {
    switch (self, other) {
    case (.list, .list), (.optional, .optional), (.map, .map): true
    case (.abstract(let name, let one), .abstract(let otherName, let other)):
      name == otherName && one.count == other.count
    default: false
    }
  }

  /// Whether it has type parameters anywhere.
  var mentionsParameters: Bool {
    if case .parameter = self { true } else { parts.contains(where: \.mentionsParameters) }
  }

  /// Whether nothing is known about it, or nothing that could be trusted.
  var isDynamic: Bool { self == .dynamic || self == .erroneous }

  /// Whether it stands for a mistake that was reported.
  var isErroneous: Bool { self == .erroneous }

  /// Whether its values are numbers.
  var isNumber: Bool { self == .integer || self == .unsigned || self == .double }

  var isMap: Bool { if case .map = self { true } else { false } }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Whether `size` counts what its values have.
  var hasSize: Bool {
    if case .list = self { true } else { self == .string || self == .bytes || isMap }
  }

  /// Whether its values have no values inside them.
  var isSingle: Bool {
    switch self {
    case .null, .boolean, .integer, .unsigned, .double, .string, .bytes, .timestamp, .duration,
      .enumeration, .type:
      true
    default: false
    }
  }

  /// A text, or one of the words of an enumeration.
  var isText: Bool { if case .enumeration = self { true } else { self == .string } }

  /// Whether its type can't be known before it is evaluated.
  var isOpen: Bool { if case .parameter = self { true } else { isDynamic } }

  /// Whether `null` may stand where this type is expected, as in CEL's reference.
  var admitsNull: Bool {
    switch self {
    case .null, .optional, .timestamp, .duration, .object: true
    default: false
    }
  }

  /// Whether every value of the other type is also a value of this one.
  func isNoMoreSpecific(than other: ValueType) -> Bool {
    switch (self, other) {
    case (.dynamic, _), (.erroneous, _), (.parameter, _): true
    case (_, .dynamic), (_, .erroneous), (_, .parameter): false
    case (.type, .type), (.string, .enumeration): true
    case _ where isBuilt(like: other):
      zip(parts, other.parts).allSatisfy { $0.isNoMoreSpecific(than: $1) }
    default: self == other
    }
  }

  /// The more general of two types that can stand for each other.
  func mostGeneral(with other: ValueType) -> ValueType {
    switch (self, other) {
    case (.enumeration(let one), .enumeration(let other)) where one != other: .string
    case (.null, _): other
    case (_, .null): self
    default: isNoMoreSpecific(than: other) ? self : other
    }
  }

  /// As CEL's own documents write it, such as `map(string, int)`.
  package var name: String {
    switch self {
    case .list(let item): "list(\(item.name))"
    case .map(let key, let value): "map(\(key.name), \(value.name))"
    case .optional(let wrapped): "optional(\(wrapped.name))"
    case .type(let instance): "type(\(instance.name))"
    case .object(let type): type.name
    case .abstract(let name, []): name
    case .abstract(let name, let parameters):
      "\(name)(\(parameters.map(\.name).joined(separator: ", ")))"
    case .parameter(let name): name.hasPrefix("_") ? "any" : name
    case .enumeration(let type): type.name
    case .dynamic: "dyn"
    case .erroneous: "unknown"
    case .timestamp: "timestamp"
    case .duration: "duration"
    default: runtimeName
    }
  }

  /// The name of the type a value says it has when it is evaluated: a list is a `list`.
  package var runtimeName: String {
    switch self {
    case .null: "null_type"
    case .boolean: "bool"
    case .integer: "int"
    case .unsigned: "uint"
    case .double: "double"
    case .string, .enumeration: "string"
    case .bytes: "bytes"
    case .timestamp: "google.protobuf.Timestamp"
    case .duration: "google.protobuf.Duration"
    case .list: "list"
    case .map: "map"
    case .optional: "optional_type"
    case .type: "type"
    case .object(let type): type.name
    case .abstract(let name, _): name
    case .dynamic, .erroneous: "dyn"
    case .parameter(let name): name
    }
  }

  /// With its article, for the middle of a sentence: `an int`, `a list(string)`.
  package var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .null: "null"
    case .dynamic: "of no known type"
    case .enumeration(let type) where !type.isOpen: "one of the words of \(type.name)"
    default: "\(Self.article(before: name)) \(name)"
    }
  }

  private static func article(before word: String) -> String {
    let sounds: Set<Character> = ["a", "e", "i", "o"]
    return word.first.map(sounds.contains) == true ? "an" : "a"
  }

  /// The types that have a name of their own in expressions: `int`, `list`, ….
  static let named: [String: ValueType] = {
    let types: [ValueType] = [
      .null, .boolean, .integer, .unsigned, .double, .string, .bytes, .timestamp, .duration,
      .list(.dynamic), .map(key: .dynamic, value: .dynamic), .optional(.dynamic), .type(.dynamic),
    ]
    return Dictionary(uniqueKeysWithValues: types.map { ($0.runtimeName, $0) })
  }()

  /// What stands before the first dot of those names: `google` of `google.protobuf.Timestamp`.
  static let namespaces = Set(
    named.keys.compactMap { name in name.firstIndex(of: ".").map { String(name[..<$0]) } })
}

/// An object with declared fields; two of the same name are the same type.
package final class ObjectType: Sendable {
  package let name: String
  /// The fields in the order of their slots.
  package let fields: [Field]
  /// How people may declare further ones, before and behind the name; nil where they can't.
  package let further: (start: String, end: String)?
  /// Where they stand, of many; few are found sooner by looking.
  private let slots: [String: Int]

  /// A field that an object of this type has, or can have.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let type: ValueType
    package let meaning: String

    package init(_ name: String, _ type: ValueType, _ meaning: String) {
      self.name = name
      self.type = type
      self.meaning = meaning
    }
  }

  package init(name: String, fields: [Field], further: (start: String, end: String)? = nil) {
    self.name = name
    self.fields = fields
    self.further = further
    slots =
      fields.count < 100
      ? [:] : Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
    if !slots.isEmpty { return }
    for (slot, field) in fields.enumerated() {
      precondition(self.slot(of: field.name) == slot, "a field is declared once")
    }
  }

  /// Where a record of this type keeps the field; nil for a field that isn't declared.
  package func slot(of field: String) -> Int? {
    slots.isEmpty ? fields.firstIndex { $0.name.isSameText(as: field) } : slots[field]
  }

  /// A declared field's slot and its type.
  func field(_ name: String) -> (slot: Int, type: ValueType)? {
    slot(of: name).map { ($0, fields[$0].type) }
  }
}

extension ObjectType: Hashable {
  package static func == (one: ObjectType, other: ObjectType) -> Bool {
    one === other || one.name == other.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A text that can be one of a few words: a string when evaluated, its words known when checked.
package struct EnumerationType: Hashable, Sendable {
  /// What the words are words for, such as `presentation`.
  package let name: String
  package let words: [String]
  /// What each of the words means, in their order; none where they speak for themselves.
  package let meanings: [Message]
  /// Whether there are more words, which whoever compiles knows, such as the ids of a catalogue.
  package let isOpen: Bool

  package init(name: String, words: [String], meanings: [Message] = [], isOpen: Bool = false) {
    precondition(meanings.isEmpty || meanings.count == words.count, "each word has its meaning")
    self.name = name
    self.words = words
    self.meanings = meanings
    self.isOpen = isOpen
  }
}

/// A field that an expression reads: which object type declares it, and its name.
package struct FieldReference: Hashable, Sendable {
  package let type: String
  package let field: String

  package init(type: String, field: String) {
    self.type = type
    self.field = field
  }
}

/// Fields that expressions read.
package typealias FieldReferences = Set<FieldReference>
