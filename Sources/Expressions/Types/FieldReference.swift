/// A field that an expression reads: which object type declares it, and its name.
package struct FieldReference: Hashable, Sendable {
  package let type: String
  package let field: String

  package init(type: String, field: String) {
    self.type = type
    self.field = field
  }
}
