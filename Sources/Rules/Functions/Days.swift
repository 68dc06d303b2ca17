internal import Diagnostics
internal import Expressions

extension Function {
  static let days = Function(name: "days", parameters: [.integer], result: .duration) { arguments in
    guard case .integer(let days) = arguments[0].value else {
      preconditionFailure("the checker lets only integers through")
    }
    let (nanoseconds, overflows) = days.multipliedReportingOverflow(by: 86_400_000_000_000)
    guard !overflows else { return .error(EvaluationError(.overflow, Message("too many days"))) }
    return .duration(Duration(nanoseconds: nanoseconds))
  }
}
