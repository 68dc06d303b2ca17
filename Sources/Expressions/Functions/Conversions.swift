internal import Diagnostics

extension Function {
  static let toBool = Function(
    "bool", .function { (answer: Bool) in answer },
    .function(result: .boolean) { (text: String) in
      switch text {
      case "1", "t", "true", "TRUE", "True": .boolean(true)
      case "0", "f", "false", "FALSE", "False": .boolean(false)
      default: .unconvertible("\(text.quoted) is neither true nor false")
      }
    })

  static let toInt = Function(
    "int", .function { (number: Int64) in number },
    .function(result: .integer) { (number: UInt64) in
      Int64(exactly: number).map(Value.integer) ?? outOfRange("\(number)", "int")
    },
    .function(result: .integer) { (number: Double) in
      let isInside = number > -0x1p63 && number < 0x1p63
      return isInside ? .integer(Int64(number)) : outOfRange("\(number)", "int")
    },
    .function(result: .integer) { (text: String) in
      guard let number = Int64(text), !text.hasPrefix("+") else { return noNumber(text, "an int") }
      return .integer(number)
    }, .function { (time: Timestamp) in time.seconds })

  static let toUint = Function(
    "uint", .function { (number: UInt64) in number },
    .function(result: .unsigned) { (number: Int64) in
      UInt64(exactly: number).map(Value.unsigned) ?? outOfRange("\(number)", "uint")
    },
    .function(result: .unsigned) { (number: Double) in
      let isInside = number >= 0 && number < 0x1p64
      return isInside ? .unsigned(UInt64(number)) : outOfRange("\(number)", "uint")
    },
    .function(result: .unsigned) { (text: String) in
      guard let number = UInt64(text), !text.hasPrefix("+") else { return noNumber(text, "a uint") }
      return .unsigned(number)
    })

  static let toDouble = Function(
    "double",
    .function { (number: Double) in number }, .function { (number: Int64) in Double(number) },
    .function { (number: UInt64) in Double(number) },
    .function(result: .double) { (text: String) in
      DecimalNumber.double(from: text).map(Value.double) ?? noNumber(text, "a double")
    })

  static let toText = Function(
    name: "string",
    overloads: [
      ValueType.string, .boolean, .integer, .unsigned, .double, .bytes, .timestamp, .duration,
    ].map { Overload([$0], result: .string, body: { text($0) }) })

  static let toBytes = Function(
    "bytes",
    .function { (bytes: Bytes) in bytes }, .function { (text: String) in Bytes(text.utf8) })

  static let toTimestamp = Function(
    "timestamp", .function { (time: Timestamp) in time },
    .function(result: .timestamp) { (text: String) in
      guard let time = Timestamp(text) else {
        return .unconvertible("\(text.quoted) is no time such as 2026-11-21T09:00:00Z")
      }
      return inRange(time)
    },
    .function(result: .timestamp) { (seconds: Int64) in
      inRange(Timestamp(seconds: seconds, nanoseconds: 0))
    })

  static let toDuration = Function(
    "duration", .function { (span: Duration) in span },
    .function(result: .duration) { (text: String) in
      guard let span = Duration(text) else {
        return .unconvertible("\(text.quoted) is no span such as 1h30m or 2.5s, or is too long")
      }
      return .duration(span)
    })

  private static func text(_ call: Arguments) -> Value {
    guard let bytes = Bytes(call[0].value) else {
      let value = call[0].value
      return NamedText(value)?.value ?? value.text.map(Value.string) ?? call.mismatch
    }
    let text = String(validating: bytes, as: UTF8.self)
    return text.map(Value.string) ?? .unconvertible("the bytes are not UTF-8")
  }

  private static func inRange(_ time: Timestamp) -> Value {
    time.isInRange ? .timestamp(time) : .error(.timeOutOfRange)
  }

  private static func outOfRange(_ number: String, _ type: String) -> Value {
    .error(EvaluationError(.outOfRange, "\(number) is out of the range of \(type)"))
  }

  private static func noNumber(_ text: String, _ type: String) -> Value {
    .unconvertible("\(text.quoted) is not \(type)")
  }
}

extension Function {
  static let base64Encode = Function(
    "base64.encode", .function { (bytes: Bytes) in Base64Text.text(of: bytes) })

  static let base64Decode = Function(
    "base64.decode",
    .function(result: .bytes) { (text: String) in
      Base64Text.bytes(of: text).map { .bytes(Bytes($0)) }
        ?? .unconvertible("\(text.quoted) is not base 64")
    })
}
