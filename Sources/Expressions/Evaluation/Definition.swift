/// A name that stands for what a program answers: the name's slot, and the program.
package struct Definition: Sendable {
  package let slot: Int
  package let program: SharedProgram

  package init(slot: Int, program: SharedProgram) {
    self.slot = slot
    self.program = program
  }
}
