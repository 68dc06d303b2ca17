package import Diagnostics

/// What became of an expression: a program, or mistakes; and what it uses.
package struct Compilation: Sendable {
  /// Nil if there are mistakes.
  package let program: Program?
  package let mistakes: [Mistake]
  package let type: ValueType
  /// The slots of the environment's variables that it uses, each once.
  package let variables: [Int]
  /// The declared fields it selects, some of them more than once.
  package let reads: [FieldReference]
  /// Definitions that have to be compiled before; then there is no program.
  package let pending: [FactDefinition.Name]

  init(
    _ program: Program? = nil, mistakes: [Mistake] = [], type: ValueType = .erroneous,
    variables: [Int] = [], reads: [FieldReference] = [], pending: [FactDefinition.Name] = []
  ) {
    self.program = program
    self.mistakes = mistakes
    self.type = type
    self.variables = variables
    self.reads = reads
    self.pending = pending
  }

  /// Whether one more variable, of that name, might change what it means.
  package func mayMean(_ name: String) -> Bool {
    guard let program else { return true }
    return name.contains(byte: UInt8(ascii: "."))
      || program.code.names.contains { $0.isSameText(as: name) }
  }
}

/// Something wrong with an expression, and where in its own text.
package struct Mistake: Error, Hashable, Sendable {
  package let message: Message
  /// UTF-8 offsets in the expression's text; whoever embeds it maps them to a file.
  package let bytes: Range<Int>

  package init(_ message: Message, at bytes: Range<Int>) {
    self.message = message
    self.bytes = bytes
  }
}
