internal import Diagnostics
internal import Expressions
internal import Localization
internal import Model

/// What can be written in a description, and what follows from it, by their paths.
struct ReferencePaths {
  private(set) var fields: [ReferenceEntry] = []
  private(set) var facts: [ReferenceEntry] = []
  /// Facts that are added when all fields are.
  private var pending: [(fact: Fact, path: String, section: String)] = []
  private let definitions: [FactDefinition]
  private let language: Language
  /// Where the fields of a type were listed first.
  private var paths: [ObjectType: String] = [:]

  init(of schema: Schema, _ definitions: [FactDefinition], said language: Language) {
    self.definitions = definitions
    self.language = language
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
      .map(key: .string, value: .dynamic),
      named: "parameters",
      meaning,
      at: "parameters",
      of: nil
    )
  }

  private mutating func add(_ section: Section, at path: String, isOwn: Bool) {
    if paths[section.objectType] == nil { paths[section.objectType] = path }
    for field in section.fields { add(field, of: section, at: path, isOwn: isOwn) }
    for fact in section.facts {
      pending.append((fact, Self.joined(path, fact.name), section.name))
    }
    for definition in definitions where definition.name.receiver == section.name {
      let fact = Fact(definition.calledName, definition.type, definition.meaning)
      pending.append((fact, Self.joined(path, fact.name), section.name))
    }
  }

  private mutating func add(_ field: Field, of section: Section, at path: String, isOwn: Bool) {
    let inner = Self.joined(path, field.name)
    fields.append(ReferenceEntry(field, of: section, at: inner, isOwn: isOwn, language))
    let isCustom = isOwn || field.name == "custom"
    switch field.type {
    case .section(let section): add(section, at: inner, isOwn: isCustom)
    case .list(.section(let section)): add(section, at: "\(inner)[]", isOwn: isCustom)
    default: break
    }
  }

  /// A fact, and what it consists of unless that was listed before.
  private mutating func add(
    _ type: ValueType,
    named name: String,
    _ meaning: String,
    at path: String,
    of section: String?
  ) {
    var entry = ReferenceEntry(.fact, path, meaning: meaning)
    entry.otherNames = [section.map { "\($0).\(name)" } ?? name, name]
    entry.type = words(for: type)
    entry.words = type.choiceType?.words ?? []
    entry.meanings = (type.choiceType?.meanings ?? []).map { language($0) }
    facts.append(entry)
    switch type {
    case .object(let type) where paths[type] == nil: add(type, at: path)
    case .list(.object(let type)) where paths[type] == nil: add(type, at: "\(path)[]")
    default: break
    }
  }

  private mutating func add(_ type: ObjectType, at path: String) {
    paths[type] = path
    for field in type.fields {
      let inner = Self.joined(path, field.name)
      add(field.type, named: field.name, field.meaning, at: inner, of: type.name)
    }
    for definition in definitions where definition.name.receiver == type.name {
      let name = definition.calledName
      let inner = Self.joined(path, name)
      add(definition.type, named: name, definition.meaning, at: inner, of: type.name)
    }
  }

  private func words(for type: ValueType) -> String {
    switch type {
    case .boolean: "boolean"
    case .double, .integer: "number"
    case .string: "text"
    case .enumeration: "one of the words"
    case .timestamp: "date"
    case .list(let item): "list of \(words(for: item))"
    case .object(let type):
      paths[type].map { $0.isEmpty ? type.name : "\(type.name), as \($0)" } ?? type.name
    default: type.name
    }
  }

  private static func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}

extension ReferenceEntry {
  fileprivate init(
    _ field: Field,
    of section: Section,
    at path: String,
    isOwn: Bool,
    _ language: Language
  ) {
    self.init(.field, path, meaning: language(field.meaning))
    otherNames = ["\(section.name).\(field.name)", field.name].filter { $0 != path }
    type = field.type.words(short: false)
    words = field.type.choiceType?.words ?? []
    meanings = (field.type.choiceType?.meanings ?? []).map { language($0) }
    usual = field.usual?.text
    absence = field.absence.words + (field.isOpenWhenUnknown ? "; 'unknown' isn't the same" : "")
    unit = field.type.unit
    self.isOwn = isOwn
  }
}

extension Field.Absence {
  /// What it means, in a few words.
  fileprivate var words: String {
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
  fileprivate func words(short: Bool) -> String {
    switch self {
    case .text: "text"
    case .number(let limits):
      limits.lowerBound == limits.upperBound
        ? limits.lowerBound.plain
        : "number from \(limits.lowerBound.plain) to \(limits.upperBound.plain)"
    case .length: "number"
    case .boolean: "boolean"
    case .date: "date, YYYY-MM-DD"
    case .choice: "one of the words"
    case .colour(let names): (["colour \"#RRGGBB\""] + names).joined(separator: " or ")
    case .region(let words): (["ISO 3166-1 alpha-2 region"] + words).joined(separator: " or ")
    case .languageTag: "BCP 47 language tag"
    case .version: "version, such as 15.0"
    case .list(let item): "list of \(item.words(short: true))"
    case .section(let section): short ? section.name : section.words
    }
  }

  /// What its lengths are in.
  fileprivate var unit: String {
    switch self {
    case .length: "points; pixels on a screen with 'units: px'"
    case .list(let item): item.unit
    default: ""
    }
  }

  /// The words that can be written, of a list those of its items; nil where it isn't one of words.
  fileprivate var choiceType: EnumerationType? { valueType.choiceType }
}

extension Section {
  fileprivate var words: String {
    switch shortForm {
    case .none: "mapping"
    case .word(let key): "mapping, or a word that is its \(key)"
    case .list: "mapping, or [\(fields.map(\.name).joined(separator: ", "))]"
    }
  }
}

extension ValueType {
  /// The words of an enumeration, or of a list of such.
  fileprivate var choiceType: EnumerationType? {
    switch self {
    case .enumeration(let type): type
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
