internal import Diagnostics
internal import Expressions
internal import Model

/// What can be written in a description, and what follows from it, by their paths.
struct ReferencePaths {
  private(set) var fields: [ReferenceEntry] = []
  private(set) var facts: [ReferenceEntry] = []
  /// Facts that are added when all fields are.
  private var pending: [(fact: Fact, path: String, section: String)] = []
  private let definitions: [FactDefinition]
  /// Where the fields of a type were listed first.
  private var paths: [ObjectType: String] = [:]

  init(of schema: Schema, _ definitions: [FactDefinition]) {
    self.definitions = definitions
    add(schema.description, at: "", isOwn: false)
    let catalogues = CatalogueVariables.declarations.compactMap {
      variable -> (type: ObjectType, path: String)? in
      guard case .list(.object(let type)) = variable.type else { return nil }
      return (type, "\(variable.name)[]")
    }
    for (type, path) in catalogues { paths[type] = path }
    for (fact, path, section) in pending {
      add(fact.type, named: fact.name, fact.meaning, at: path, of: section)
    }
    add(Edition.type.object, at: "edition")
    let asOf = "The day of checking, at 00:00 UTC: the one of --as-of, or today in UTC."
    add(.timestamp, named: "asOf", asOf, at: "asOf", of: nil)
    for (type, path) in catalogues { add(type, at: path) }
    let meaning = "The parameters of the rule, as overridden."
    add(
      .map(key: .string, value: .dynamic), named: "parameters", meaning, at: "parameters", of: nil)
  }

  private mutating func add(_ section: Section, at path: String, isOwn: Bool) {
    if paths[section.objectType] == nil { paths[section.objectType] = path }
    for field in section.fields { add(field, of: section, at: path, isOwn: isOwn) }
    for fact in section.facts + defined(of: section.name) {
      pending.append((fact, Self.joined(path, fact.name), section.name))
    }
  }

  private func defined(of type: String) -> [Fact] {
    definitions.filter { $0.name.receiver == type }
      .map { Fact($0.calledName, $0.type, $0.meaning) }
  }

  private mutating func add(_ field: Field, of section: Section, at path: String, isOwn: Bool) {
    let inner = Self.joined(path, field.name)
    fields.append(ReferenceEntry(field, of: section, at: inner, isOwn: isOwn))
    let isCustom = isOwn || field.name == "custom"
    switch field.type {
    case .section(let section): add(section, at: inner, isOwn: isCustom)
    case .list(.section(let section)): add(section, at: "\(inner)[]", isOwn: isCustom)
    default: break
    }
  }

  /// A fact, and what it consists of unless that was listed before.
  private mutating func add(
    _ type: ValueType, named name: String, _ meaning: String, at path: String, of section: String?
  ) {
    var entry = ReferenceEntry(.fact, path, meaning: meaning)
    let names = [section.map { "\($0).\(name)" } ?? name, name]
    entry.otherNames = names + names.map { String($0.prefix { $0 != "(" }) }
    entry.type = words(for: type).text
    if case .list = type { entry.isList = true }
    entry.words = type.choiceType?.words ?? []
    entry.meanings = (type.choiceType?.meanings ?? []).map(\.text)
    facts.append(entry)
    switch type {
    case .object(let type) where paths[type] == nil: add(type, at: path)
    case .list(.object(let type)) where paths[type] == nil: add(type, at: "\(path)[]")
    default: break
    }
  }

  private mutating func add(_ type: ObjectType, at path: String) {
    paths[type] = path
    for fact in type.fields + defined(of: type.name) {
      let inner = Self.joined(path, fact.name)
      add(fact.type, named: fact.name, fact.meaning, at: inner, of: type.name)
    }
  }

  private func words(for type: ValueType) -> Message {
    switch type {
    case .boolean: return Message("true or false")
    case .double, .integer: return Message("number")
    case .string: return Message("text")
    case .enumeration(let type):
      return type.isOpen ? .verbatim(type.name) : Message("one of the words")
    case .timestamp: return Message("date")
    case .list(let item): return Message("list of \(words(for: item))")
    case .object(let type):
      guard let path = paths[type], !path.isEmpty else { return .verbatim(type.name) }
      return Message("\(type.name), as \(path)")
    default: return .verbatim(type.name)
    }
  }

