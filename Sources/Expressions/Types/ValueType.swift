/// What an expression can be, as the checker knows it before anything is evaluated.
package enum ValueType: Hashable, Sendable {
  /// Known only when evaluated; anything may be done with it.
  case dynamic
  /// The type of something that is wrong and was reported already; accepts everything.
  case erroneous
  case null
  case boolean
  case integer
  case unsigned
  case double
  case string
  case bytes
  case timestamp
  case duration
  /// A text that can be one of a few words only.
  indirect case enumeration(EnumerationType)
  indirect case list(ValueType)
  indirect case map(key: ValueType, value: ValueType)
  indirect case optional(ValueType)
  /// The type of a type, as `type(1)` has it.
  indirect case type(ValueType)
  case object(ObjectType)
  /// A type that only a host's functions know, such as `tuple(int, string)`.
  indirect case abstract(name: String, parameters: [ValueType])
  /// A type parameter of a function, such as T in `list(T)`.
  indirect case parameter(String)
}
