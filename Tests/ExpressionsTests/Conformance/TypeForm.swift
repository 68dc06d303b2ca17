@testable import Expressions

/// A type as the conformance files write it.
final class TypeForm: Decodable {
  let name: String
  let params: [TypeForm]?
  let param: String?

  var type: ValueType {
    let parameters = params?.map(\.type) ?? []
    return switch name {
    case "param": .parameter(param ?? "")
    case "list": .list(parameters[0])
    case "map": .map(key: parameters[0], value: parameters[1])
    case "optional_type": .optional(parameters[0])
    case "type": .type(parameters.first ?? .dynamic)
    case "dyn", "any": .dynamic
    case "null": .null
    case "timestamp": .timestamp
    case "duration": .duration
    default: ValueType.named[name] ?? .abstract(name: name, parameters: parameters)
    }
  }
}
