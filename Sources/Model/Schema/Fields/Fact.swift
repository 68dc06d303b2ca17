package import Expressions

/// Something worked out from what was written, so that no rule computes it again.
package struct Fact: Sendable {
  package let name: String
  package let type: ValueType
  package let meaning: String

  package init(_ name: String, _ type: ValueType, _ meaning: String) {
    self.name = name
    self.type = type
    self.meaning = meaning
  }
}
