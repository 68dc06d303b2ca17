internal import Diagnostics

/// What the closure of a function may take: an argument, or something that calls have besides.
protocol CallPart: SendableMetatype {
  /// The type of the argument; nil for what is none.
  static var argument: ValueType? { get }

  /// Nil if the argument in that position is of another type; if not, the next one comes next.
  init?(of call: Arguments, _ position: inout Int)
}

/// What the closure of a function may answer.
protocol FunctionResult: SendableMetatype {
  static var type: ValueType { get }

  var value: Value { get }
}

/// A Swift type that has the values of a type of expressions.
protocol FunctionValue: CallPart, FunctionResult {
  /// Nil for a value of another type.
  init?(_ value: Value)
}

extension FunctionValue {
  static var argument: ValueType? { type }

  init?(of call: Arguments, _ position: inout Int) {
    self.init(call[position].value)
    position += 1
  }
}

/// How many bytes of text, or ten times how many items, a result may have.
struct Room: CallPart {
  let bytes: Int

  var items: Int { bytes / 10 }

  static var argument: ValueType? { nil }

  init(of call: Arguments, _ position: inout Int) { bytes = call.room }
}

extension TimeZones: CallPart {
  static var argument: ValueType? { nil }

  init(of call: Arguments, _ position: inout Int) { self = call.zones }
}

/// A value of any type, which a function's types call T.
struct Anything: CallPart {
  let operand: TracedValue

  static var argument: ValueType? { .parameter("T") }

  init(of call: Arguments, _ position: inout Int) {
    operand = call[position]
    position += 1
  }
}

/// A list of items of any type, which a function's types call T.
struct Items: FunctionValue {
  let all: ContiguousArray<TracedValue>

  init(_ all: ContiguousArray<TracedValue>) { self.all = all }

  init?(_ value: Value) {
    guard case .list(let items) = value else { return nil }
    all = items
  }

  static var type: ValueType { .list(.parameter("T")) }
  var value: Value { .list(all) }
}

extension Bool: FunctionValue {
  static var type: ValueType { .boolean }
  var value: Value { .boolean(self) }
  init?(_ value: Value) {
    if case .boolean(let answer) = value { self = answer } else { return nil }
  }
}

extension Int64: FunctionValue {
  static var type: ValueType { .integer }
  var value: Value { .integer(self) }
  init?(_ value: Value) {
    if case .integer(let number) = value { self = number } else { return nil }
  }
}

extension UInt64: FunctionValue {
  static var type: ValueType { .unsigned }
  var value: Value { .unsigned(self) }
  init?(_ value: Value) {
    if case .unsigned(let number) = value { self = number } else { return nil }
  }
}

extension Double: FunctionValue {
  static var type: ValueType { .double }
  var value: Value { .double(self) }
  init?(_ value: Value) {
    if case .double(let number) = value { self = number } else { return nil }
  }
}

extension String: FunctionValue {
  static var type: ValueType { .string }
  var value: Value { .string(self) }
  init?(_ value: Value) { if let text = value.string { self = text } else { return nil } }
}

/// Octets, which are what expressions call bytes.
typealias Bytes = ContiguousArray<UInt8>

extension Bytes: CallPart, FunctionResult, FunctionValue {
  static var type: ValueType { .bytes }
  var value: Value { .bytes(self) }
  init?(_ value: Value) { if case .bytes(let bytes) = value { self = bytes } else { return nil } }
}

extension Timestamp: FunctionValue {
  static var type: ValueType { .timestamp }
  var value: Value { .timestamp(self) }
  init?(_ value: Value) { if case .timestamp(let time) = value { self = time } else { return nil } }
}

extension Duration: FunctionValue {
  static var type: ValueType { .duration }
  var value: Value { .duration(self) }
  init?(_ value: Value) { if case .duration(let span) = value { self = span } else { return nil } }
}

extension OptionalValue: FunctionValue {
  static var type: ValueType { .optional(.parameter("T")) }
  var value: Value { .optional(self) }
  init?(_ value: Value) {
    if case .optional(let optional) = value { self = optional } else { return nil }
  }
}

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

  mutating func append(_ argument: TracedValue) { all.append(argument) }

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
  fileprivate static func mismatch(_ values: [Value]) -> EvaluationError {
    let types = values.map(\.typeName).joined(separator: ", ")
    return EvaluationError(.noMatchingOverload, "the function doesn't take (\(types))")
  }
}
