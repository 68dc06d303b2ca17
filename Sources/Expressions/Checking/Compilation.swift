/// What became of an expression: a program, or mistakes; and what it uses.
package struct Compilation: Sendable {
  /// Nil if there are mistakes.
  package let program: Program?
  package let type: ValueType
  package let mistakes: [Mistake]
  /// The declared fields it selects.
  package let reads: Set<FieldReference>
  /// The environment's variables it uses.
  package let variables: Set<String>

  init(
    program: Program? = nil,
    type: ValueType = .erroneous,
    mistakes: [Mistake],
    reads: Set<FieldReference> = [],
    variables: Set<String> = []
  ) {
    self.program = program
    self.type = type
    self.mistakes = mistakes
    self.reads = reads
    self.variables = variables
  }
}
