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
    let name = scope == .topLevel ? "custom" : "custom of \(scope.rawValue)"
    return Section(name, fields: fields[scope] ?? [])
  }

  /// The field `custom` of a scope.
  func field(_ scope: Scope) -> Field {
    Field("custom", .section(section(scope)), "Facts that people's own rule files declare.")
  }

  /// Declares one more; false when the name is taken.
  package mutating func declare(
    _ name: String,
    _ type: FieldType,
    meaning: String,
    in scope: Scope
  ) -> Bool {
    guard fields[scope]?.contains(where: { $0.name == name }) != true else { return false }
    fields[scope, default: []].append(Field(name, type, meaning))
    return true
  }
}
