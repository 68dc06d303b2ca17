internal import Documents
internal import Expressions

/// A section as the decoder goes through it.
///
/// A class, because it is looked at again and again while what it says is read.
final class SectionForm: Sendable {
  /// A field as the decoder reads it.
  struct FieldForm: Sendable {
    /// The number of its type.
    let kind: Int
    /// What it means that nobody wrote it.
    let absence: Field.Absence
    /// The number of its section, where something can be said of that when nobody wrote it.
    let defaults: Int?
  }

  /// The section written shorter.
  enum ShortForm: Sendable {
    case none
    /// A word stands for the field in this slot.
    case word(slot: Int)
    case list
  }

  /// Its number among the sections.
  let number: Int
  let section: Section
  let keys: WordTable
  let fields: ContiguousArray<FieldForm>
  let shortForm: ShortForm
  let type: ObjectType
  /// What rules see: the fields, then the facts.
  let slotCount: Int

  init(_ section: Section, number: Int, fields: [FieldForm]) {
    self.number = number
    self.section = section
    keys = WordTable(section.fields.map(\.name))
    self.fields = ContiguousArray(fields)
    type = section.objectType
    slotCount = section.objectType.fields.count
    shortForm =
      switch section.shortForm {
      case .none: .none
      case .word(let key): .word(slot: section.slot(key))
      case .list: .list
      }
  }
}
