internal import Diagnostics

/// What `+ - * / %` make of two values; nothing wraps around and nothing traps.
enum Arithmetic {
  /// Nil if the operator doesn't go with the values.
  static func result(_ symbol: BinaryOperator, _ one: Value, _ other: Value) -> Value? {
    switch (one, other) {
    case (.integer(let one), .integer(let other)):
      return whole(symbol, one, other).map(Value.integer) ?? problem(symbol, other == 0)
    case (.unsigned(let one), .unsigned(let other)):
      return whole(symbol, one, other).map(Value.unsigned) ?? problem(symbol, other == 0)
    case (.double(let one), .double(let other)): return double(symbol, one, other).map(Value.double)
    case (.duration(let one), .duration(let other)): return span(symbol, one, other)
    case (.timestamp(let one), .duration(let other)): return moved(symbol, one, other)
    case (.duration(let one), .timestamp(let other)):
      return symbol == .plus ? moved(symbol, other, one) : nil
    case (.timestamp(let one), .timestamp(let other)):
      return symbol == .minus ? distance(from: other, to: one) : nil
    default: return nil
    }
  }

  /// Nil if the value has no negative.
  static func negated(_ value: Value) -> Value? {
    switch value {
    case .integer(let number):
      let (result, overflows) = Int64(0).subtractingReportingOverflow(number)
      return overflows ? .error(.overflow) : .integer(result)
    case .double(let number): return .double(-number)
    default: return nil
    }
  }

  private static func whole<Integer: FixedWidthInteger>(
    _ symbol: BinaryOperator, _ one: Integer, _ other: Integer
  ) -> Integer? {
    let (result, overflows) =
      switch symbol {
      case .plus: one.addingReportingOverflow(other)
      case .minus: one.subtractingReportingOverflow(other)
      case .times: one.multipliedReportingOverflow(by: other)
      case .divide: one.dividedReportingOverflow(by: other)
      default: one.remainderReportingOverflow(dividingBy: other)
      }
    return overflows ? nil : result
  }

  private static func problem(_ symbol: BinaryOperator, _ isZero: Bool) -> Value {
    let divides = symbol == .divide || symbol == .remainder
    return .error(divides && isZero ? .divisionByZero : .overflow)
  }

  /// Nil if the operator doesn't go with doubles.
  static func double(_ symbol: BinaryOperator, _ one: Double, _ other: Double) -> Double? {
    switch symbol {
    case .plus: one + other
    case .minus: one - other
    case .times: one * other
    case .divide: one / other
    default: nil
    }
  }

  private static func span(_ symbol: BinaryOperator, _ one: Duration, _ other: Duration) -> Value? {
    guard symbol == .plus || symbol == .minus else { return nil }
    guard let nanoseconds = whole(symbol, one.nanoseconds, other.nanoseconds) else {
      return .error(.overflow)
    }
    return .duration(Duration(nanoseconds: nanoseconds))
  }

  private static func moved(_ symbol: BinaryOperator, _ time: Timestamp, _ span: Duration) -> Value?
  {
    guard symbol == .plus || symbol == .minus else { return nil }
    let sign: Int64 = symbol == .plus ? 1 : -1
    let billion: Int64 = 1_000_000_000
    let seconds = time.seconds + sign * (span.nanoseconds / billion)
    let nanoseconds = Int64(time.nanoseconds) + sign * (span.nanoseconds % billion)
    let carried = Timestamp(seconds: seconds, carrying: nanoseconds)
    return carried.isInRange ? .timestamp(carried) : .error(.timeOutOfRange)
  }

  private static func distance(from one: Timestamp, to other: Timestamp) -> Value {
    let (seconds, overflows) = (other.seconds - one.seconds)
      .multipliedReportingOverflow(by: 1_000_000_000)
    let rest = Int64(other.nanoseconds) - Int64(one.nanoseconds)
    let (nanoseconds, overflowsAgain) = seconds.addingReportingOverflow(rest)
    if overflows || overflowsAgain { return .error(.timeOutOfRange) }
    return .duration(Duration(nanoseconds: nanoseconds))
  }
}

extension EvaluationError {
  /// A result that its type has no room for.
  static let overflow = EvaluationError(.overflow, "the result is too large for its type")
  /// A division by zero, of whole numbers.
  static let divisionByZero = EvaluationError(.divisionByZero, "nothing can be divided by 0")
  /// A time or span outside the years that there are.
  static let timeOutOfRange = EvaluationError(
    .outOfRange, "the time is out of range: years 1 to 9999, spans of at most 292 years")
}
