package import Expressions

/// What is known of a section, by the names of its fields and facts.
///
/// A name must be declared. A text without words says nothing.
package struct DescribedSection: Sendable {
  /// Where it stands in the description; empty for the description itself.
  package let path: String
  private let record: Record
  private let place: Place
  private let places: PlaceTable
  private let facts: FactReader

  private init(_ record: Record, at place: Place, called path: String, in outer: Self) {
    self.record = record
    self.place = place
    self.path = path
    places = outer.places
    facts = outer.facts
  }

  /// The whole description, as rules of the schema see it.
  package init(_ description: Description, schema: Schema, _ facts: FactReader) {
    let fields = schema.variables.map {
      ObjectType.Field($0.name, $0.type, "")
    }
    record = Record(
      type: ObjectType(name: "description", fields: fields), slots: description.variables)
    place = Place(number: 0)
    path = ""
    places = description.places
    self.facts = facts
  }

  /// How a field is called from the top of the description.
  package func path(of field: String) -> String {
    path.isEmpty ? field : "\(path).\(field)"
  }

  /// Whether somebody said it: what it has is no default and wasn't worked out.
  package func says(_ field: String) -> Bool {
    let value = self[field]
    return !value.isAbsent && places.path(of: value.place).description == path(of: field)
  }

  /// The path of what says it: the field's, or the section's own, from which it follows.
  package func ground(of field: String) -> String {
    says(field) ? path(of: field) : path
  }

  /// What a word of an enumeration belongs to, and the word.
  package func word(_ field: String) -> (word: String, type: EnumerationType)? {
    guard let slot = record.type.slot(of: field), let word = text(field),
      case .enumeration(let type) = record.type.fields[slot].type, !type.isOpen
    else { return nil }
    return (word, type)
  }

  package func text(_ field: String) -> String? {
    facts.text(self[field].value).flatMap(Self.words)
  }

  package func answer(_ field: String) -> Bool? {
    self[field].value.answer
  }

  /// A date as `YYYY-MM-DD`.
  package func day(_ field: String) -> String? {
    if case .timestamp(let time) = self[field].value { time.day } else { nil }
  }

  /// The texts of a list; nil if nobody said what is in it.
  package func texts(_ field: String) -> [String]? {
    self[field].value.items?.compactMap { facts.text($0.value) }.compactMap(Self.words)
  }

  /// Whether what is in a list was said, and that there is nothing else in it.
  package func isComplete(_ field: String) -> Bool {
    self[field].value.items.map { $0.further == nil } ?? false
  }

  /// The sections of a list; nil if nobody said what is in it.
  package func sections(_ field: String) -> [DescribedSection]? {
    self[field].value.items?.compactMap { item in
      let path = places.path(of: item.place).description
      return item.value.record.map {
        DescribedSection($0, at: item.place, called: path, in: self)
      }
    }
  }

  /// A section inside; nil if nothing is known of it.
  package func section(_ field: String) -> DescribedSection? {
    let section = self[field]
    return section.value.record.map {
      DescribedSection($0, at: section.place, called: path(of: field), in: self)
    }
  }

  private subscript(field: String) -> TracedValue {
    if let slot = record.type.slot(of: field) { return record[slot] }
    guard let fact = facts.fact(field, of: TracedValue(.object(record), at: place)) else {
      preconditionFailure("\(record.type.name).\(field) is not declared")
    }
    return fact
  }

  private static func words(_ text: String) -> String? {
    text.contains { !$0.isWhitespace } ? text : nil
  }
}
