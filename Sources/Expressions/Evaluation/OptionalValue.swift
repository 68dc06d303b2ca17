/// A value that may be missing, as `optional.of(x)` and `a.?b` make it.
package indirect enum OptionalValue: Sendable {
  case none
  case some(Operand)
}
