/// What became of an expression: a program, or mistakes; and what it uses.
package struct Compilation: Sendable {
  /// Nil if there are mistakes.
  package let program: Program?
  package let type: ValueType
  package let mistakes: [Mistake]
  /// The declared fields it selects, some of them more than once.
  package let reads: [FieldReference]
  /// The slots of the variables that an expression with mistakes uses.
  private let variables: Set<Int>

  init(
    program: Program? = nil,
    type: ValueType = .erroneous,
    mistakes: [Mistake],
    reads: [FieldReference] = [],
    variables: Set<Int> = []
  ) {
    self.program = program
    self.type = type
    self.mistakes = mistakes
    self.reads = reads
    self.variables = variables
  }
  /// Whether it uses the environment's variable of a slot.
  package func uses(slot: Int) -> Bool {
    (program?.variables ?? variables).contains(slot)
  }
}
