/// What shared programs answered in a frame, at addresses that hold as long as the frame.
struct KeptAnswers: ~Copyable {
  /// What was answered for an item, if the answer depends on one, and what that cost.
  struct Answer {
    let item: UnsafePointer<Operand>?
    let address: UnsafePointer<Operand>
    let cost: Int
    /// The answer before it of the same program; -1 if it is the first.
    let earlier: Int32
  }

  private var operands = OperandStack()
  private var answers: ContiguousArray<Answer> = []
  /// The latest answer of each program, by its number.
  private var latest: ContiguousArray<Int32>

  init(programs: Int) {
    latest = ContiguousArray(repeating: -1, count: programs)
    answers.reserveCapacity(64)
  }

  /// Whether so many are kept that looking through them would take too long.
  var isFull: Bool { answers.count >= Self.greatestCount }

  /// What the program answered for that item before.
  func answer(of program: Int, for item: UnsafePointer<Operand>?) -> Answer? {
    var number = latest[program]
    while number >= 0 {
      let answer = answers[Int(number)]
      if answer.item == item { return answer }
      number = answer.earlier
    }
    return nil
  }

  mutating func keep(
    _ operand: consuming Operand,
    of program: Int,
    for item: UnsafePointer<Operand>?,
    cost: Int
  ) -> UnsafePointer<Operand> {
    let address = operands.push(operand)
    answers.append(Answer(item: item, address: address, cost: cost, earlier: latest[program]))
    latest[program] = Int32(answers.count - 1)
    return address
  }

  private static let greatestCount = 512
}
