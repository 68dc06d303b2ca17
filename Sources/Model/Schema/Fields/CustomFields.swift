internal import Diagnostics
internal import Expressions

/// Facts that people's own rule files declare, by the section whose `custom` they stand in.
package struct CustomFields: Sendable {
  /// A section that may have a `custom` mapping.
  package enum Scope: String, CaseIterable, Sendable {
    case topLevel = ""
    case app
    case submission
    case login
    case service = "login.services[]"
    case screen = "screens[]"
    case button = "screens[].buttons[]"
    case step = "afterSignIn[]"
    case signInWithApple
    case account
    case review
  }

  /// Fields in the order in which they were declared, each name once.
  private struct Fields {
    private(set) var all: [Field] = []
    private var numbers: [String: Int] = [:]

    subscript(name: String) -> Field? { numbers[name].map { all[$0] } }

    mutating func add(_ field: Field) {
      numbers[field.name] = all.count
      all.append(field)
    }
  }

  private var fields: [Scope: Fields] = [:]
  /// What is in sections of their own, by their types' names.
  private var inner: [String: Fields] = [:]

  package init() {}

  /// Whether none is declared.
  var isEmpty: Bool { fields.isEmpty }

  /// The section that a scope's `custom` mapping is.
  func section(_ scope: Scope) -> Section {
    Section(
      Self.sectionName(of: scope), fields: fields[scope]?.all.map { whole($0, in: scope) } ?? [],
      further: (
        "'fields' as \(scope == .topLevel ? "" : "\(scope.rawValue).")\(Self.key).",
        "{type: …, meaning: …}"
      ))
  }

  /// A field with what was declared in it.
  private func whole(_ field: Field, in scope: Scope) -> Field {
    let type = Self.sectionName(of: scope, under: field.name)
    return inner[type].map { .customSection(field.name, type, $0.all) } ?? field
  }

  /// What the type is called of the section, or of one in it.
  package static func sectionName(of scope: Scope, under name: String? = nil) -> String {
    let section = name.map { "\(key).\($0)" } ?? key
    return scope == .topLevel ? section : "\(section) of \(scope.rawValue)"
  }

  /// What a section says of its key `custom`.
  func field(_ scope: Scope) -> Declaration {
    .field(.section(section(scope)), "Facts that people's own rule files declare.")
  }

  /// The key of such a mapping, in whichever section.
  static let key = DescriptionKey.custom.name

  /// Declares one more, in the section or in one of its own; false when another one has the name.
  /// Declared alike again, it is one field.
  package mutating func declare(_ field: Field, in scope: Scope, under name: String? = nil) -> Bool
  {
    guard let name else {
      if let known = fields[scope]?[field.name] {
        return whole(known, in: scope).isDeclared(as: field)
      }
      fields[scope, default: Fields()].add(field)
      return true
    }
    let type = Self.sectionName(of: scope, under: name)
    if inner[type] == nil {
      guard fields[scope]?[name] == nil else { return false }
      fields[scope, default: Fields()].add(.customSection(name, type, []))
    }
    if let known = inner[type]?[field.name] { return known.isDeclared(as: field) }
    inner[type, default: Fields()].add(field)
    return true
  }
}

extension Field {
  /// A fact that a rule file declares; nobody knows it where it isn't written.
  package static func custom(_ name: String, _ type: FieldType, meaning: String) -> Field {
    var field = Field(name, type, .words(meaning))
    field.since = nil
    return field
  }

  /// A mapping of such facts.
  package static func customSection(_ name: String, _ type: String, _ fields: [Field]) -> Field {
    let names = fields.map(\.name).joined(separator: ", ")
    return .custom(name, .customSection(type, fields), meaning: "A mapping with \(names).")
  }

  /// Whether both say the same of what can be written.
  fileprivate func isDeclared(as other: Field) -> Bool {
    type.valueType == other.type.valueType && answers == other.answers && meaning == other.meaning
  }
}

extension FieldType {
  /// A mapping of facts that a rule file declares.
  package static func customSection(_ name: String, _ fields: [Field]) -> FieldType {
    .section(Section(name, fields: fields))
  }

  /// A rectangle in points, or in pixels where the screen says so.
  package static var frame: FieldType { .section(.frame) }

  /// A colour, or the words for white and black.
  package static var colour: FieldType { .colour(names: ["light", "dark"]) }
}
