package import Diagnostics

/// Why an expression has no value, although every fact it needs is there.
package struct EvaluationError: Error, Hashable, Sendable {
  package let kind: Kind
  package let message: Message
  /// Where in the expression it happened, in UTF-8 bytes of the expression's own text.
  package let bytes: Range<Int>?
  /// The expression in which it happened; nil where that isn't known.
  package let program: Program?

  /// What sort of thing went wrong.
  package enum Kind: String, Hashable, Sendable {
    case divisionByZero, overflow, outOfRange, noSuchKey, noSuchField, repeatedKey,
      indexOutOfBounds, noMatchingOverload, invalidArgument, badConversion, badPattern,
      emptyOptional, unknownName, costLimit, nestingLimit
  }

  package init(
    _ kind: Kind, _ message: Message, at bytes: Range<Int>? = nil, in program: Program? = nil
  ) {
    self.kind = kind
    self.message = message
    self.bytes = bytes
    self.program = program
  }

  /// The error at a place of that expression; one that has a place keeps it.
  func located(at place: Range<Int>, in program: Program) -> EvaluationError {
    self.program == nil ? EvaluationError(kind, message, at: bytes ?? place, in: program) : self
  }
}

extension EvaluationError {
  /// The limit of steps was reached.
  static let costLimit = EvaluationError(
    .costLimit, "the expression needs more steps than it may take")

  /// So many steps were taken by what was evaluated before.
  package static func allSpent(_ limit: Int) -> EvaluationError {
    EvaluationError(
      .costLimit,
      "the rules before it took more than the \(Amount(limit)) steps that one description may cost")
  }

  /// A value or programs nested too deeply.
  static let tooDeep = EvaluationError(.nestingLimit, "the value is nested too deeply")

  /// An operator or function that doesn't take such values.
  static func notFor(_ what: String, _ values: [Value]) -> EvaluationError {
    let names = values.map(\.typeName).joined(separator: ", ")
    return EvaluationError(.noMatchingOverload, "\(what.quoted) doesn't go with \(names)")
  }
}
