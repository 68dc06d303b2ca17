internal import Diagnostics

extension Function {
  static let toBool = Function(
    "bool", "Whether the text says true or false.", example: "bool('true')",
    .function { (answer: Bool) in answer },
    .function(result: .boolean) { (text: String) in
      switch text {
      case "1", "t", "true", "TRUE", "True": .boolean(true)
      case "0", "f", "false", "FALSE", "False": .boolean(false)
      default: .unconvertible("\(text.quoted) is neither true nor false")
      }
    })

  static let toInt = Function(
    "int", "The whole number that a number, text or time stands for.", example: "int('44') == 44",
    .function { (number: Int64) in number },
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
    "uint", "The whole number without sign that a number or text stands for.",
    example: "uint('44') == 44u", .function { (number: UInt64) in number },
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
    "double", "The double that a number or text stands for.", example: "double('44') == 44.0",
    .function { (number: Double) in number }, .function { (number: Int64) in Double(number) },
    .function { (number: UInt64) in Double(number) },
    .function(result: .double) { (text: String) in
      DecimalNumber.double(from: text).map(Value.double) ?? noNumber(text, "a double")
    })

  static let toText = Function(
    name: "string", summary: "The value as text.", example: "string(44) == '44'",
    overloads: [
      ValueType.string, .boolean, .integer, .unsigned, .double, .bytes, .timestamp, .duration,
    ].map { Overload([$0], result: .string, body: { text($0) }) })

  static let toBytes = Function(
    "bytes", "The text in UTF-8.", example: "bytes('a') == b'a'",
    .function { (bytes: Bytes) in bytes }, .function { (text: String) in Bytes(text.utf8) })

  static let toTimestamp = Function(
    "timestamp", "The time of a text such as 2026-11-21T09:00:00Z, or of seconds.",
    example: "timestamp('2026-11-21T00:00:00Z').getFullYear() == 2026",
    .function { (time: Timestamp) in time },
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
    "duration", "The span of a text such as 1h30m or 2.5s.",
    example: "duration('90s') == duration('1m30s')", .function { (span: Duration) in span },
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
    "base64.encode", "The bytes in base 64, padded.",
    example: "base64.encode(b'Apple') == 'QXBwbGU='",
    .function { (bytes: Bytes) in Base64Text.text(of: bytes) })

  static let base64Decode = Function(
    "base64.decode", "The bytes that a text in base 64 stands for, padded or not.",
    example: "base64.decode('QXBwbGU=') == b'Apple'",
    .function(result: .bytes) { (text: String) in
      Base64Text.bytes(of: text).map { .bytes(Bytes($0)) }
        ?? .unconvertible("\(text.quoted) is not base 64")
    })
}
