internal import Diagnostics

/// A part of a JSON Schema, draft-07: a word of it, or keywords in the order they are written in.
package indirect enum JSONSchema: Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONSchema])
  case keywords([(name: String, value: JSONSchema)])

  /// The keywords, without those that have no value.
  package static func of(_ keywords: KeyValuePairs<String, JSONSchema?>) -> JSONSchema {
    .keywords(keywords.compactMap { name, value in value.map { (name, $0) } })
  }

  /// Whatever one of several schemas takes.
  package static func any(_ choices: [JSONSchema]) -> JSONSchema {
    choices.count == 1 ? choices[0] : of(["anyOf": .list(choices)])
  }

  package static func texts(_ texts: [String]) -> JSONSchema {
    .list(texts.map(JSONSchema.text))
  }

  package static func type(_ name: String) -> JSONSchema {
    of(["type": .text(name)])
  }

  package static func reference(to definition: String) -> JSONSchema {
    of(["$ref": .text("#/definitions/\(definition)")])
  }

  /// The schema with further keywords in front.
  package func described(by keywords: KeyValuePairs<String, JSONSchema?>) -> JSONSchema {
    guard case .keywords(let own) = self, case .keywords(let more) = Self.of(keywords) else {
      return self
    }
    // Beside a reference, draft-07 reads nothing else.
    let isReference = own.contains { $0.name == "$ref" }
    return .keywords(more + (isReference ? [("allOf", .list([self]))] : own))
  }

  /// A whole schema as it is written to a file.
  package func document(titled title: String, definitions: [(name: String, value: JSONSchema)])
    -> String
  {
    let whole = described(by: [
      "$schema": .text("http://json-schema.org/draft-07/schema#"),
      "title": .text(title),
      "definitions": definitions.isEmpty ? nil : .keywords(definitions),
    ])
    var writer = JSONWriter(indentation: 2)
    whole.write(to: &writer)
    return writer.text + "\n"
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.value(text)
    case .number(let number): json.value(number)
    case .flag(let flag): json.value(flag)
    case .list(let items): json.array(items) { $1.write(to: &$0) }
    case .keywords(let keywords):
      json.object { json in
        for (name, value) in keywords { json.member(name) { value.write(to: &$0) } }
      }
    }
  }
}
