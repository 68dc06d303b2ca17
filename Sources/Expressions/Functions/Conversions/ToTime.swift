extension Function {
  static let toTimestamp = Function(
    name: "timestamp",
    summary: "The time of a text such as 2026-11-21T09:00:00Z, or of seconds.",
    example: "timestamp('2026-11-21T00:00:00Z').getFullYear() == 2026",
    overloads: [ValueType.timestamp, .string, .integer].map {
      Overload([$0], result: .timestamp, body: { timestamp($0) })
    }
  )

  static let toDuration = Function(
    name: "duration",
    summary: "The span of a text such as 1h30m or 2.5s.",
    example: "duration('90s') == duration('1m30s')",
    overloads: [ValueType.duration, .string].map {
      Overload([$0], result: .duration, body: { duration($0) })
    }
  )

  private static func timestamp(_ arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .timestamp: return arguments[0].value
    case .integer(let seconds):
      let time = Timestamp(seconds: seconds, nanoseconds: 0)
      return time.isInRange ? .timestamp(time) : .error(.timeOutOfRange)
    case .string(let text):
      guard let time = Timestamp(text) else {
        return .unconvertible("'\(text)' is no time such as 2026-11-21T09:00:00Z")
      }
      return time.isInRange ? .timestamp(time) : .error(.timeOutOfRange)
    default: return arguments.mismatch
    }
  }

  private static func duration(_ arguments: Arguments) -> Value {
    switch arguments[0].value {
    case .duration: return arguments[0].value
    case .string(let text):
      guard let span = Duration(text) else {
        return .unconvertible("'\(text)' is no span such as 1h30m or 2.5s, or is too long")
      }
      return .duration(span)
    default: return arguments.mismatch
    }
  }
}
