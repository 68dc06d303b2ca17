internal import Diagnostics
internal import Expressions
internal import Model

extension Function {
  static let contrast = Function(
    name: "contrast", parameters: [FieldType.colour.valueType, FieldType.colour.valueType],
    result: .double
  ) { arguments in
    guard let one = arguments[0].value.string, let other = arguments[1].value.string else {
      preconditionFailure("the checker lets only strings through")
    }
    guard let first = Colour(one) else { return .error(.notAColour(one)) }
    guard let second = Colour(other) else { return .error(.notAColour(other)) }
    return .double(first.contrast(with: second))
  }
}

extension EvaluationError {
  fileprivate static func notAColour(_ text: String) -> EvaluationError {
    EvaluationError(.invalidArgument, Message("\(text.quoted) is no colour"))
  }
}
