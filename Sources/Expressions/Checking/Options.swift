/// How strictly expressions are checked.
package struct Options: Sendable {
  /// Whether `<` and its like may compare an int with a double.
  package var ordersAcrossNumbers = false
  /// Whether the items of a list literal must have one type, likewise keys and values of a map.
  package var demandsOneType = false
  /// Whether types are checked at all; if not, every mistake waits until it is met.
  package var checksTypes = true
  package var limits = Limits()

  /// As CEL's reference implementation has them unless told otherwise.
  package static let reference = Options()

  /// For rules: helpful where CEL is pedantic, and strict where it is lax.
  package static let rules = {
    var options = Options()
    options.ordersAcrossNumbers = true
    options.demandsOneType = true
    return options
  }()
}
