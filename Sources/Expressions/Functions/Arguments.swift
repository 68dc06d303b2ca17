internal import Diagnostics

/// What a function is called with: only values, never anything missing or wrong.
package struct Arguments {
  /// The receiver first.
  private(set) var all: ContiguousArray<TracedValue> = []
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

  /// The answer to arguments of types that no overload has.
  var mismatch: Value { .error(.mismatch(values)) }

  /// What a function's closure takes next.
  func next<Part: CallPart>(
    _ type: Part.Type, _ position: inout Int
  ) throws(EvaluationError) -> Part {
    guard let part = Part(of: self, &position) else { throw .mismatch(values) }
    return part
  }
}

extension Value {
  /// An error about an argument's value.
  static func invalid(_ message: Message) -> Value {
    .error(EvaluationError(.invalidArgument, message))
  }

  /// An error about a value that can't be turned into another type.
  static func unconvertible(_ message: Message) -> Value {
    .error(EvaluationError(.badConversion, message))
  }

  /// The answer when the result would be larger than the cost limit allows.
  static var tooLarge: Value { .error(.costLimit) }
}

extension EvaluationError {
  /// Arguments of types that a function doesn't take.
  fileprivate static func mismatch(_ values: [Value]) -> EvaluationError {
    let types = values.map(\.typeName).joined(separator: ", ")
    return EvaluationError(.noMatchingOverload, Message("the function doesn't take (\(types))"))
  }
}
