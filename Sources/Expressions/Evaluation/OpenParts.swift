/// What parts of a condition answer that are neither true nor false.
struct OpenParts {
  private let symbol: String
  private var missing = MissingFactsCollector()
  private var error: Operand?

  /// The symbol or word of what joins the parts.
  init(of symbol: String) {
    self.symbol = symbol
  }

  mutating func collect(_ operand: Operand) {
    if missing.collect(operand) { return }
    guard error == nil else { return }
    if case .error = operand.value {
      error = operand
    } else {
      error = Operand.failure(.notFor(symbol, [operand.value]))
    }
  }

  /// What they come to, if no other part decides; missing comes first.
  var result: Operand {
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    guard let error else { preconditionFailure("every part is missing or wrong") }
    return error
  }
}
