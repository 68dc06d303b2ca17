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

  private var fields: [Scope: [Field]] = [:]

  package init() {}

  /// Whether none is declared.
  var isEmpty: Bool { fields.isEmpty }

  /// The section that a scope's `custom` mapping is.
  func section(_ scope: Scope) -> Section {
    Section(Self.sectionName(of: scope), fields: fields[scope] ?? [])
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
    guard let name else { return Self.add(field, to: &fields[scope, default: []]) }
    let type = Self.sectionName(of: scope, under: name)
    let index = fields[scope]?.firstIndex { $0.name == name }
    var inner: [Field] = []
    if let index, let known = fields[scope]?[index] {
      guard case .section(let section) = known.type, section.name == type else { return false }
      inner = section.fields
    }
    guard Self.add(field, to: &inner) else { return false }
    let section = Field.customSection(name, type, inner)
    if let index {
      fields[scope]?[index] = section
    } else {
      fields[scope, default: []].append(section)
    }
    return true
  }

  private static func add(_ field: Field, to fields: inout [Field]) -> Bool {
    if let known = fields.first(where: { $0.name == field.name }) {
      return known.isDeclared(as: field)
    }
    fields.append(field)
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