  private static func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}

extension ReferenceEntry {
  fileprivate init(_ field: Field, of section: Section, at path: String, isOwn: Bool) {
    self.init(.field, path, meaning: field.meaning.text)
    otherNames = ["\(section.name).\(field.name)", field.name].filter { $0 != path }
    type = field.type.words(short: false).text
    if case .list = field.type { isList = true }
    words = field.type.choiceType?.words ?? []
    meanings = (field.type.choiceType?.meanings ?? []).map(\.text)
    usual = field.usual?.text
    let absent = Message(field.absence.words)
    absence =
      (field.isOpenWhenUnknown ? Message("\(absent); 'unknown' isn't the same") : absent).text
    since = field.since ?? ""
    unit = field.type.isLength ? "points; pixels on a screen with 'units: px'" : ""
    self.isOwn = isOwn
  }
}

extension Field.Absence {
  /// What it means, in a few words.
  fileprivate var words: Message {
    switch self {
    case .isAnError: "an error: it must be written"
    case .isUnknown: "unknown"
    case .means: "as the default"
    case .isWorkedOut: "worked out, as the meaning says"
    }
  }
}

extension Field.WrittenValue {
  fileprivate var text: String {
    switch self {
    case .text(let text): text.isEmpty ? "\"\"" : text
    case .answer(let answer): answer ? "true" : "false"
    case .number(let number): number.plain
    case .emptyList: "[]"
    }
  }
}

extension FieldType {
  /// What can be written, in a few words.
  fileprivate func words(short: Bool) -> Message {
    switch self {
    case .text, .id: Message("text")
    case .number(let limits):
      limits.lowerBound == limits.upperBound
        ? .verbatim(limits.lowerBound.plain)
        : Message("number from \(limits.lowerBound.plain) to \(limits.upperBound.plain)")
    case .length: Message("number")
    case .boolean: Message("true or false")
    case .date: Message("date, YYYY-MM-DD")
    case .choice: Message("one of the words")
    case .colour(let names): .any([Message("colour \"#RRGGBB\"")] + names.map { .verbatim($0) })
    case .region(let words, let withParts):
      .any(
        [Message(withParts ? "ISO 3166-1 or 3166-2 region" : "ISO 3166-1 alpha-2 region")]
          + words.map { .verbatim($0) })
    case .languageTag: Message("BCP 47 language tag")
    case .version: Message("version, such as 15.0")
    case .facts: Message("mapping from paths to values")
    case .list(let item): Message("list of \(item.words(short: true))")
    case .section(let section): short ? .verbatim(section.name) : section.words
    }
  }

  /// Whether it is a length, or a list of such.
  fileprivate var isLength: Bool {
    switch self {
    case .length: true
    case .list(let item): item.isLength
    default: false
    }
  }

  /// The words that can be written, of a list those of its items; nil where it isn't one of words.
  fileprivate var choiceType: EnumerationType? { valueType.choiceType }
}

extension Section {
  fileprivate var words: Message {
    switch shortForm {
    case .none: Message("mapping")
    case .word(let key): Message("mapping, or a word that is its \(key)")
    case .list: Message("mapping, or [\(fields.map(\.name))]")
    }
  }
}

extension Message {
  /// One thing or another.
  static func any(_ things: [Message]) -> Message {
    things.dropFirst().reduce(things[0]) { Message("\($0) or \($1)") }
  }
}

extension ValueType {
  /// The words of an enumeration, or of a list of such.
  fileprivate var choiceType: EnumerationType? {
    switch self {
    case .enumeration(let type) where !type.isOpen: type
    case .list(let item): item.choiceType
    default: nil
    }
  }
}

extension Double {
  /// Without a fraction that says nothing.
  var plain: String {
    self == rounded() && magnitude < 1e15 ? "\(Int64(self))" : "\(self)"
  }
}
