/// A name that expressions may use for a value that is handed in when they are evaluated.
package struct Variable: Hashable, Sendable {
  package let name: String
  package let type: ValueType

  package init(_ name: String, _ type: ValueType) {
    self.name = name
    self.type = type
  }
}
