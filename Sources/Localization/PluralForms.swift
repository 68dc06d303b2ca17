/// When a language uses which plural: CLDR's categories, each with a condition.
package struct PluralForms: Sendable {
  static let other = "other"

  /// In the order in which they are tried.
  private var conditions: [(category: String, holds: @Sendable (Int) -> Bool)] = []

  package init() {}

  package mutating func add(_ category: String, when holds: @escaping @Sendable (Int) -> Bool) {
    conditions.append((category, holds))
  }

  /// The category of a number.
  func category(of number: Int) -> String {
    conditions.first { $0.holds(number) }?.category ?? Self.other
  }
}
