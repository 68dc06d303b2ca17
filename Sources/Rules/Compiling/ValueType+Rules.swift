internal import Diagnostics
internal import Expressions

/// What texts and keys of rules ask of a type.
extension ValueType {
  /// Whether a message can show such a value.
  var isPrintable: Bool {
    switch self {
    case .string, .enumeration, .integer, .unsigned, .double, .boolean, .timestamp, .dynamic,
      .erroneous:
      true
    default: false
    }
  }

  /// Whether such values stay what they are while the same thing is found.
  var tellsApart: Bool {
    switch self {
    case .string, .enumeration, .integer, .boolean, .timestamp, .erroneous: true
    default: false
    }
  }

  /// What of it a message could show, to follow a message.
  func fieldToShow(of text: String) -> Message {
    guard case .object(let type) = self, let field = type.fields.first(where: \.type.isPrintable)
    else { return "" }
    return "; write one of its fields, such as {\(text).\(field.name)}"
  }

  /// What a list is of.
  var item: ValueType? {
    if case .list(let item) = self { item } else { nil }
  }

  /// The enumeration of which it is a word.
  var enumeration: EnumerationType? {
    if case .enumeration(let type) = self { type } else { nil }
  }
}
