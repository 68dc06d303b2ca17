/// A test that a condition makes, and where each answer to it leads.
///
/// Branches tell what a condition answers where every fact is there and as expected. They make no
/// values, and have no words for what is missing or wrong: for that, there are the instructions.
struct Branch {
  /// Each needs numbers only, of parts of the program.
  enum Test {
    case known(Bool)
    /// Whether it is true what a path leads to.
    case fact(path: Int32)
    /// Whether the field was said of the record that a path leads to.
    case said(path: Int32, slot: Int32)
    /// Whether a path leads to that short word.
    case word(path: Int32, constant: Int32)
    /// Whether two instructions answer the same text, number or truth.
    case equality(Int32, Int32)
    /// Whether what an instruction answers is among the texts of a list.
    case membership(Int32, Int32)
    case comparison(Int32)
    /// Whether two conditions answer the same.
    case same(Int32, Int32)
    /// `all` or `exists`.
    case quantifier(macro: Int32)
    /// What only an instruction can tell.
    case instruction(Int32)
  }

  /// Two numbers that are compared, and the instruction for whatever else they turn out to be.
  struct Comparison {
    let symbol: BinaryOperator
    let left: Int32
    let right: Int32
    let cost: Int32
    let code: Int32
  }

  /// A number that is compared, or that others are made of.
  enum Measure {
    case known(Double)
    case fact(path: Int32)
    /// How much is in what an instruction answers.
    case size(Int32)
    case arithmetic(BinaryOperator, Int32, Int32)
    case instruction(Int32)
  }

  let test: Test
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
