internal import Expressions

/// Reads, checks and evaluates an expression.
enum ExpressionTarget: TextTarget {
  static let name = "expression"

  static func run(_ text: String) {
    for environment in World.environments {
      let compilation = environment.compile(text)
      let bytes = 0...text.utf8.count
      for mistake in compilation.mistakes {
        precondition(
          bytes.contains(mistake.bytes.lowerBound) && bytes.contains(mistake.bytes.upperBound),
          "a mistake is somewhere in the expression")
      }
      guard let program = compilation.program else {
        precondition(!compilation.mistakes.isEmpty, "what can't be evaluated has a mistake")
        continue
      }
      precondition(compilation.mistakes.isEmpty, "what can be evaluated has no mistake")
      evaluate(program, within: bytes)
    }
  }

  private static func evaluate(_ program: Program, within bytes: ClosedRange<Int>) {
    var frame = World.frame
    let first = program.evaluate(in: &frame)
    if case .error(let error) = first.value, let place = error.bytes {
      precondition(bytes.contains(place.upperBound), "an error is somewhere in the expression")
    }
    let cost = frame.cost
    precondition(cost >= 0, "evaluating costs something or nothing")
    frame = World.frame
    _ = program.evaluate(in: &frame)
    precondition(frame.cost == cost, "evaluating costs the same every time")
  }
}
