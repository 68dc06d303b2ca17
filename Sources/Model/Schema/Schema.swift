package import Expressions

/// What can be said in a description, with the facts that people's own rules add.
package struct Schema: Sendable {
  package let description: Section
  /// Whether people's own rule files declare any.
  let hasCustomFields: Bool
  /// The sections that rules see: all but the version, what only names files, and what
  /// people said of rules and questions.
  static let visible = DescriptionKey.allCases.filter {
    ![.reviewlint, .evidence, .decisions, .open].contains($0)
  }

  package init(custom: CustomFields = CustomFields()) {
    hasCustomFields = !custom.isEmpty
    description = custom.isEmpty ? .plainDescription : .description(custom)
  }

  /// What each item of `screens` is.
  package static let screenType = ValueType.object(
    Section.plainDescription.section(DescriptionKey.screens).objectType)

  /// What `app` is.
  package static let appType = ValueType.object(
    Section.plainDescription.section(DescriptionKey.app).objectType)

  /// The regions in which an app is offered, whether anybody has said them or not.
  package static func regions(of app: Record) -> TracedValue { app[AppKey.regions] }

  /// The names under which rules see a description, in the order of its variables.
  package var variables: [(name: String, type: ValueType)] {
    let sections = Self.visible.map { description.objectType.fields[$0.slot] }
    return sections.map { ($0.name, $0.type) } + [
      ("edition", .object(Edition.type.object)),
      ("asOf", .timestamp),
      ("project", .object(Section.project.objectType)),
      ("builtApp", .object(Section.project.objectType)),
    ]
  }
}
