internal import Documents
internal import Expressions

/// A section as the decoder goes through it.
struct SectionForm: Sendable {
  /// A field: the number of its type, and what its absence means.
  struct FieldForm: Sendable {
    let kind: Int
    let absence: Field.Absence
  }

  /// The section written shorter.
  enum ShortForm: Sendable {
    case none
    /// A word stands for the field in this slot.
    case word(slot: Int)
    case list
  }

  let keys: WordTable
  let fields: [FieldForm]
  let shortForm: ShortForm
  let type: ObjectType
  /// What rules see: the fields, then the facts.
  let slotCount: Int

  /// The kinds are the numbers of the fields' types.
  init(_ section: Section, kinds: [Int]) {
    keys = WordTable(section.fields.map(\.name))
    fields = zip(section.fields, kinds).map { FieldForm(kind: $1, absence: $0.absence) }
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
