internal import Diagnostics
internal import Expressions

/// Facts that people's own rule files declare, by the section whose `custom` they stand in.
package struct CustomFields: Sendable {
  /// A section that may have a `custom` mapping.
  package enum Scope: String, CaseIterable, Sendable {
    case topLevel = ""
    case app = "app"
    case service = "login.services[]"
    case screen = "screens[]"
    case button = "screens[].buttons[]"
    case step = "afterSignIn[]"
  }

  private var fields: [Scope: [Field]] = [:]

  package init() {}

  /// Whether none is declared.
  var isEmpty: Bool { fields.isEmpty }

  /// The section that a scope's `custom` mapping is.
  func section(_ scope: Scope) -> Section {
    Section(Self.sectionName(of: scope), fields: fields[scope] ?? [])
  }

  /// What the section's type is called.
  package static func sectionName(of scope: Scope) -> String {
    scope == .topLevel ? "custom" : "custom of \(scope.rawValue)"
  }

  /// The field `custom` of a scope.
  func field(_ scope: Scope) -> Field {
    Field("custom", .section(section(scope)), .fieldSharedCustom)
  }

  /// Declares one more; false when another one has the name. The same again is the same field.
  package mutating func declare(_ field: Field, in scope: Scope) -> Bool {
    if let known = fields[scope]?.first(where: { $0.name == field.name }) {
      return known.isDeclared(as: field)
    }
    fields[scope, default: []].append(field)
    return true
  }
}

extension Field {
  /// A fact that a rule file declares; nobody knows it where it isn't written.
  package static func custom(_ name: String, _ type: FieldType, meaning: String) -> Field {
    Field(name, type, meaning: .words(meaning))
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
