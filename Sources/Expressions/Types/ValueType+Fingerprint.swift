package import Diagnostics

extension ValueType {
  /// Adds everything that programs know of the type: its objects' fields, in their slots.
  package func add(to fingerprint: inout Fingerprint) {
    switch self {
    case .dynamic: fingerprint.add(0)
    case .erroneous: fingerprint.add(1)
    case .null: fingerprint.add(2)
    case .boolean: fingerprint.add(3)
    case .integer: fingerprint.add(4)
    case .unsigned: fingerprint.add(5)
    case .double: fingerprint.add(6)
    case .string: fingerprint.add(7)
    case .bytes: fingerprint.add(8)
    case .timestamp: fingerprint.add(9)
    case .duration: fingerprint.add(10)
    case .enumeration(let type):
      fingerprint.add(11)
      fingerprint.add(type.name)
      fingerprint.add(UInt64(type.words.count))
      for word in type.words { fingerprint.add(word) }
    case .list(let item):
      fingerprint.add(12)
      item.add(to: &fingerprint)
    case .map(let key, let value):
      fingerprint.add(13)
      key.add(to: &fingerprint)
      value.add(to: &fingerprint)
    case .optional(let wrapped):
      fingerprint.add(14)
      wrapped.add(to: &fingerprint)
    case .type(let instance):
      fingerprint.add(15)
      instance.add(to: &fingerprint)
    case .object(let type):
      fingerprint.add(16)
      type.add(to: &fingerprint)
    case .abstract(let name, let parameters):
      fingerprint.add(17)
      fingerprint.add(name)
      fingerprint.add(UInt64(parameters.count))
      for parameter in parameters { parameter.add(to: &fingerprint) }
    case .parameter(let name):
      fingerprint.add(18)
      fingerprint.add(name)
    }
  }
}

extension ObjectType {
  fileprivate func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(name)
    fingerprint.add(UInt64(fields.count))
    for field in fields {
      fingerprint.add(field.name)
      field.type.add(to: &fingerprint)
    }
  }
}
