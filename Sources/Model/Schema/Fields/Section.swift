internal import Diagnostics
package import Expressions

/// What names a field or fact of a section: people write its case's name, records keep it in the
/// slot of its number. Fields come first, then facts.
package protocol SectionKey: CodingKey, CaseIterable, RawRepresentable<Int> {}

extension SectionKey {
  package var name: String { stringValue }
  package var slot: Int { rawValue }
}

/// A mapping that people write: its fields, each declared once, and the facts that follow from it.
///
/// Decoding, unknown-key messages, the types that rules are checked against and the reference
/// all follow from the declaration. A class, because all descriptions share it.
package final class Section: Sendable {
  /// A shorter way to write the whole section.
  package enum ShortForm: Sendable {
    case none
    /// A plain word is short for a mapping with only this key.
    case word(key: String)
    /// A list of the fields' values, in their order.
    case list

    static func word(_ key: some SectionKey) -> Self { .word(key: key.name) }
  }

  package let name: String
  package let fields: [Field]
  package let facts: [Fact]
  package let shortForm: ShortForm
  /// The key that says which one is meant, where people name several; nil where none does.
  package let leading: String?
  /// What that key mostly says, where any text can be written.
  package let usualWords: EnumerationType?
  /// The words of that key to which something further has to be said.
  package let wordsWithDetails: Set<String>
  /// The fields, then the facts: what rules see.
  package let objectType: ObjectType
  /// Whether something can be said of the section when nobody wrote it.
  let hasDefaults: Bool
  /// The sections that fields are of which something can be said when nobody wrote them, by slots.
  let answeringSections: [Section?]

  /// The section of some keys; it may have further facts that no key names.
  convenience init<Key: SectionKey>(
    _ name: String, shortForm: ShortForm = .none, leading: Key? = nil,
    usualWords: EnumerationType? = nil, wordsWithDetails: Set<String> = [],
    facts further: [Fact] = [], _ declaration: (Key) -> Declaration
  ) {
    var fields: [Field] = []
    var facts: [Fact] = []
    for key in Key.allCases {
      switch declaration(key) {
      case .written(var field):
        precondition(facts.isEmpty, "fields come first")
        field.name = key.name
        fields.append(field)
      case .fact(let type, let meaning): facts.append(Fact(key.name, type, meaning))
      }
    }
    self.init(
      name, fields: fields, facts: facts + further, shortForm: shortForm, leading: leading?.name,
      usualWords: usualWords, wordsWithDetails: wordsWithDetails)
  }

  /// What leads is the key that a word is short for, else the first that must be there.
  init(
    _ name: String, fields: [Field], facts: [Fact] = [], shortForm: ShortForm = .none,
    leading: String? = nil, usualWords: EnumerationType? = nil, wordsWithDetails: Set<String> = [],
    further: (start: String, end: String)? = nil
  ) {
    self.name = name
    self.fields = fields
    self.facts = facts
    self.shortForm = shortForm
    self.usualWords = usualWords
    self.wordsWithDetails = wordsWithDetails
    self.leading =
      if case .word(let key) = shortForm { key } else {
        leading ?? fields.first(where: \.isRequired)?.name
      }
    let declared = fields.map {
      ObjectType.Field($0.name, $0.type.valueType, $0.meaning.text)
    }
    self.objectType = ObjectType(
      name: name, fields: declared + facts, further: further)
    self.hasDefaults = fields.contains(where: \.answersWhenAbsent)
    self.answeringSections = fields.map { field in
      if case .section(let section) = field.type, section.hasDefaults { section } else { nil }
    }
  }

  /// The slot of the field that has a key; nil where none has.
  func slot(ofKey key: String) -> Int? {
    objectType.slot(of: key).flatMap { $0 < fields.count ? $0 : nil }
  }

  /// The section that a field is, or has in its list.
  func section(_ key: some SectionKey) -> Section {
    switch fields[key.slot].type {
    case .section(let section), .list(.section(let section)): return section
    default: preconditionFailure("\(name).\(key.name) is no section")
    }
  }
}

/// Something worked out from what was written, so that no rule computes it again.
package typealias Fact = ObjectType.Field
