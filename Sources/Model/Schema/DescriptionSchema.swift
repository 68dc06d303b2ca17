internal import Diagnostics
internal import Documents

/// The JSON Schema of descriptions: it follows from the fields, as they are declared for decoding.
///
/// What editors can't show well is left out: conditions, and what holds across places. It takes
/// all that the program takes, and some more.
package struct DescriptionSchema {
  private let description: Section
  private var sections: [(name: String, value: JSONSchema)] = []

  package init(of schema: Schema) {
    description = schema.description
  }

  package var text: String {
    var copy = self
    let root = copy.reference(to: description)
    return root.document(titled: "A login, described for reviewlint", definitions: copy.sections)
  }

  /// A reference to a section, which is added to the definitions.
  private mutating func reference(to section: Section) -> JSONSchema {
    let name = section.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    if !sections.contains(where: { $0.name == name }) {
      let place = sections.count
      sections.append((name, .flag(true)))
      sections[place].value = definition(of: section)
    }
    return .reference(to: name)
  }

  private mutating func definition(of section: Section) -> JSONSchema {
    let required = section.fields.filter(\.isRequired).map(\.name)
    return .of([
      "type": .text("object"),
      "properties": .keywords(section.fields.map { ($0.name, property($0)) }),
      "required": required.isEmpty ? nil : .texts(required), "additionalProperties": .flag(false),
    ])
  }

  private mutating func property(_ field: Field) -> JSONSchema {
    var choices =
      field.refused.isEmpty
      ? choices(of: field.type) : [.of(["enum": .list(field.taken.map(JSONSchema.flag))])]
    if !field.isRequired { choices = choices.takingUnknown }
    return .any(choices).described(by: [
      "description": .text(field.meaning.text),
      "$comment": field.since.map { .text("\("since") \($0)") }, "default": field.defaultInSchema,
    ])
  }

  /// The ways in which a value may be written, mappings first: editors take the first one's shape.
  private mutating func choices(of type: FieldType) -> [JSONSchema] {
    switch type {
    // A scalar is read by its field's type, whatever YAML takes it for.
    case .text, .id, .languageTag: [.of(["type": .texts(["string", "number", "boolean"])])]
    case .version: [.of(["type": .texts(["string", "number"])])]
    case .number(let limits), .length(let limits): [number(in: limits)]
    case .boolean: [.type("boolean")]
    case .date: [pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    case .choice:
      [
        .of([
          "enum": .texts(type.words),
          "enumDescriptions": type.meanings.isEmpty ? nil : .texts(type.meanings.map(\.text)),
        ])
      ]
    case .colour(let names): [.of(["enum": .texts(names)]), pattern("^#[0-9A-Fa-f]{6}$")]
    case .region(let words, let withParts):
      [
        .of(["enum": .texts(words)]),
        pattern(withParts ? "^[A-Z]{2}(-[A-Z0-9]{1,3})?$" : "^[A-Z]{2}$"),
      ]
    case .facts: [.type("object")]
    case .list(let item): [.of(["type": .text("array"), "items": .any(choices(of: item))])]
    case .section(let section): [reference(to: section)] + shortForms(of: section)
    }
  }

  private func number(in limits: ClosedRange<Double>) -> JSONSchema {
    .of([
      "type": .text("number"), "minimum": .number(limits.lowerBound),
      "maximum": .number(limits.upperBound),
    ])
  }

  private func pattern(_ text: String) -> JSONSchema {
    .of(["type": .text("string"), "pattern": .text(text)])
  }

  private mutating func shortForms(of section: Section) -> [JSONSchema] {
    switch section.shortForm {
    case .none: []
    case .word(let key):
      section.fields.first { $0.name == key }.map { choices(of: $0.type) } ?? []
    case .list:
      [
        .of([
          "type": .text("array"), "items": .list(section.fields.map { .any(choices(of: $0.type)) }),
          "minItems": .number(Double(section.fields.count)),
          "maxItems": .number(Double(section.fields.count)),
        ])
      ]
    }
  }
}

extension [JSONSchema] {
  /// The schemas and `unknown`, as one more word where words are taken.
  fileprivate var takingUnknown: [JSONSchema] {
    guard case .keywords(let first)? = first else { return self }
    switch first.first {
    case (name: "enum", value: _)?:
      let widened = first.map { keyword -> (name: String, value: JSONSchema) in
        guard case .list(let texts) = keyword.value else { return keyword }
        let isWord = keyword.name == "enum"
        return (keyword.name, .list(texts + [.text(isWord ? "unknown" : "nobody knows")]))
      }
      return [.keywords(widened)] + dropFirst()
    case (name: "type", value: .list)?: return self
    default: return self + [.of(["const": .text("unknown")])]
    }
  }
}

extension Field {
  /// What it is the same as to leave it out, where that can be written.
  fileprivate var defaultInSchema: JSONSchema? {
    switch usual {
    case .text(let text): .text(text)
    case .answer(let answer): .flag(answer)
    case .number(let number): .number(number)
    case .emptyList: .list([])
    case nil: nil
    }
  }
}
