extension ValueType {
  /// As CEL's own documents write it, such as `map(string, int)`.
  package var name: String {
    switch self {
    case .list(let item): "list(\(item.name))"
    case .map(let key, let value): "map(\(key.name), \(value.name))"
    case .optional(let wrapped): "optional(\(wrapped.name))"
    case .type(let instance): "type(\(instance.name))"
    case .object(let type): type.name
    case .abstract(let name, []): name
    case .abstract(let name, let parameters):
      "\(name)(\(parameters.map(\.name).joined(separator: ", ")))"
    case .parameter(let name): name.hasPrefix("_") ? "any" : name
    case .enumeration(let type): type.name
    case .dynamic: "dyn"
    case .erroneous: "unknown"
    case .timestamp: "timestamp"
    case .duration: "duration"
    default: runtimeName
    }
  }

  /// The name of the type a value says it has when it is evaluated: a list is a `list`.
  package var runtimeName: String {
    switch self {
    case .null: "null_type"
    case .boolean: "bool"
    case .integer: "int"
    case .unsigned: "uint"
    case .double: "double"
    case .string, .enumeration: "string"
    case .bytes: "bytes"
    case .timestamp: "google.protobuf.Timestamp"
    case .duration: "google.protobuf.Duration"
    case .list: "list"
    case .map: "map"
    case .optional: "optional_type"
    case .type: "type"
    case .object(let type): type.name
    case .abstract(let name, _): name
    case .dynamic, .erroneous: "dyn"
    case .parameter(let name): name
    }
  }

  /// With its article, for the middle of a sentence: `an int`, `a list(string)`.
  package var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .null: "null"
    case .dynamic: "of no known type"
    case .enumeration(let type): "one of the words of \(type.name)"
    default: "\(Self.article(before: name)) \(name)"
    }
  }

  private static func article(before word: String) -> String {
    let sounds: Set<Character> = ["a", "e", "i", "o"]
    return word.first.map(sounds.contains) == true ? "an" : "a"
  }

  /// The types that have a name of their own in expressions: `int`, `list`, ….
  static let named: [String: ValueType] = {
    let types: [ValueType] = [
      .null, .boolean, .integer, .unsigned, .double, .string, .bytes, .timestamp, .duration,
      .list(.dynamic), .map(key: .dynamic, value: .dynamic), .optional(.dynamic), .type(.dynamic),
    ]
    return Dictionary(uniqueKeysWithValues: types.map { ($0.runtimeName, $0) })
  }()
}
