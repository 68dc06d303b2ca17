/// What keeps an expression from a stranger within bounds.
package struct Limits: Sendable {
  /// The longest text of an expression, in bytes.
  package let bytes: Int
  /// How deeply the parts of an expression, and the values they make, may be nested.
  package let depth: Int

  package init(bytes: Int = 20_000, depth: Int = 50) {
    self.bytes = bytes
    self.depth = depth
  }
}
