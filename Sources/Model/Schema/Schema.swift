package import Expressions

/// What can be said in a description, with the facts that people's own rules add.
package struct Schema: Sendable {
  package let description: Section
  /// Whether people's own rule files declare any.
  let hasCustomFields: Bool
  /// The sections that rules see: all but the version, what only names files, and what
  /// people said of rules and questions.
  let visibleSlots: [Int]

  package init(custom: CustomFields = CustomFields()) {
    hasCustomFields = !custom.isEmpty
    description = custom.isEmpty ? .plainDescription : .description(custom)
    visibleSlots = description.fields.indices.filter { [description] slot in
      !["reviewlint", "evidence", "decisions", "open"].contains(description.fields[slot].name)
    }
  }

  /// What each item of `screens` is.
  package static let screenType = ValueType.object(
    Section.plainDescription.section("screens").objectType)

  /// What `app` is.
  package static let appType = ValueType.object(Section.plainDescription.section("app").objectType)

  /// The regions in which an app is offered, whether anybody has said them or not.
  package static func regions(of app: Record) -> TracedValue { app[Slots.app.regions] }

  /// The names under which rules see a description, in the order of its variables.
  package var variables: [(name: String, type: ValueType)] {
    let sections = visibleSlots.map { description.objectType.fields[$0] }
    return sections.map { ($0.name, $0.type) } + [
      ("edition", .object(Edition.type.object)),
      ("asOf", .timestamp),
      ("project", .object(Section.project.objectType)),
      ("builtApp", .object(Section.project.objectType)),
    ]
  }
}
