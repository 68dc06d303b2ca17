extension Value {
  /// Its type, as far as the value itself tells: the items of a list stay unknown.
  package var type: ValueType {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .unsigned: .unsigned
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    case .timestamp: .timestamp
    case .duration: .duration
    case .list: .list(.dynamic)
    case .map: .map(key: .dynamic, value: .dynamic)
    case .type: .type(.dynamic)
    case .optional: .optional(.dynamic)
    case .object(let record), .unwritten(let record): .object(record.type)
    case .absent, .undecided: .dynamic
    case .error: .erroneous
    }
  }

  /// The name of its type in messages.
  var typeName: String {
    switch self {
    case .timestamp, .duration: type.name
    default: type.runtimeName
    }
  }

  /// Whether it is neither a value nor an error: something nobody said.
  var isMissing: Bool {
    switch self {
    case .absent, .unwritten, .undecided: true
    default: false
    }
  }

  /// Whether it is a value, and so neither missing nor an error.
  var isPlain: Bool {
    switch self {
    case .absent, .unwritten, .undecided, .error: false
    default: true
    }
  }
}
