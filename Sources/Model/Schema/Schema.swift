package import Diagnostics
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

  /// What `app` is.
  package static let appType = ValueType.object(
    Section.plainDescription.section(DescriptionKey.app).objectType)

  /// The regions in which an app is offered, whether anybody has said them or not.
  package static func regions(of app: Record) -> TracedValue { app[AppKey.regions] }

  /// The names under which rules see a description, in the order of its variables.
  package var variables: [(name: String, type: ValueType)] {
    let sections = Self.visible.map { description.objectType.fields[$0.slot] }
    return sections.map { ($0.name, $0.type) } + [
      ("edition", .object(Edition.type.object)), ("asOf", .timestamp),
      ("project", .object(Section.project.objectType)),
      ("builtApp", .object(Section.project.objectType)),
    ]
  }
}

extension Schema {
  /// What is declared at a path in the description, or in a section of a type; nil where nothing is.
  package func type(
    at path: ArraySlice<Path.Component>, of object: ObjectType? = nil
  ) -> FieldType? {
    let section = object.map { object in description.sections.first { $0.name == object.name } }
    guard let section = section ?? (object == nil ? description : nil) else { return nil }
    return path.reduce(FieldType.section(section)) { type, step in
      switch (type, step) {
      case (.section(let section)?, .key(let key)): section.fields.first { $0.name == key }?.type
      case (.list(let item)?, .index), (.list(let item)?, .id): item
      default: nil
      }
    }
  }
}

extension Schema {
  /// What is wrong with a path that has a key in it which isn't declared.
  package func mistake(in path: Path) -> Message? {
    for count in path.components.indices {
      guard case .key(let key) = path.components[count], type(at: path.components[...count]) == nil,
        let section = type(at: path.components[..<count])?.section
      else { continue }
      let hint = Suggestion.clause(for: key, among: section.fields.map(\.name))
      return "\(section.name) has no key \(key.quoted)\(hint)"
    }
    return nil
  }
}

extension Section {
  /// It and all sections in it, each once.
  fileprivate var sections: [Section] {
    var found = [self]
    var next = 0
    while next < found.count {
      for field in found[next].fields {
        guard let inner = field.type.section, !found.contains(where: { $0 === inner }) else {
          continue
        }
        found.append(inner)
      }
      next += 1
    }
    return found
  }
}

extension FieldType {
  /// The section that it is, or that the items of a list are.
  package var section: Section? {
    switch self {
    case .section(let section): section
    case .list(let item): item.section
    default: nil
    }
  }
}
