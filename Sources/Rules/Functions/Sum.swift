internal import Diagnostics
internal import Expressions

extension Function {
  static let sum = Function(
    name: "sum",
    overloads: [
      Overload(on: .list(.double), [], result: .double) { doubles($0) ?? integers($0) },
      Overload(on: .list(.integer), [], result: .integer) { integers($0) },
    ])

  /// Nil where there are none, or others as well.
  private static func doubles(_ arguments: Arguments) -> Value? {
    guard case .list(let items) = arguments[0].value else { return nil }
    var sum = 0.0
    for item in items {
      guard case .double(let number) = item.value else { return nil }
      sum += number
    }
    return .double(sum)
  }

  private static func integers(_ arguments: Arguments) -> Value {
    guard case .list(let items) = arguments[0].value else {
      preconditionFailure("the checker lets only lists through")
    }
    var sum: Int64 = 0
    for item in items {
      guard case .integer(let number) = item.value else {
        return .error(
          EvaluationError(.noMatchingOverload, Message("sum takes numbers of one type")))
      }
      let (next, overflows) = sum.addingReportingOverflow(number)
      if overflows { return .error(EvaluationError(.overflow, Message("the sum is too large"))) }
      sum = next
    }
    return .integer(sum)
  }
}
