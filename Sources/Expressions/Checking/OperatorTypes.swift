/// Which types an operator goes with.
enum OperatorTypes {
  /// Two types of operands and the type of the result.
  private typealias Row = (left: ValueType, right: ValueType, result: ValueType)

  /// The type of the result; nil if the operator doesn't go with the operands.
  static func result(of symbol: BinaryOperator, _ left: ValueType, _ right: ValueType) -> ValueType?
  {
    var result: ValueType?
    for row in rows(of: symbol) where fits(row.left, left) && fits(row.right, right) {
      guard let found = result else {
        result = row.result
        continue
      }
      if found != row.result { return .dynamic }
    }
    return result
  }

  /// Whether values of the type have an order.
  static func isOrdered(_ type: ValueType) -> Bool {
    switch type {
    case .boolean, .integer, .unsigned, .double, .string, .enumeration, .bytes, .timestamp,
      .duration, .dynamic, .erroneous, .parameter:
      true
    default: false
    }
  }

  private static func fits(_ expected: ValueType, _ found: ValueType) -> Bool {
    if found.isOpen { return true }
    return expected == found || (expected == .string && found.isText)
  }

  private static func rows(of symbol: BinaryOperator) -> [Row] {
    switch symbol {
    case .plus: plus
    case .minus: minus
    case .remainder: wholeNumbers
    default: numbers
    }
  }

  private static let wholeNumbers: [Row] = [
    (.integer, .integer, .integer), (.unsigned, .unsigned, .unsigned),
  ]

  private static let numbers: [Row] = wholeNumbers + [(.double, .double, .double)]

  private static let plus: [Row] =
    numbers + [
      (.string, .string, .string), (.bytes, .bytes, .bytes), (.duration, .duration, .duration),
      (.timestamp, .duration, .timestamp), (.duration, .timestamp, .timestamp),
    ]

  private static let minus: [Row] =
    numbers + [
      (.duration, .duration, .duration), (.timestamp, .duration, .timestamp),
      (.timestamp, .timestamp, .duration),
    ]
}
