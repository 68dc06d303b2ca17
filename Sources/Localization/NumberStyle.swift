internal import Diagnostics

/// How a language writes numbers.
package struct NumberStyle: Sendable {
  /// What stands before the decimals.
  package var decimal = "."
  /// What stands between the thousands of a large number.
  package var grouping = ","

  /// A whole number.
  package func text(_ number: Int) -> String { "\(number)" }

  /// A whole number that may be large.
  package func grouped(_ number: Int) -> String { number.grouped(by: grouping) }

  /// At the most two decimals and no trailing zeros: `327`, `4.4`.
  package func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e16 else { return "\(number)" }
    let hundredths = Int64((abs(number) * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    let whole = "\(sign)\(hundredths / 100)"
    let rest = hundredths % 100
    if rest == 0 { return whole }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : "\(rest < 10 ? "0" : "")\(rest)"
    return whole + decimal + decimals
  }
}
