package import Diagnostics

/// An object with declared fields; two of the same name are the same type.
package final class ObjectType: Sendable {
  package let name: String
  /// The fields in the order of their slots.
  package let fields: [Field]

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

  package init(name: String, fields: [Field]) {
    self.name = name
    self.fields = fields
    for (slot, field) in fields.enumerated() {
      precondition(self.slot(of: field.name) == slot, "a field is declared once")
    }
  }

  /// Where a record of this type keeps the field; nil for a field that isn't declared.
  package func slot(of field: String) -> Int? {
    fields.firstIndex { $0.name.isSameText(as: field) }
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

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// A text that can be one of a few words: a string when evaluated, its words known when checked.
package struct EnumerationType: Hashable, Sendable {
  /// What the words are words for, such as `presentation`.
  package let name: String
  package let words: [String]
  /// What each of the words means, in their order; none where they speak for themselves.
  package let meanings: [Message]

  package init(name: String, words: [String], meanings: [Message] = []) {
    precondition(meanings.isEmpty || meanings.count == words.count, "each word has its meaning")
    self.name = name
    self.words = words
    self.meanings = meanings
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
