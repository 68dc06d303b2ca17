/// What a condition says, for which no value is made.
///
/// Half of what is evaluated are conditions, and most of them ask about one field: answering so,
/// from where the field lies, takes a fifth of the instructions off judging an ordinary fleet.
package enum Truth {
  case yes
  case no
  /// What is missing, undecided or wrong.
  case neither(TracedValue)

  init(_ answer: Bool) {
    self = answer ? .yes : .no
  }

  package init(_ operand: TracedValue) {
    if case .boolean(let answer) = operand.value {
      self = answer ? .yes : .no
    } else {
      self = .neither(operand)
    }
  }

  var operand: TracedValue {
    switch self {
    case .yes: TracedValue(.boolean(true))
    case .no: TracedValue(.boolean(false))
    case .neither(let operand): operand
    }
  }
}
