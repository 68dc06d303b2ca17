/// What a function is called with: only values, never anything missing or wrong.
package struct Arguments {
  /// All of them, the receiver first.
  private var all: ContiguousArray<TracedValue> = []
  /// How many bytes of text, or ten times how many items, a result may have.
  var room = 0
  let zones: TimeZones

  /// None so far; there will be so many.
  init(count: Int, zones: TimeZones) {
    self.zones = zones
    all.reserveCapacity(count)
  }

  package var count: Int { all.count }

  /// The argument in that position; null behind the last.
  package subscript(index: Int) -> TracedValue {
    index < all.count ? all[index] : TracedValue(.null)
  }

  mutating func append(_ argument: TracedValue) {
    all.append(argument)
  }

  var values: [Value] { all.map(\.value) }

  /// The argument if it is a text.
  func text(_ index: Int) -> String? {
    if case .string(let text) = self[index].value { text } else { nil }
  }

  /// The argument if it is bytes.
  func bytes(_ index: Int) -> ContiguousArray<UInt8>? {
    if case .bytes(let bytes) = self[index].value { bytes } else { nil }
  }

  /// The argument if it is an int.
  func integer(_ index: Int) -> Int64? {
    if case .integer(let number) = self[index].value { number } else { nil }
  }

  /// The argument if it is a double.
  func double(_ index: Int) -> Double? {
    if case .double(let number) = self[index].value { number } else { nil }
  }

  /// The argument's items if it is a list.
  func list(_ index: Int) -> ContiguousArray<TracedValue>? {
    if case .list(let items) = self[index].value { items } else { nil }
  }

  /// The argument if it is a timestamp.
  func timestamp(_ index: Int) -> Timestamp? {
    if case .timestamp(let time) = self[index].value { time } else { nil }
  }

  /// The argument if it is a duration.
  func duration(_ index: Int) -> Duration? {
    if case .duration(let span) = self[index].value { span } else { nil }
  }

  /// The answer to arguments of types that no overload has.
  var mismatch: Value {
    let types = values.map(\.typeName).joined(separator: ", ")
    return .error(EvaluationError(.noMatchingOverload, "the function doesn't take (\(types))"))
  }

  /// The answer when the result would be larger than the cost limit allows.
  var tooLarge: Value { .error(.costLimit) }
}

extension Value {
  /// An error about an argument's value.
  static func invalid(_ text: String) -> Value {
    .error(EvaluationError(.invalidArgument, text))
  }

  /// An error about a value that can't be turned into another type.
  static func unconvertible(_ text: String) -> Value {
    .error(EvaluationError(.badConversion, text))
  }
}
