import Foundation

/// Any JSON, so that pointers can be followed.
indirect enum JSONValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  init(of text: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text))
  }

  /// What an RFC 6901 pointer names; nil when it names nothing.
  func value(at pointer: String) -> JSONValue? {
    guard !pointer.isEmpty else { return self }
    guard pointer.hasPrefix("/") else { return nil }
    let steps = pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    return steps.reduce(self) { value, step in
      let key = String(step).replacing("~1", with: "/").replacing("~0", with: "~")
      switch value {
      case .object(let object): return object[key]
      case .list(let list): return Int(key).flatMap { list.indices.contains($0) ? list[$0] : nil }
      default: return nil
      }
    }
  }
}
