import Diagnostics
import Foundation

@testable import Expressions

/// A value as the conformance files write it.
struct ValueForm: Decodable {
  enum CodingKeys: String, CodingKey {
    case tag = "t"
    case content = "v"
    case seconds, nanos
  }

  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
    case "null": value = .null
    case "error": value = .error(EvaluationError(.invalidArgument, Message(.empty)))
    case "bool": value = .boolean(try container.decode(Bool.self, forKey: .content))
    case "list":
      let items = try container.decode([ValueForm].self, forKey: .content)
      value = .list(ContiguousArray(items.map { TracedValue($0.value) }))
    case "map":
      let entries = try container.decode([[ValueForm]].self, forKey: .content)
      value = .map(
        try ValueMap(
          ContiguousArray(
            entries.map { .init(key: TracedValue($0[0].value), value: TracedValue($0[1].value)) })
        )
      )
    case "timestamp", "duration": value = try Self.time(tag, container)
    default: value = try Self.scalar(tag, try container.decode(String.self, forKey: .content))
    }
  }

  private static func time(
    _ tag: String, _ container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Value {
    let seconds = Int64(try container.decode(String.self, forKey: .seconds)) ?? 0
    let nanos = try container.decode(Int32.self, forKey: .nanos)
    if tag == "timestamp" { return .timestamp(Timestamp(seconds: seconds, nanoseconds: nanos)) }
    return .duration(Duration(nanoseconds: seconds * 1_000_000_000 + Int64(nanos)))
  }

  private static func scalar(_ tag: String, _ text: String) throws -> Value {
    switch tag {
    case "int": return .integer(try require(Int64(text)))
    case "uint": return .unsigned(try require(UInt64(text)))
    case "double": return .double(try require(DecimalNumber.double(from: text)))
    case "string": return .string(text)
    case "bytes": return .bytes(ContiguousArray(try require(Data(base64Encoded: text))))
    case "type": return .type(try require(ValueType.named[text]))
    default: throw UnknownTag(tag: tag)
    }
  }

  struct UnknownTag: Error {
    let tag: String
  }

  private static func require<Wrapped>(_ value: Wrapped?) throws -> Wrapped {
    guard let value else { throw UnknownTag(tag: "unreadable") }
    return value
  }
}
