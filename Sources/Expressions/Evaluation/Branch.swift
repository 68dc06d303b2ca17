/// A test that a condition makes, and where each answer to it leads.
///
/// Branches tell what a condition answers where every fact is there and as expected. They make no
/// values, and have no words for what is missing or wrong: for that, there are the instructions.
struct Branch {
  /// Each needs a path or numbers only, of parts of the program.
  enum Test: UInt8 {
    /// What is known from the beginning: true, if the first part is 1.
    case known
    /// Whether it is true what the path leads to.
    case fact
    /// Whether the first part, a field by its slot, was said of the record the path leads to.
    case said
    /// Whether the path leads to the first part, a short word among the constants.
    case word
    /// Whether two instructions answer the same text, number or truth.
    case equality
    /// Whether what an instruction answers is among the texts of the list that another answers.
    case membership
    /// Whether two numbers compare as the first part, one of the comparisons, says.
    case comparison
    /// Whether two conditions, by where their branches begin, answer the same.
    case same
    /// `all` or `exists`, by its number among the macros.
    case quantifier
    /// What only an instruction can tell.
    case instruction
  }

  /// Two numbers that are compared, and the instruction for whatever else they turn out to be.
  struct Comparison {
    let symbol: BinaryOperator
    let left: Measure
    let right: Measure
    let cost: Int32
    let code: Int32
  }

  /// A number that is compared, or that others are made of.
  enum Measure {
    case known(Double)
    case fact(FieldPath)
    /// How much is in what an instruction answers.
    case size(Int32)
    /// Of two numbers among the operands.
    case arithmetic(BinaryOperator, Int32, Int32)
    case instruction(Int32)
  }

  let test: Test
  let path: FieldPath
  let first: Int32
  let second: Int32
  /// What is paid for getting here, whatever the answer.
  var cost: Int32
  let whenTrue: Int32
  let whenFalse: Int32

  /// Where a branch leads that decides its condition.
  static let yes: Int32 = -1
  static let no: Int32 = -2
  /// Where branches would begin of what is no condition.
  static let none: Int32 = -3
}
