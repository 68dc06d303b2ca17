extension Function {
  static let toInt = Function(
    name: "int",
    summary: "The whole number that a number, text or time stands for.",
    example: "int('44') == 44",
    overloads: [ValueType.integer, .unsigned, .double, .string, .timestamp].map {
      Overload([$0], result: .integer, body: { integer($0) })
    }
  )

  static let toUint = Function(
    name: "uint",
    summary: "The whole number without sign that a number or text stands for.",
    example: "uint('44') == 44u",
    overloads: [ValueType.unsigned, .integer, .double, .string].map {
      Overload([$0], result: .unsigned, body: { unsigned($0) })
    }
  )

  static let toDouble = Function(
    name: "double",
    summary: "The double that a number or text stands for.",
    example: "double('44') == 44.0",
    overloads: [ValueType.double, .integer, .unsigned, .string].map {
      Overload([$0], result: .double, body: { double($0) })
    }
  )

  private static func integer(_ arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .integer: return arguments[0].value
    case .unsigned(let number):
      return Int64(exactly: number).map(Value.integer) ?? outOfRange("\(number)", "int")
    case .double(let number):
      let isInside = number > -0x1p63 && number < 0x1p63
      return isInside ? .integer(Int64(number)) : outOfRange("\(number)", "int")
    case .string(let text):
      guard let number = Int64(text), !text.hasPrefix("+") else { return noNumber(text, "an int") }
      return .integer(number)
    case .timestamp(let time): return .integer(time.seconds)
    default: return arguments.mismatch
    }
  }

  private static func unsigned(_ arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .unsigned: return arguments[0].value
    case .integer(let number):
      return UInt64(exactly: number).map(Value.unsigned) ?? outOfRange("\(number)", "uint")
    case .double(let number):
      let isInside = number >= 0 && number < 0x1p64
      return isInside ? .unsigned(UInt64(number)) : outOfRange("\(number)", "uint")
    case .string(let text):
      guard let number = UInt64(text), !text.hasPrefix("+") else { return noNumber(text, "a uint") }
      return .unsigned(number)
    default: return arguments.mismatch
    }
  }

  private static func double(_ arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .double: return arguments[0].value
    case .integer(let number): return .double(Double(number))
    case .unsigned(let number): return .double(Double(number))
    case .string(let text):
      return DecimalNumber.double(from: text).map(Value.double) ?? noNumber(text, "a double")
    default: return arguments.mismatch
    }
  }

  private static func outOfRange(_ number: String, _ type: String) -> Value {
    .error(EvaluationError(.outOfRange, "\(number) is out of the range of \(type)"))
  }

  private static func noNumber(_ text: String, _ type: String) -> Value {
    .unconvertible("'\(text)' is not \(type)")
  }
}
