internal import Diagnostics

/// An object with declared fields; two of the same name are the same type.
package final class ObjectType: Sendable {
  package let name: String
  /// The fields in the order of their slots.
  package let fields: [Field]
  /// The fields' names by their slots.
  private let slots: TextIndex

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
    self.name = name
    self.fields = fields
    var slots = TextIndex(capacity: fields.count)
    for field in fields {
      precondition(slots.insert(field.name).isNew, "a field is declared once")
    }
    self.slots = slots
  }

  /// Where a record of this type keeps the field; nil for a field that isn't declared.
  package func slot(of field: String) -> Int? { slots.position(of: field) }

  /// A declared field's slot and its type.
  func field(_ name: String) -> (slot: Int, type: ValueType)? {
    slots.position(of: name).map { ($0, fields[$0].type) }
  }
}

extension ObjectType: Hashable {
  package static func == (one: ObjectType, other: ObjectType) -> Bool {
    one === other || one.name == other.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// A text that can be one of a few words: a string when evaluated, its words known when checked.
package struct EnumerationType: Hashable, Sendable {
  /// What the words are words for, such as `presentation`.
  package let name: String
  package let words: [String]

  package init(name: String, words: [String]) {
    self.name = name
    self.words = words
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
