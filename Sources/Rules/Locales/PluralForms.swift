internal import Expressions

/// When a language uses which plural: CLDR's categories, each with a condition on `n`.
package struct PluralForms: Sendable {
  static let other = "other"

  /// In the order in which they are tried.
  private var conditions: [(category: String, program: Program)] = []

  init() {}

  /// What is wrong with a condition is answered; then the category isn't used.
  mutating func add(_ category: String, _ condition: String) -> [Mistake] {
    let compilation = Self.environment.compile(condition, expecting: .boolean)
    if let program = compilation.program { conditions.append((category, program)) }
    return compilation.mistakes
  }

  /// The category of a number.
  func category(of number: Int) -> String {
    var frame = Frame(slots: 1, timeZones: TimeZones { _ in nil })
    frame[0] = TracedValue(.integer(Int64(number)))
    let fitting = conditions.first { condition in
      if case .boolean(true) = condition.program.evaluate(in: &frame).value { true } else { false }
    }
    return fitting?.category ?? Self.other
  }

  private static var environment: Environment {
    Environment(
      variables: [Variable("n", .integer)],
      functions: Function.standard,
      options: .rules
    )
  }
}
