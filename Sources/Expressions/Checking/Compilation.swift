package import Diagnostics

/// What became of an expression: a program, or mistakes; and what it uses.
package struct Compilation: Sendable {
  private enum Outcome: Sendable {
    case program(Program)
    /// With the slots of the variables that the expression uses.
    case mistakes([Mistake], variables: [Int])
  }

  private let outcome: Outcome
  package let type: ValueType
  /// The declared fields it selects, some of them more than once.
  package let reads: [FieldReference]
  /// Every name in it, be it of a variable, a function or a field.
  private let names: ContiguousArray<String>

  init(
    _ program: Program,
    type: ValueType,
    reads: [FieldReference],
    names: ContiguousArray<String>
  ) {
    outcome = .program(program)
    self.type = type
    self.reads = reads
    self.names = names
  }

  init(
    mistakes: [Mistake],
    type: ValueType = .erroneous,
    reads: [FieldReference] = [],
    variables: [Int] = []
  ) {
    outcome = .mistakes(mistakes, variables: variables)
    self.type = type
    self.reads = reads
    names = []
  }

  /// Nil if there are mistakes.
  package var program: Program? {
    if case .program(let program) = outcome { program } else { nil }
  }

  package var mistakes: [Mistake] {
    if case .mistakes(let mistakes, _) = outcome { mistakes } else { [] }
  }

  /// Whether one more variable, of that name, might change what it means.
  package func mayMean(_ name: String) -> Bool {
    program == nil || name.utf8.contains(UInt8(ascii: "."))
      || names.contains { $0.isSameText(as: name) }
  }

  /// Whether it uses the environment's variable of a slot.
  package func uses(slot: Int) -> Bool {
    switch outcome {
    case .program(let program): program.variables.contains(slot)
    case .mistakes(_, let variables): variables.contains(slot)
    }
  }
}

/// Something wrong with an expression, and where in its own text.
package struct Mistake: Error, Hashable, Sendable {
  package let message: Diagnostic.Message
  /// UTF-8 offsets in the expression's text; whoever embeds it maps them to a file.
  package let bytes: Range<Int>

  package init(_ message: Diagnostic.Message, at bytes: Range<Int>) {
    self.message = message
    self.bytes = bytes
  }
}
