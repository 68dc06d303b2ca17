package import Expressions

/// What can be said in a description, with the facts that people's own rules add.
package struct Schema: Sendable {
  let description: Section
  /// The description and all sections in it, for the decoder.
  let forms: SectionForms

  package init(custom: CustomFields = CustomFields()) {
    description = .description(custom)
    forms = SectionForms(of: description)
  }

  /// The names under which rules see a description, in the order of its variables.
  package var variables: [(name: String, type: ValueType)] {
    let sections = visibleFields.map { ($0.name, $0.type.valueType) }
    return sections + [("edition", .object(Edition.objectType)), ("asOf", .timestamp)]
  }

  /// The sections that rules see: all but the version and the waivers.
  private var visibleFields: [Field] {
    visibleSlots.map { description.fields[$0] }
  }

  var visibleSlots: [Int] {
    description.fields.indices.filter {
      let name = description.fields[$0].name
      return name != "reviewlint" && name != "waivers"
    }
  }
}
