/// An object with declared fields; two of the same name are the same type.
///
/// A boxed enum rather than a struct, so that a record can hold its type in one word.
package indirect enum ObjectType: Sendable {
  case declared(name: String, fields: [Field], slots: [String: Int])

  /// A field that an object of this type has, or can have.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let type: ValueType
    package let meaning: String

    package init(name: String, type: ValueType, meaning: String) {
      self.name = name
      self.type = type
      self.meaning = meaning
    }
  }

  package init(name: String, fields: [Field]) {
    var slots: [String: Int] = [:]
    for (slot, field) in fields.enumerated() {
      precondition(slots.updateValue(slot, forKey: field.name) == nil, "a field is declared once")
    }
    self = .declared(name: name, fields: fields, slots: slots)
  }

  package var name: String {
    switch self {
    case .declared(let name, _, _): name
    }
  }

  /// The fields in the order of their slots.
  package var fields: [Field] {
    switch self {
    case .declared(_, let fields, _): fields
    }
  }

  /// Where a record of this type keeps the field; nil for a field that isn't declared.
  package func slot(of field: String) -> Int? {
    switch self {
    case .declared(_, _, let slots): slots[field]
    }
  }
}

extension ObjectType: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
