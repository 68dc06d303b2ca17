internal import Diagnostics
internal import Documents
internal import Expressions

/// The values of a rule's parameters, and the type that its expressions see.
struct ParameterSet {
  private(set) var names: [String]
  private(set) var values: [Value]
  /// Whether any of them isn't as the rule has it.
  private(set) var isChanged = false

  init(_ parameters: [RuleSource.Parameter]) {
    names = parameters.map(\.name)
    values = parameters.map(\.value)
  }

  /// What messages call the type of all parameters of a rule.
  static let typeName = "parameters"

  var record: Record { Record(type: type, slots: ContiguousArray(values.map { TracedValue($0) })) }

  var type: ObjectType {
    ObjectType(
      name: Self.typeName,
      fields: zip(names, values).map {
        ObjectType.Field(name: $0, type: $1.parameterType, meaning: "A parameter of this rule.")
      }
    )
  }

  /// Puts a value in the place of another of its type; the answer is what is wrong with it.
  mutating func override(
    _ entry: DocumentNode.Entry,
    of rule: String
  ) -> (message: Diagnostic.Message, node: DocumentNode)? {
    guard let index = names.firstIndex(of: entry.name) else {
      return (.unknownParameter(entry.name, of: rule, among: names), entry.key)
    }
    guard let written = ParameterValue(entry.value) else {
      return (.parameterNotAValue(entry.name), entry.value)
    }
    let value = Self.widened(written.value, to: values[index])
    guard value.parameterType == values[index].parameterType else {
      return (.parameterType(entry.name, of: rule), entry.value)
    }
    values[index] = value
    isChanged = true
    return nil
  }

  /// A whole number will do where a double is asked for.
  private static func widened(_ value: Value, to example: Value) -> Value {
    guard case .integer(let number) = value, case .double = example else { return value }
    return .double(Double(number))
  }
}

extension Value {
  /// Whether a file would write both the same.
  func isWritten(like other: Value) -> Bool {
    switch (self, other) {
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.double(let one), .double(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.list(let one), .list(let other)):
      one.elementsEqual(other) { $0.value.isWritten(like: $1.value) }
    default: false
    }
  }

  /// The type of a parameter with such a value.
  var parameterType: ValueType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .double: .double
    case .string: .string
    case .list(let items): .list(items.first?.value.parameterType ?? .string)
    default: .dynamic
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownParameter(
    _ name: String,
    of rule: String,
    among known: [String]
  ) -> Self {
    let meant = Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    let have = known.isEmpty ? "it has none" : "it has \(known.together)"
    return Self("\(rule.quoted) has no parameter \(name.quoted); \(meant ?? have)")
  }

  fileprivate static func parameterType(_ name: String, of rule: String) -> Self {
    Self("\(name.quoted) of \(rule.quoted) is of another type; write it as the rule does")
  }
}
