/// An object's fields, in the slots that its type gives them.
package struct Record: Sendable {
  package let type: ObjectType
  package var slots: ContiguousArray<Operand>

  package init(type: ObjectType, slots: ContiguousArray<Operand>) {
    self.type = type
    self.slots = slots
  }
}
