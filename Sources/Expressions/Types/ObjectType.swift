internal import Diagnostics

/// An object with declared fields; two of the same name are the same type.
///
/// Types are few, and what one declares lives until the program ends: so records can name theirs
/// without counting who does, which threads would do in each other's way.
package struct ObjectType: Sendable {
  /// What all copies of a type have in common.
  private final class Declaration: Sendable {
    let name: String
    let fields: [Field]
    /// The fields' names by their slots.
    let slots: TextIndex

    init(name: String, fields: [Field], slots: TextIndex) {
      self.name = name
      self.fields = fields
      self.slots = slots
    }
  }

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

  private let declaration: Unmanaged<Declaration>

  package init(name: String, fields: [Field]) {
    var slots = TextIndex(capacity: fields.count)
    for field in fields {
      precondition(slots.insert(field.name).isNew, "a field is declared once")
    }
    declaration = .passRetained(Declaration(name: name, fields: fields, slots: slots))
  }

  package var name: String { declaration._withUnsafeGuaranteedRef(\.name) }

  /// The fields in the order of their slots.
  package var fields: [Field] { declaration._withUnsafeGuaranteedRef(\.fields) }

  /// Where a record of this type keeps the field; nil for a field that isn't declared.
  package func slot(of field: String) -> Int? {
    declaration._withUnsafeGuaranteedRef { $0.slots.position(of: field) }
  }

  /// A declared field's slot and its type.
  func field(_ name: String) -> (slot: Int, type: ValueType)? {
    declaration._withUnsafeGuaranteedRef { type in
      type.slots.position(of: name).map { ($0, type.fields[$0].type) }
    }
  }
}

extension ObjectType: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.declaration.toOpaque() == other.declaration.toOpaque() || one.name == other.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
